import type { SeedOptionValue, SeedPicture, SeedProduct, SeedShop } from '../../seed-data.ts';
import { feltColors, foamColors } from './colors.ts';

const felts = Object.keys(feltColors);
const foams = Object.keys(foamColors);

/** The families of pictures that exist in colours, as `pictures/README.md` lists them, and these colours' keys. */
const tints: Readonly<Record<string, readonly string[]>> = {
  'fjord-wall-panel': felts,
  'hexa-felt-tiles': felts,
  'linea-baffle': felts,
  'bureau-desk-screen': felts,
  'felt-wall-strips': felts,
  'felt-pinboard': felts,
  'felt-roll': felts,
  'felt-basket': felts,
  'felt-coasters': felts,
  'felt-lampshade': felts,
  'pu-foam-sheets': foams,
  'foam-cylinder': foams,
  'pyra-foam-panel': foams,
};

/** The shop with a picture for every variant whose colour its product's first picture has been rendered in. */
export function withTints(shop: SeedShop): SeedShop {
  return { ...shop, products: shop.products.map(tinted) };
}

function tinted(product: SeedProduct): SeedProduct {
  const family = product.pictures[0].key;
  const colors = product.options?.find(({ key }) => key === 'color')?.values ?? [];
  const [first, ...others] = product.variants.map((variant) => {
    const color = colors.find(({ key }) => key === variant.choices.color);
    return color && !variant.picture && tints[family]?.includes(color.key)
      ? { ...variant, picture: tint(family, product, color) }
      : variant;
  });
  return first ? { ...product, variants: [first, ...others] } : product;
}

function tint(family: string, { name }: SeedProduct, color: SeedOptionValue): SeedPicture {
  return {
    key: `${family}-${color.key}`,
    alt: {
      nl: `${name.nl}, ${color.name.nl.toLowerCase()}`,
      fr: `${name.fr}, ${color.name.fr.toLowerCase()}`,
      de: `${name.de}, ${color.name.de}`,
      en: `${name.en}, ${color.name.en.toLowerCase()}`,
    },
  };
}
