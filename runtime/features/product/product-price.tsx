import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows the price of a product with and without VAT, the price it was reduced from and its unit price. */
export const ProductPrice = staticPart(async () => (await import('./product-price.static.tsx')).ProductPrice, ['vat']);
