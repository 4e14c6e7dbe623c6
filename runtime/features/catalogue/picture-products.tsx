import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows an image with numbered marks on its products, and the same products as a list of links below. */
export const PictureProducts = staticPart(
  async () => (await import('./picture-products.static.tsx')).PictureProducts,
  ['vat', 'address'],
);
