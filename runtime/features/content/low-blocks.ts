import type { components } from '#generated/contracts/content-api.ts';

/** Kinds of blocks that stand below the opening picture of a content page. */
export type SectionType = Exclude<components['schemas']['Block']['type'], 'hero'>;

/** Those that are a few lines each: the browser reserves less space for them. */
export const lowBlocks: ReadonlySet<SectionType> = new Set(['richText', 'usps', 'calculator']);
