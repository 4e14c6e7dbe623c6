import type { SitemapSource } from '../sitemap-source.ts';

/** Returns the overview: an image has no page of its own. */
export const inspirationSitemap: SitemapSource = async () => [{ key: 'inspirationOverview', params: {} }];
