import type { components } from '#generated/contracts/product-api.ts';

type Schemas = components['schemas'];

/** A view of the gallery: a picture, or the film with its still. */
export type GalleryView =
  | { readonly kind: 'picture'; readonly picture: Schemas['Image'] }
  | { readonly kind: 'film'; readonly film: Schemas['Video']; readonly picture: Schemas['Image'] };

/**
 * Returns the images in order, then the film. Its thumbnail is the last image: the provider's own still would tell it
 * of the visit.
 */
export function galleryViews(
  pictures: readonly Schemas['Image'][],
  film: Schemas['Video'] | undefined,
): readonly GalleryView[] {
  const views: GalleryView[] = pictures.map((picture) => ({ kind: 'picture', picture }));
  const still = pictures.at(-1);
  return film && still ? [...views, { kind: 'film', film, picture: still }] : views;
}
