import type { FastifyBaseLogger } from 'fastify';
import { localTimeOf } from '#runtime/lib/local-time.ts';
import { closingHour } from '#runtime/lib/weekend.ts';
import { KeptReads } from '#runtime/rpc/kept-reads.ts';
import type { Storefront } from '../storefront.ts';
import { localeOfKey } from './page-address.ts';
import { PageKeeper } from './page-keeper.ts';
import { connectRedisPages } from './redis-pages.ts';

/** How pages are to be kept. */
export interface KeepingOptions {
  /** Bytes that kept pages may take in this process. */
  readonly bytes: number;
  /** Milliseconds for which a page is given as it is. 0: each visit makes it anew, and what is kept serves where that fails. */
  readonly freshMs: number;
  /** Where several servers keep pages together. `build` tells what was built from what. */
  readonly redis?: { readonly url: string; readonly build: string };
}

/** Pages at work. */
export interface Keeping {
  readonly keeper: PageKeeper;
  /** What pages are made of. */
  readonly reads: KeptReads;
  /** Lets go of what was made of one of these, here and on every server that shares pages with this one. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/** Pages that are kept at most; small ones would otherwise be without number. */
const maxPages = 20_000;

/** Milliseconds after its time for which a page is given once more while it is made anew. */
const staleMs = 3_600_000;

/** Milliseconds for which it is believed that an address leads nowhere, or elsewhere. */
const otherMs = 60_000;

/** Makes what keeps the pages of a site. */
export function createKeeping(
  { definition: { site }, answerTags }: Pick<Storefront, 'definition' | 'answerTags'>,
  { bytes, freshMs, redis }: KeepingOptions,
  log: FastifyBaseLogger,
): Keeping {
  const onFailure = (error: unknown): void => log.warn({ err: error }, 'A kept page could not be made anew or shared');
  const shared = redis && {
    ...connectRedisPages({
      ...redis,
      shopId: site.shopId,
      build: `${site.id}:${redis.build}`,
      onPurge: (tags) => letGo(tags),
      onFailure,
    }),
  };
  const keeper: PageKeeper = new PageKeeper({
    bounds: { bytes, items: maxPages },
    times: { fresh: freshMs, stale: freshMs > 0 ? staleMs : 0, other: otherMs },
    trueUntil: (key, now) => nextTurn(now, site.localeSettings[localeOfKey(key)]?.timeZone),
    ...(shared && { shared }),
    onFailure,
  });
  const reads = new KeptReads({ answerTags, freshMs, ...(shared && { hears: shared.hears }) });
  // The reads first: a page that is begun now must not be made of them.
  const letGo = (tags: readonly string[]): void => {
    reads.purge(tags);
    keeper.purge(tags);
  };
  return {
    keeper,
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
 * When what pages say of today changes next: at midnight, and at the hour after which orders count for the next working
 * day.
 *
 * @param now - Milliseconds since 1970.
 */
export function nextTurn(now: number, timeZone: string | undefined): number {
  if (timeZone === undefined) return Number.POSITIVE_INFINITY;
  const { hour, minute } = localTimeOf(new Date(now), timeZone);
  const turnHour = hour < closingHour ? closingHour : 24;
  return now - (now % minuteMs) + ((turnHour - hour) * 60 - minute) * minuteMs;
}
