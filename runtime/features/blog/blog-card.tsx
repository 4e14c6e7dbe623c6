import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows articles side by side. */
export const BlogCards = staticPart(async () => (await import('./blog-card.static.tsx')).BlogCards);
