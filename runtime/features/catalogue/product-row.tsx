import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows a few products side by side. */
export const ProductRow = staticPart(
  async () => (await import('./product-row.static.tsx')).ProductRow,
  ['vat', 'address'],
);
