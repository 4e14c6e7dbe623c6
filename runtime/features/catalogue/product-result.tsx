import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows a product among other search results. */
export const ProductResult = staticPart(
  async () => (await import('./product-result.static.tsx')).ProductResult,
  ['vat', 'address'],
);
