/** Folder of the generated modules that stand in for those of parts. */
export const overrideFolder = 'overrides';

/** What generated modules import files of `site-configs` by. */
export const configAlias = '#site-configs/';
