import type { FastifyBaseLogger } from 'fastify';
import { toLocalTime } from '#runtime/lib/local-time.ts';
import { closingHour } from '#runtime/lib/weekend.ts';
import { ReadCache } from '#runtime/rpc/read-cache.ts';
import type { Storefront } from '../storefront.ts';
import { localeOfKey } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { connectRedisPages } from './redis-pages.ts';

/** Options of the page cache and the read cache. */
export interface CacheOptions {
  /** Max. bytes of cached pages in this process. */
  readonly bytes: number;
  /**
   * Milliseconds for which a page is fresh. 0: every visit renders it again, and the cached page serves only if that
   * fails.
   */
  readonly freshMs: number;
  /** The Redis that several servers share pages through. Only pages of the same `build` are shared. */
  readonly redis?: { readonly url: string; readonly build: string };
}

/** The caches of a server. */
export interface Caches {
  readonly pages: PageCache;
  readonly reads: ReadCache;
  /** Purges by tags, here and on every server that shares pages with this one. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/** Max. number of cached pages; the limit on bytes alone would allow too many small ones. */
const maxPages = 20_000;

/** Milliseconds for which a page that is no longer fresh is served stale while it is rendered anew. */
const staleMs = 3_600_000;

/** Milliseconds for which a 404 or a redirect is fresh. */
const otherMs = 60_000;

/** Creates the page cache and the read cache of a site. */
export function createCaches(
  { definition: { site }, answerTags }: Pick<Storefront, 'definition' | 'answerTags'>,
  { bytes, freshMs, redis }: CacheOptions,
  log: FastifyBaseLogger,
): Caches {
  const onFailure = (error: unknown): void =>
    log.warn({ err: error }, 'A cached page could not be rendered anew or shared');
  const shared = redis && {
    ...connectRedisPages({
      ...redis,
      shopId: site.shopId,
      build: `${site.id}:${redis.build}`,
      onPurge: (tags) => letGo(tags),
      onFailure,
    }),
  };
  const pages: PageCache = new PageCache({
    bounds: { bytes, items: maxPages },
    times: { fresh: freshMs, stale: freshMs > 0 ? staleMs : 0, other: otherMs },
    trueUntil: (key, now) => nextContentChange(now, site.localeSettings[localeOfKey(key)]?.timeZone),
    ...(shared && { shared }),
    onFailure,
  });
  const reads = new ReadCache({ answerTags, freshMs, ...(shared && { hears: shared.hears }) });
  // Reads first: a rendering that begins now must not use them.
  const letGo = (tags: readonly string[]): void => {
    reads.purge(tags);
    pages.purge(tags);
  };
  return {
    pages,
    reads,
    async purge(tags) {
      letGo(tags);
      await shared?.purge(tags);
    },
    close: () => shared?.close(),
  };
}

const minuteMs = 60_000;

/**
 * Returns the time at which pages next change: at midnight, and at the hour after which orders count for the next
 * working day.
 *
 * @param now - Milliseconds since 1970.
 */
export function nextContentChange(now: number, timeZone: string | undefined): number {
  if (timeZone === undefined) return Number.POSITIVE_INFINITY;
  const { hour, minute } = toLocalTime(new Date(now), timeZone);
  const turnHour = hour < closingHour ? closingHour : 24;
  return now - (now % minuteMs) + ((turnHour - hour) * 60 - minute) * minuteMs;
}
