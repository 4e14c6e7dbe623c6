import type { SitemapSource } from '../sitemap-source.ts';

/** The overview: a picture has no page of its own. */
export const inspirationSitemap: SitemapSource = async () => [{ key: 'inspirationOverview', params: {} }];
