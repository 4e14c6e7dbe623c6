import { BoundedStore, everything, type StoreBounds } from '#runtime/lib/bounded-store.ts';
import type { CachedPage, PageAnswer } from './page-answer.ts';

/** How long cached answers are fresh and stale. All times are milliseconds. */
export interface CacheTimes {
  /** Age up to which a page is fresh. */
  readonly fresh: number;
  /** Time after that for which it is stale: served while it is rendered again. */
  readonly stale: number;
  /** Age up to which a 404 or 301 is fresh. */
  readonly other: number;
}

/** A cache that several servers share. */
export interface SharedPages {
  /** Whether purges reach this server; otherwise nothing cached is served. */
  readonly hears: () => boolean;
  /**
   * Returns a valid page, and the number of purges so far, which `set` needs for a page whose rendering begins now;
   * `undefined` if the store does not answer.
   */
  readonly find: (key: string) => Promise<{ readonly page: CachedPage | undefined; readonly mark: number } | undefined>;
  readonly set: (key: string, page: CachedPage, mark: number) => Promise<void>;
}

export interface PageCacheOptions {
  readonly bounds: StoreBounds;
  readonly times: CacheTimes;
  /** Returns the time until which a page's time-dependent content is valid, in milliseconds since 1970. */
  readonly trueUntil?: (key: string, now: number) => number;
  readonly shared?: SharedPages;
  /** Called with errors in the background. */
  readonly onFailure: (error: unknown) => void;
}

/** The state of a cached answer, for the `Cache-Status` header and the metrics. */
export type Freshness = 'hit' | 'stale' | 'miss' | 'stale-if-error';

/** An answer and its cache state. */
export interface CacheResult {
  readonly answer: PageAnswer;
  readonly freshness: Freshness;
}

/** Share of the bounds for 404s and redirects. */
const otherShare = 0.1;

/** Milliseconds after a failed rendering for which the cached page is served without trying again. */
const retryPauseMs = 1000;

interface Rendering {
  readonly promise: Promise<CacheResult>;
  /** Tags that were purged since it began. */
  readonly purged: Set<string>;
}

const getBytes = ({ body }: CachedPage): number => body.size;

const isPage = ({ status }: PageAnswer): boolean => status === 200;
const isCacheable = ({ status }: PageAnswer): boolean => status === 200 || status === 404 || status === 301;
const isFailure = ({ status }: PageAnswer): boolean => status >= 500;

/**
 * A cache of rendered pages. Requests for a page that is being rendered wait for that rendering. A stale page is served
 * while it is rendered anew, and goes on being served where rendering fails.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: BoundedStore<CachedPage>;
  /** 404s and redirects, whose number is unbounded, so they are stored apart from pages. */
  readonly #others: BoundedStore<CachedPage>;
  readonly #making = new Map<string, Rendering>();
  /** Includes those that new requests no longer join. */
  readonly #underWay = new Set<Rendering>();
  #isTightening = false;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const { bytes, items } = options.bounds;
    this.#pages = new BoundedStore({ bytes: bytes * (1 - otherShare), items }, getBytes);
    this.#others = new BoundedStore({ bytes: bytes * otherShare, items: Math.ceil(items * otherShare) }, getBytes);
  }

  /** Size of the memory in use. */
  get held(): StoreBounds {
    return { bytes: this.#pages.bytes + this.#others.bytes, items: this.#pages.items + this.#others.items };
  }

  /** Returns a cached answer. A stale one is rendered anew in the background. */
  find(key: string, make: () => Promise<PageAnswer>): CacheResult | undefined {
    const cached = this.#pages.get(key) ?? this.#others.get(key);
    if (cached === undefined || !this.#hears()) return undefined;
    const now = Date.now();
    if (now < cached.freshUntil) {
      if (isPage(cached) && cached.body.isLoose) this.#tighten(key, cached);
      return { answer: cached, freshness: 'hit' };
    }
    if (now >= cached.staleUntil) return undefined;
    this.#begin(key, make).promise.catch(this.#options.onFailure);
    return { answer: cached, freshness: 'stale' };
  }

  /** Renders an answer, unless it is being rendered or another server has it. */
  get(key: string, make: () => Promise<PageAnswer>): Promise<CacheResult> {
    return this.#begin(key, make).promise;
  }

  /**
   * Deletes the answers that carry one of these tags and returns their number. Renderings in progress that turn out to
   * carry one are not stored.
   */
  purge(tags: readonly string[]): number {
    for (const making of this.#underWay) for (const tag of tags) making.purged.add(tag);
    this.#making.clear();
    return this.#pages.purge(tags) + this.#others.purge(tags);
  }

  /** Updates the size of an answer with a new encoding. */
  measure(key: string, answer: PageAnswer): void {
    (isPage(answer) ? this.#pages : this.#others).measure(key, ({ body }) => body === answer.body);
  }

  /** Compresses a page that was requested again; one at a time, to leave processors free for requests. */
  #tighten(key: string, answer: CachedPage): void {
    if (this.#isTightening) return;
    this.#isTightening = true;
    answer.body
      .tighten()
      .then(() => this.measure(key, answer))
      .catch(this.#options.onFailure)
      .finally(() => {
        this.#isTightening = false;
      });
  }

  #hears(): boolean {
    return this.#options.shared?.hears() ?? true;
  }

  #begin(key: string, make: () => Promise<PageAnswer>): Rendering {
    const known = this.#making.get(key);
    if (known) return known;
    const purged = new Set<string>();
    const making: Rendering = { purged, promise: this.#make(key, make, purged) };
    this.#making.set(key, making);
    this.#underWay.add(making);
    const end = (): void => {
      this.#underWay.delete(making);
      if (this.#making.get(key) === making) this.#making.delete(key);
    };
    making.promise.then(end, end);
    return making;
  }

  async #make(key: string, make: () => Promise<PageAnswer>, purged: ReadonlySet<string>): Promise<CacheResult> {
    const found = await this.#options.shared?.find(key);
    if (found?.page && !wasPurged(found.page, purged) && Date.now() < found.page.freshUntil) {
      this.#store(key, found.page);
      return { answer: found.page, freshness: 'hit' };
    }
    const madeAt = Date.now();
    const answer = await make().catch((error: unknown) => {
      if (this.#lastCached(key) === undefined) throw error;
      this.#options.onFailure(error);
    });
    if (answer === undefined || isFailure(answer)) {
      const cached = this.#lastCached(key) ?? found?.page;
      if (cached === undefined && answer !== undefined) return { answer, freshness: 'miss' };
      if (cached !== undefined) return this.#failOver(key, cached);
      throw new Error('A cached page was evicted while it was rendered anew');
    }
    if (!isCacheable(answer) || wasPurged(answer, purged)) return { answer, freshness: 'miss' };
    const page = this.#timed(key, answer, madeAt);
    this.#store(key, page);
    if (found && isPage(page)) this.#options.shared?.set(key, page, found.mark).catch(this.#options.onFailure);
    return { answer: page, freshness: 'miss' };
  }

  #timed(key: string, answer: PageAnswer, madeAt: number): CachedPage {
    const { times, trueUntil } = this.#options;
    const end = trueUntil?.(key, madeAt) ?? Number.POSITIVE_INFINITY;
    // A page is as old as its oldest source.
    const tooOld = Math.min(madeAt, answer.readAt ?? madeAt) + times.fresh;
    const freshUntil = Math.min(tooOld, isPage(answer) ? tooOld : madeAt + times.other, end);
    const staleUntil = isPage(answer) ? Math.min(tooOld + times.stale, end) : freshUntil;
    return { ...answer, madeAt, freshUntil, staleUntil };
  }

  #lastCached(key: string): CachedPage | undefined {
    return this.#pages.get(key) ?? this.#others.get(key);
  }

  /**
   * Serves the cached answer, and does so without rendering for a moment: a failing API is not called at every visit.
   */
  #failOver(key: string, cached: CachedPage): CacheResult {
    const pausedUntil = Date.now() + retryPauseMs;
    if (this.#options.times.fresh > 0)
      this.#store(key, { ...cached, freshUntil: Math.max(cached.freshUntil, pausedUntil) });
    return { answer: cached, freshness: 'stale-if-error' };
  }

  #store(key: string, page: CachedPage): void {
    const [store, other] = isPage(page) ? [this.#pages, this.#others] : [this.#others, this.#pages];
    other.delete(key);
    store.set(key, page);
  }
}

function wasPurged({ tags }: PageAnswer, purged: ReadonlySet<string>): boolean {
  if (purged.size === 0) return false;
  return purged.has(everything) || [...tags].some((tag) => purged.has(tag));
}
