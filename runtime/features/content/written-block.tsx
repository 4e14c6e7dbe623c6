import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows a block of a content page that an editor has written: texts, images and links. */
export const WrittenBlock = staticPart(async () => (await import('./written-block.static.tsx')).WrittenBlock);
