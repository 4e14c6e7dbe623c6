import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows what a product costs by quantity. */
export const ProductTiers = staticPart(async () => (await import('./product-tiers.static.tsx')).ProductTiers, ['vat']);
