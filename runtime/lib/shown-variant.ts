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

/** Returns the images to show: those of the variant first, then those of the product, each once. */
export function shownPictures(
  product: Pick<Schemas['Product'], 'images'>,
  variant: Pick<Schemas['ProductVariant'], 'images'> | undefined,
): readonly Schemas['Image'][] {
  const all = [...(variant?.images ?? []), ...product.images];
  return all.filter((picture, index) => all.findIndex((each) => each.folder === picture.folder) === index);
}
