import type { SeedPicture, SeedProduct, SeedShop, SeedVariant } from '../../seed-data.ts';
import type { SeedOptionValue } from '../../seed-options.ts';
import { feltColors, foamColors } from './colors.ts';

const felts = Object.keys(feltColors);
const foams = Object.keys(foamColors);

/**
 * The families of pictures that exist in colours, as `pictures/README.md` lists them, and these colours' keys. Where not
 * all colours are listed, no product has the others, or the family's own picture shows them.
 */
const tints: Readonly<Record<string, readonly string[]>> = {
  'fjord-wall-panel': felts,
  'hexa-felt-tiles': felts,
  'linea-baffle': ['pine', 'moss', 'sage', 'chalk', 'oat', 'fog', 'anthracite', 'ochre', 'lake'],
  'luna-round-raft': ['pine', 'sage', 'chalk', 'sand', 'anthracite', 'clay', 'ochre', 'lake', 'midnight'],
  'nube-ceiling-raft': ['chalk', 'oat', 'moss', 'fog', 'clay', 'lake', 'anthracite'],
  'quadra-ceiling-tile': ['oat', 'fog', 'anthracite'],
  'bureau-desk-screen': felts,
  'cascade-hanging-divider': [
    'moss',
    'sage',
    'chalk',
    'sand',
    'fog',
    'anthracite',
    'clay',
    'ochre',
    'lake',
    'midnight',
  ],
  'drape-acoustic-curtain': ['pine', 'moss', 'oat', 'fog', 'anthracite', 'clay', 'midnight'],
  'paravent-divider': ['pine', 'oat', 'fog', 'clay', 'ochre', 'midnight'],
  'felt-wall-strips': felts,
  'felt-pinboard': felts,
  'felt-roll': felts,
  'felt-basket': felts,
  'felt-coasters': felts,
  'felt-lampshade': felts,
  'felt-clouds': felts,
  'felt-circles': felts,
  'felt-triangles': felts,
  'felt-bricks': felts,
  'felt-headboard': felts,
  'felt-arches': felts,
  'felt-letters': felts,
  'felt-trays': felts,
  'felt-placemats': felts,
  'felt-desk-mat': felts,
  'felt-stair-pads': felts,
  'felt-drop-lampshade': felts,
  'foam-cylinder': ['anthracite', 'grey', 'blue'],
  'pyra-foam-panel': foams,
  'wedge-foam-panel': ['grey', 'blue'],
  'wedge-melamine-panel': ['anthracite'],
  'corner-bass-trap': ['grey', 'blue'],
};

/**
 * The shop with a picture for every variant in whose colour there is one of what it is: of the shape it was chosen in,
 * where the choice shows one, or else of what its product's first picture shows.
 */
export function withTints(shop: SeedShop): SeedShop {
  return { ...shop, products: shop.products.map(tinted) };
}

function tinted(product: SeedProduct): SeedProduct {
  const colors = product.options?.find(({ key }) => key === 'color')?.values ?? [];
  const [first, ...others] = product.variants.map((variant) => {
    const color = colors.find(({ key }) => key === variant.choices.color);
    const family = (shownByChoice(product, variant) ?? product.pictures[0]).key;
    return color && !variant.picture && tints[family]?.includes(color.key)
      ? { ...variant, picture: tint(family, product, color) }
      : variant;
  });
  return first ? { ...product, variants: [first, ...others] } : product;
}

function shownByChoice({ options = [] }: SeedProduct, { choices }: SeedVariant): SeedPicture | undefined {
  const chosen = options.flatMap(({ key, values = [] }) => values.filter((value) => value.key === choices[key]));
  return chosen.find(({ picture }) => picture)?.picture;
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
