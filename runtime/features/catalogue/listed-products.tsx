import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows the products on a page of a listing. */
export const ListedProducts = staticPart(
  async () => (await import('./listed-products.static.tsx')).ListedProducts,
  ['vat', 'address'],
);
