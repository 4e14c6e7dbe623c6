import type { components } from '#generated/contracts/product-api.ts';

type Schemas = components['schemas'];

/** Query parameter with the slug of the current variant. */
export const variantParameter = 'variant';

/** Returns the variant that an address names, by id or slug; the product may not have it. */
export function askedVariant(search: URLSearchParams): string | undefined {
  return search.get(variantParameter) || undefined;
}

/** Returns the variant of a product's answer; the first one where none, or an unknown one, was requested. */
export function shownVariant({
  variants,
  variantId,
}: Pick<Schemas['Product'], 'variants' | 'variantId'>): Schemas['ProductVariant'] | undefined {
  return variants.find(({ id }) => id === variantId) ?? variants[0];
}

/**
 * Returns the images to show, each once: those of the variant, and after a single one those of the product. A variant with several
 * has a gallery in its own colour, which the product's are not.
 */
export function shownPictures(
  product: Pick<Schemas['Product'], 'images'>,
  variant: Pick<Schemas['ProductVariant'], 'images'> | undefined,
): readonly Schemas['Image'][] {
  const own = variant?.images ?? [];
  const all = own.length > 1 ? own : [...own, ...product.images];
  return all.filter((picture, index) => all.findIndex((each) => each.folder === picture.folder) === index);
}
