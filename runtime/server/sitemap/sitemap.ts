import type { AddressedSite } from '#runtime/contracts/app.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import type { SitemapSource } from '#runtime/rpc/sitemap-source.ts';
import type { RpcServices } from '../rpc/rpc-services.ts';

/** One address of a sitemap. */
export interface SitemapUrl {
  readonly address: string;
  /** ISO 8601. */
  readonly lastModified?: string;
}

/** Lists the production addresses of every page of a locale. */
export type Sitemap = (locale: Locale) => Promise<readonly SitemapUrl[]>;

/** Milliseconds for which a list is cached: creating it reads the whole catalogue. */
const keptForMs = 10 * 60_000;

/** Creates a sitemap of the areas of a site. A list that could not be read is not cached. */
export function createSitemap(
  client: AddressedSite,
  services: RpcServices,
  sources: readonly SitemapSource[],
): Sitemap {
  const kept = new Map<Locale, { readonly until: number; readonly urls: Promise<readonly SitemapUrl[]> }>();
  return (locale) => {
    const known = kept.get(locale);
    if (known && known.until > Date.now()) return known.urls;
    const urls = loadUrls(client, services, sources, locale);
    kept.set(locale, { until: Date.now() + keptForMs, urls });
    urls.catch(() => kept.delete(locale));
    return urls;
  };
}

async function loadUrls(
  client: AddressedSite,
  services: RpcServices,
  sources: readonly SitemapSource[],
  locale: Locale,
): Promise<readonly SitemapUrl[]> {
  const domain = client.domains[locale];
  if (!domain) return [];
  const context = services.contextFor(locale);
  const lists = await Promise.all(sources.map((source) => source(context)));
  return lists.flat().flatMap(({ key, params, lastModified }) => {
    const path = hrefIn(client, locale, key, params);
    if (path === undefined) return [];
    const address = absoluteUrl(domain, path);
    return [lastModified === undefined ? { address } : { address, lastModified }];
  });
}
