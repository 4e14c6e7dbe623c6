import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows the articles about a product, by kind. */
export const ProductStories = staticPart(async () => (await import('./product-stories.static.tsx')).ProductStories);
