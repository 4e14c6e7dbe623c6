import type { SitemapSource } from '../sitemap-source.ts';

/** Returns the calculator as it opens; a room that somebody described is no page of its own. */
export const acousticsSitemap: SitemapSource = async () => [{ key: 'acousticsCalculator', params: {} }];
