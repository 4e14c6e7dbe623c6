import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows the sample of a product's material, with a button that puts it into the cart. */
export const ProductSample = staticPart(
  async () => (await import('./product-sample.static.tsx')).ProductSample,
  ['vat'],
);
