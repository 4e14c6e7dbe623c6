import type { components } from '#generated/contracts/product-api.ts';

type Schemas = components['schemas'];

/** Query parameter that names the variant on show, by its slug. */
export const variantParameter = 'variant';

/** The variant that an address asks for; the first one when it asks for none or for one that does not exist. */
export function shownVariant(
  variants: Schemas['Product']['variants'],
  search: URLSearchParams,
): Schemas['ProductVariant'] | undefined {
  const asked = search.get(variantParameter);
  return variants.find((variant) => variant.slug === asked) ?? variants[0];
}

/**
 * What to show as the price of a variant. The product's own pricing is that of its first variant; the tiers of a variant
 * with another price are not known here, so none are shown.
 */
export function shownPricing(
  pricing: Schemas['Pricing'],
  variant: Pick<Schemas['ProductVariant'], 'priceIncVat' | 'priceExcVat'> | undefined,
): Schemas['Pricing'] {
  if (variant === undefined || variant.priceExcVat === pricing.priceExcVat) return pricing;
  const { priceIncVat, priceExcVat } = variant;
  return { ...pricing, priceIncVat, priceExcVat, volumeDiscount: [] };
}

/** Pictures to show: those of the variant first, then those of the product, each once. */
export function shownPictures(
  product: Pick<Schemas['Product'], 'images'>,
  variant: Pick<Schemas['ProductVariant'], 'images'> | undefined,
): readonly Schemas['Image'][] {
  const all = [...(variant?.images ?? []), ...product.images];
  return all.filter((picture, index) => all.findIndex((each) => each.folder === picture.folder) === index);
}
