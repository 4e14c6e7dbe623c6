import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows what is known of a product: measurements, description, specifications and safety. */
export const ProductFacts = staticPart(async () => (await import('./product-facts.static.tsx')).ProductFacts);
