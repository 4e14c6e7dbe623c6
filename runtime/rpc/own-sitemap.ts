import { fixedSource, type SitemapSource } from './sitemap-source.ts';

/** Creates the sitemap of routes that a site has of its own: those whose address has no parameters. */
export const createOwnSitemap = (keys: readonly string[]): SitemapSource =>
  fixedSource(keys.map((key) => ({ key, params: {} })));
