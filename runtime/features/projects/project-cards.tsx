import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows projects side by side. */
export const ProjectCards = staticPart(async () => (await import('./project-cards.static.tsx')).ProjectCards);
