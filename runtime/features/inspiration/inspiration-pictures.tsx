import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows images of rooms; where the site sells, with the products in them. */
export const InspirationPictures = staticPart(
  async () => (await import('./inspiration-pictures.static.tsx')).InspirationPictures,
  ['vat', 'address'],
);
