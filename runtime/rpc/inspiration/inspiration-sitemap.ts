import { fixedSource } from '../sitemap-source.ts';

/** The overview: an image has no page of its own. */
export const inspirationSitemap = fixedSource([{ key: 'inspirationOverview', params: {} }]);
