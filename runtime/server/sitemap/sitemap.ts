import pLimit from 'p-limit';
import type { AddressedSite } from '#runtime/contracts/app.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import { mediaPath, nearestWidth } from '#runtime/lib/media-path.ts';
import { readWhole, type SitemapEntry, type SitemapPiece, type SitemapSource } from '#runtime/rpc/sitemap-source.ts';
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

/** Production addresses of pages, by locale. */
export type UrlsByLocale = ReadonlyMap<Locale, readonly SitemapUrl[]>;

/** The pages of a site, as a whole or piece by piece. A piece is about a hundred pages in each locale. */
export interface Sitemap {
  /** Returns the number of pieces. */
  count(): Promise<number>;
  /** Returns all pages, cached for ten minutes. For sites of few pieces: it holds all of them. */
  whole(): Promise<UrlsByLocale>;
  /**
   * Reads a piece, from 1. In a list that is shown in another order or not in full in a language, the same page may be in another
   * piece there; then neither names the other.
   */
  read(piece: number): Promise<UrlsByLocale>;
}

/** Milliseconds for which the pages of a small site, and how many pieces there are, are cached. */
const keptForMs = 10 * 60_000;

/** Lists that are asked of the APIs at a time: crawlers can wait, and visitors need the APIs meanwhile. */
const readsAtOnce = 4;

/** Pixels: wide enough for search engines to show. */
const imageWidth = 1200;

/** A page with its address in one locale. */
interface Addressed {
  readonly entry: SitemapEntry;
  readonly address: string;
}

/** Creates the sitemap of the areas of a site. The pages of all languages are read, as each names the others. */
export function createSitemap(
  client: AddressedSite,
  services: RpcServices,
  sources: readonly SitemapSource[],
): Sitemap {
  const locales = client.locales.filter((locale) => client.domains[locale]);
  const inTurn = pLimit(readsAtOnce);
  const ask = (source: SitemapSource, locale: Locale, piece: number): Promise<SitemapPiece> =>
    inTurn(() => source(services.contextFor(locale), piece));

  /** Reads pages in all locales, and gives each page its alternates. */
  const readIn = async (load: (locale: Locale) => Promise<readonly SitemapEntry[]>): Promise<UrlsByLocale> => {
    const read = await allOf(locales, async (locale) => addressPages(client, locale, await load(locale)));
    const pages = new Map(read.map((found, index) => [locales[index], found]));
    return new Map(
      locales.map((locale) => [
        locale,
        [...(pages.get(locale) ?? [])].map(([page, found]) => toUrl(client, locale, found, listAlternates(page))),
      ]),
    );

    function listAlternates(page: string): SitemapUrl['alternates'] {
      return locales.flatMap((locale) => {
        const there = pages.get(locale)?.get(page);
        return there === undefined ? [] : [{ locale, address: there.address }];
      });
    }
  };

  /** Each source with its first piece in each locale. */
  const begin = createKept(() =>
    allOf(sources, async (source) => {
      const firsts = await allOf(locales, (locale) => ask(source, locale, 1));
      const first = new Map(locales.map((locale, index) => [locale, firsts[index]]));
      return { source, first, pieces: Math.max(0, ...firsts.map(({ pieces }) => pieces)) };
    }),
  );

  return {
    async count() {
      return (await begin()).reduce((sum, { pieces }) => sum + pieces, 0);
    },
    whole: createKept(async () => {
      const begun = await begin();
      return await readIn(async (locale) => {
        const read = ({ source, first }: (typeof begun)[number]): Promise<readonly SitemapEntry[]> =>
          readWhole((piece) => ask(source, locale, piece), first.get(locale));
        return (await allOf(begun, read)).flat();
      });
    }),
    async read(piece) {
      let at = piece;
      for (const { source, first, pieces } of await begin()) {
        if (at <= pieces) return await readIn((locale) => readPiece(source, locale, at, first.get(locale)));
        at -= pieces;
      }
      return new Map();
    },
  };

  async function readPiece(
    source: SitemapSource,
    locale: Locale,
    piece: number,
    first: SitemapPiece | undefined,
  ): Promise<readonly SitemapEntry[]> {
    if (piece === 1) return first?.entries ?? [];
    // A language may have fewer of them.
    return piece > (first?.pieces ?? 0) ? [] : (await ask(source, locale, piece)).entries;
  }
}

/** Waits for all of them, so that none that fails later is still there for the next request. */
async function allOf<Item, Value>(items: readonly Item[], load: (item: Item) => Promise<Value>): Promise<Value[]> {
  const loading = items.map(load);
  await Promise.allSettled(loading);
  return await Promise.all(loading);
}

/** Caches what is loaded; what could not be loaded is not cached. */
function createKept<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly until: number; readonly value: Promise<Value> } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.value;
    const loaded = { until: Date.now() + keptForMs, value: load() };
    kept = loaded;
    loaded.value.catch(() => {
      if (kept === loaded) kept = undefined;
    });
    return loaded.value;
  };
}

/** Names a page in all languages alike. One with parameters and without an id is in none but its own. */
const identify = ({ key, id, params }: SitemapEntry): string => `${key} ${id ?? JSON.stringify(params)}`;

/** Returns the pages of a locale that have an address, by what names them in all languages. */
function addressPages(
  client: AddressedSite,
  locale: Locale,
  entries: readonly SitemapEntry[],
): ReadonlyMap<string, Addressed> {
  const domain = client.domains[locale];
  if (!domain) return new Map();
  return new Map(
    entries.flatMap((entry) => {
      const path = hrefIn(client, locale, entry.key, entry.params);
      return path === undefined ? [] : [[identify(entry), { entry, address: absoluteUrl(domain, path) }]];
    }),
  );
}

function toUrl(
  client: AddressedSite,
  locale: Locale,
  { entry: { image, lastModified }, address }: Addressed,
  alternates: SitemapUrl['alternates'],
): SitemapUrl {
  const domain = client.domains[locale];
  const width = image && (nearestWidth(image.widths, imageWidth) ?? image.width);
  return {
    address,
    alternates: alternates.length < 2 ? [] : alternates,
    ...(lastModified !== undefined && { lastModified }),
    ...(image && width && domain && { image: absoluteUrl(domain, mediaPath(image.folder, width, 'webp')) }),
  };
}
