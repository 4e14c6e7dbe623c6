import { escapeMarkup } from '../render/escape.ts';
import type { SitemapUrl } from './sitemap.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** What search engines read besides addresses: languages, and pictures. */
const extensions =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const opening = `${declaration}<urlset ${sitemaps} ${extensions}>`;
const closing = '</urlset>\n';

/** Renders a sitemap as sitemaps.org defines it. */
export function renderSitemap(urls: readonly SitemapUrl[]): string {
  return `${opening}${renderUrls(urls)}${closing}`;
}

/** Renders a sitemap whose addresses come bit by bit. */
export async function* renderLongSitemap(parts: AsyncIterable<readonly SitemapUrl[]>): AsyncGenerator<string> {
  yield opening;
  for await (const urls of parts) yield renderUrls(urls);
  yield closing;
}

const renderUrls = (urls: readonly SitemapUrl[]): string => urls.map(renderUrl).join('');

function renderUrl({ address, lastModified, alternates, image }: SitemapUrl): string {
  const parts = [
    `<loc>${escapeMarkup(address)}</loc>`,
    lastModified === undefined ? '' : `<lastmod>${escapeMarkup(lastModified)}</lastmod>`,
    ...alternates.map(
      ({ locale, address: there }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeMarkup(locale)}" href="${escapeMarkup(there)}"/>`,
    ),
    image === undefined ? '' : `<image:image><image:loc>${escapeMarkup(image)}</image:loc></image:image>`,
  ];
  return `<url>${parts.join('')}</url>`;
}

/** Renders the index of a sitemap in several files, by their addresses. */
export function renderSitemapIndex(files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeMarkup(file)}</loc></sitemap>`);
  return `${declaration}<sitemapindex ${sitemaps}>${entries.join('')}</sitemapindex>\n`;
}
