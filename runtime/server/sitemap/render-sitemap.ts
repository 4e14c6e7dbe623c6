import { escapeMarkup } from '../render/escape.ts';
import type { SitemapUrl } from './sitemap.ts';

/** Renders a sitemap as sitemaps.org defines it. */
export function renderSitemap(urls: readonly SitemapUrl[]): string {
  const entries = urls.map(({ address, lastModified }) => {
    const changed = lastModified === undefined ? '' : `<lastmod>${escapeMarkup(lastModified)}</lastmod>`;
    return `<url><loc>${escapeMarkup(address)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}
