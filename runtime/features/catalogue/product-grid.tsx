import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows products in rows of up to four. */
export const ProductGrid = staticPart(
  async () => (await import('./product-grid.static.tsx')).ProductGrid,
  ['vat', 'address'],
);
