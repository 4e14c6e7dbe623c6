import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows the title of a block, its introduction and a link to more; nothing for a block without either. */
export const BlockHead = staticPart(async () => (await import('./block-head.static.tsx')).BlockHead);
