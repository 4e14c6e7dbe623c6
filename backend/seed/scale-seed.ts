import type { PerLanguage, SeedData, SeedOldSlugs, SeedProduct, SeedShop } from './seed-data.ts';

/**
 * A data set whose first shop has so many products: its own, again and again, numbered from the second time on. For
 * measuring how the shop behaves with a large catalogue.
 */
export function scaleSeed(data: SeedData, products: number): SeedData {
  const [first, ...others] = data.shops;
  if (!first) return data;
  return { shops: [scaleShop(first, products), ...others] };
}

function scaleShop(shop: SeedShop, wanted: number): SeedShop {
  const products = Array.from({ length: wanted }, (_, index) => {
    const product = shop.products[index % shop.products.length];
    if (!product) throw new Error(`The shop ${shop.id} has no products to multiply.`);
    const round = Math.floor(index / shop.products.length) + 1;
    return round === 1 ? product : numbered(product, round);
  });
  return { ...shop, products };
}

function numbered(product: SeedProduct, round: number): SeedProduct {
  const [first, ...others] = product.variants;
  const numberedSku = (variant: typeof first): typeof first => ({ ...variant, sku: `${variant.sku}-${round}` });
  return {
    ...product,
    key: `${product.key}-${round}`,
    name: eachLanguage(product.name, (name) => `${name} ${round}`),
    slugs: eachLanguage(product.slugs, (slug) => `${slug}-${round}`),
    ...(product.oldSlugs && { oldSlugs: eachOldSlug(product.oldSlugs, (slug) => `${slug}-${round}`) }),
    variants: [numberedSku(first), ...others.map(numberedSku)],
  };
}

function eachLanguage(values: PerLanguage<string>, change: (value: string) => string): PerLanguage<string> {
  const changed: Record<`${'nl' | 'fr' | 'de' | 'en'}-${string}`, string> = {};
  for (const locale of ['nl-NL', 'nl-BE', 'fr-BE', 'fr-FR', 'de-DE', 'de-AT', 'en-GB'] as const) {
    const own = values[locale];
    if (own !== undefined) changed[locale] = change(own);
  }
  return { ...changed, nl: change(values.nl), fr: change(values.fr), de: change(values.de), en: change(values.en) };
}

function eachOldSlug(old: SeedOldSlugs, change: (slug: string) => string): SeedOldSlugs {
  return Object.fromEntries(Object.entries(old).map(([language, slugs]) => [language, (slugs ?? []).map(change)]));
}
