import { fixedSource } from '../sitemap-source.ts';

/** The calculator as it opens; a room that somebody described is no page of its own. */
export const acousticsSitemap = fixedSource([{ key: 'acousticsCalculator', params: {} }]);
