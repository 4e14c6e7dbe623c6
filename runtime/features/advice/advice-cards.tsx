import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows advice articles side by side. */
export const AdviceCards = staticPart(async () => (await import('./advice-cards.static.tsx')).AdviceCards);
