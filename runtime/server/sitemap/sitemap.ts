import type { AddressedSite } from '#runtime/contracts/app.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import { mediaPath, nearestWidth } from '#runtime/lib/media-path.ts';
import type { SitemapEntry, SitemapSource } from '#runtime/rpc/sitemap-source.ts';
import type { RpcServices } from '../rpc/rpc-services.ts';

/** One address of a sitemap. */
export interface SitemapUrl {
  readonly address: string;
  /** ISO 8601. */
  readonly lastModified?: string;
  /** The same page in each language that has it, this one included; empty for a page in one language. */
  readonly alternates: readonly { readonly locale: Locale; readonly address: string }[];
  /** Address of its picture. */
  readonly image?: string;
}

/** Lists the production addresses of every page of a locale. */
export type Sitemap = (locale: Locale) => Promise<readonly SitemapUrl[]>;

/** Milliseconds for which a list is cached: creating it reads the whole catalogue. */
const keptForMs = 10 * 60_000;

/** Pixels: wide enough for search engines to show. */
const imageWidth = 1200;

/** A page with its address in one locale. */
interface Addressed {
  readonly entry: SitemapEntry;
  readonly address: string;
}

/**
 * Creates a sitemap of the areas of a site. The pages of all languages are read, as each names the others. A list that could not be
 * read is not cached.
 */
export function createSitemap(
  client: AddressedSite,
  services: RpcServices,
  sources: readonly SitemapSource[],
): Sitemap {
  const pagesOf = createKept((locale) => loadPages(client, services, sources, locale));
  return createKept(async (locale) => {
    // All of them are waited for, so that none that fails later is still there for the next request.
    await Promise.allSettled(client.locales.map(pagesOf));
    const others = await Promise.all(
      client.locales.map(async (other) => ({ locale: other, pages: await pagesOf(other) })),
    );
    const domain = client.domains[locale];
    return [...(await pagesOf(locale))].map(([page, { entry, address }]): SitemapUrl => {
      const { image, lastModified } = entry;
      const alternates = others.flatMap(({ locale: other, pages }) => {
        const there = pages.get(page);
        return there === undefined ? [] : [{ locale: other, address: there.address }];
      });
      const width = image && (nearestWidth(image.widths, imageWidth) ?? image.width);
      return {
        address,
        alternates: alternates.length < 2 ? [] : alternates,
        ...(lastModified !== undefined && { lastModified }),
        ...(image && width && domain && { image: absoluteUrl(domain, mediaPath(image.folder, width, 'webp')) }),
      };
    });
  });
}

function createKept<Value>(load: (locale: Locale) => Promise<Value>): (locale: Locale) => Promise<Value> {
  const kept = new Map<Locale, { readonly until: number; readonly value: Promise<Value> }>();
  return (locale) => {
    const known = kept.get(locale);
    if (known && known.until > Date.now()) return known.value;
    const value = load(locale);
    kept.set(locale, { until: Date.now() + keptForMs, value });
    value.catch(() => kept.delete(locale));
    return value;
  };
}

/** Names a page in all languages alike. One with parameters and without an id is in none but its own. */
const identify = ({ key, id, params }: SitemapEntry): string => `${key} ${id ?? JSON.stringify(params)}`;

/** Loads the pages of a locale by what names them in all languages. */
async function loadPages(
  client: AddressedSite,
  services: RpcServices,
  sources: readonly SitemapSource[],
  locale: Locale,
): Promise<ReadonlyMap<string, Addressed>> {
  const domain = client.domains[locale];
  if (!domain) return new Map();
  const context = services.contextFor(locale);
  const lists = await Promise.all(sources.map((source) => source(context)));
  return new Map(
    lists.flat().flatMap((entry) => {
      const path = hrefIn(client, locale, entry.key, entry.params);
      return path === undefined ? [] : [[identify(entry), { entry, address: absoluteUrl(domain, path) }]];
    }),
  );
}
