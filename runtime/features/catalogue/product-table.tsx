import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows products as a table of their figures; on phones each is a block with the figures' names. */
export const ProductTable = staticPart(
  async () => (await import('./product-table.static.tsx')).ProductTable,
  ['vat', 'address'],
);
