import { BoundedStore, everything, type StoreBounds } from '#runtime/lib/bounded-store.ts';
import type { KeptPage, PageAnswer } from './page-answer.ts';

/** How long pages are kept. All times are milliseconds. */
export interface KeepingTimes {
  /** For so long a page is given as it is. */
  readonly fresh: number;
  /** For so long after that it is given once more while it is made anew. */
  readonly stale: number;
  /** For so long an answer that is no page (404, 301) is given as it is: anyone can ask for any number of those. */
  readonly other: number;
}

/** Pages kept where several servers find them. */
export interface SharedPages {
  /** Whether purges reach us; while they do not, nothing that was kept can be relied on. */
  readonly hears: () => boolean;
  /**
   * A page that is still good, and what was purged so far, to be handed to `set` with a page whose making begins now;
   * `undefined` where nobody can be asked.
   */
  readonly find: (key: string) => Promise<{ readonly page: KeptPage | undefined; readonly mark: number } | undefined>;
  readonly set: (key: string, page: KeptPage, mark: number) => Promise<void>;
}

export interface PageKeeperOptions {
  readonly bounds: StoreBounds;
  readonly times: KeepingTimes;
  /** Milliseconds since 1970 until which what a page says of a time stays true. */
  readonly trueUntil?: (key: string, now: number) => number;
  readonly shared?: SharedPages;
  /** Told of what happens where nobody waits for it. */
  readonly onFailure: (error: unknown) => void;
}

/** How an answer came about, for the `Cache-Status` header and for counting. */
export type Freshness = 'hit' | 'stale' | 'made' | 'failed-over';

/** An answer, and how it came about. */
export interface Given {
  readonly answer: PageAnswer;
  readonly freshness: Freshness;
}

/** What of the bounds is for answers that are no pages. */
const otherShare = 0.1;

/** Milliseconds for which a page that could not be made anew is given without trying again. */
const retryPauseMs = 1000;

interface Making {
  readonly promise: Promise<Given>;
  /** What was purged since it began. */
  readonly purged: Set<string>;
}

const bytesOf = ({ body }: KeptPage): number => body.size;

const isPage = ({ status }: PageAnswer): boolean => status === 200;
const isKeepable = ({ status }: PageAnswer): boolean => status === 200 || status === 404 || status === 301;
const isFailure = ({ status }: PageAnswer): boolean => status >= 500;

/**
 * Keeps answers under their keys. Whoever asks for one that is being made waits for it instead of having it made again;
 * a page that is no longer fresh is given once more while it is made anew, and goes on being given where making it fails.
 */
export class PageKeeper {
  readonly #options: PageKeeperOptions;
  readonly #pages: BoundedStore<KeptPage>;
  /** 404s and redirects: anyone can make up any number of them, so they do not compete with pages. */
  readonly #others: BoundedStore<KeptPage>;
  readonly #making = new Map<string, Making>();
  /** Also those that whoever asks now does not wait for any more. */
  readonly #underWay = new Set<Making>();
  #isTightening = false;

  constructor(options: PageKeeperOptions) {
    this.#options = options;
    const { bytes, items } = options.bounds;
    this.#pages = new BoundedStore({ bytes: bytes * (1 - otherShare), items }, bytesOf);
    this.#others = new BoundedStore({ bytes: bytes * otherShare, items: Math.ceil(items * otherShare) }, bytesOf);
  }

  /** What is held in memory. */
  get held(): StoreBounds {
    return { bytes: this.#pages.bytes + this.#others.bytes, items: this.#pages.items + this.#others.items };
  }

  /** An answer that can be given at once. One that is due is made anew meanwhile. */
  find(key: string, make: () => Promise<PageAnswer>): Given | undefined {
    const kept = this.#pages.get(key) ?? this.#others.get(key);
    if (kept === undefined || !this.#hears()) return undefined;
    const now = Date.now();
    if (now < kept.freshUntil) {
      if (isPage(kept) && kept.body.isLoose) this.#tighten(key, kept);
      return { answer: kept, freshness: 'hit' };
    }
    if (now >= kept.staleUntil) return undefined;
    this.#begin(key, make).promise.catch(this.#options.onFailure);
    return { answer: kept, freshness: 'stale' };
  }

  /** An answer that has to be made, unless it is being made or another server has it. */
  get(key: string, make: () => Promise<PageAnswer>): Promise<Given> {
    return this.#begin(key, make).promise;
  }

  /**
   * Lets go of what was made of one of these. Who asks from now on gets what is made from now on; what is being made is
   * not kept if it turns out to be made of them.
   */
  purge(tags: readonly string[]): number {
    for (const making of this.#underWay) for (const tag of tags) making.purged.add(tag);
    this.#making.clear();
    return this.#pages.purge(tags) + this.#others.purge(tags);
  }

  /** Counts an answer again whose body has got another form. */
  measure(key: string, answer: PageAnswer): void {
    (isPage(answer) ? this.#pages : this.#others).measure(key, ({ body }) => body === answer.body);
  }

  /** What is asked for again is worth the effort; one at a time, so that visitors find the processors free. */
  #tighten(key: string, answer: KeptPage): void {
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

  #begin(key: string, make: () => Promise<PageAnswer>): Making {
    const known = this.#making.get(key);
    if (known) return known;
    const purged = new Set<string>();
    const making: Making = { purged, promise: this.#make(key, make, purged) };
    this.#making.set(key, making);
    this.#underWay.add(making);
    const end = (): void => {
      this.#underWay.delete(making);
      if (this.#making.get(key) === making) this.#making.delete(key);
    };
    making.promise.then(end, end);
    return making;
  }

  async #make(key: string, make: () => Promise<PageAnswer>, purged: ReadonlySet<string>): Promise<Given> {
    const found = await this.#options.shared?.find(key);
    if (found?.page && !wasPurged(found.page, purged) && Date.now() < found.page.freshUntil) {
      this.#keep(key, found.page);
      return { answer: found.page, freshness: 'hit' };
    }
    const madeAt = Date.now();
    const answer = await make().catch((error: unknown) => {
      if (this.#lastKept(key) === undefined) throw error;
      this.#options.onFailure(error);
    });
    if (answer === undefined || isFailure(answer)) {
      const kept = this.#lastKept(key) ?? found?.page;
      if (kept === undefined && answer !== undefined) return { answer, freshness: 'made' };
      if (kept !== undefined) return this.#failOver(key, kept);
      throw new Error('A page that was kept is gone while it was made anew');
    }
    if (!isKeepable(answer) || wasPurged(answer, purged)) return { answer, freshness: 'made' };
    const page = this.#timed(key, answer, madeAt);
    this.#keep(key, page);
    if (found && isPage(page)) this.#options.shared?.set(key, page, found.mark).catch(this.#options.onFailure);
    return { answer: page, freshness: 'made' };
  }

  #timed(key: string, answer: PageAnswer, madeAt: number): KeptPage {
    const { times, trueUntil } = this.#options;
    const end = trueUntil?.(key, madeAt) ?? Number.POSITIVE_INFINITY;
    // A page is as old as what it was made of.
    const tooOld = Math.min(madeAt, answer.readAt ?? madeAt) + times.fresh;
    const freshUntil = Math.min(tooOld, isPage(answer) ? tooOld : madeAt + times.other, end);
    const staleUntil = isPage(answer) ? Math.min(tooOld + times.stale, end) : freshUntil;
    return { ...answer, madeAt, freshUntil, staleUntil };
  }

  #lastKept(key: string): KeptPage | undefined {
    return this.#pages.get(key) ?? this.#others.get(key);
  }

  /** Gives what was kept, and for a moment gives it again without trying: who is out of order is not asked at every visit. */
  #failOver(key: string, kept: KeptPage): Given {
    const pausedUntil = Date.now() + retryPauseMs;
    if (this.#options.times.fresh > 0) this.#keep(key, { ...kept, freshUntil: Math.max(kept.freshUntil, pausedUntil) });
    return { answer: kept, freshness: 'failed-over' };
  }

  #keep(key: string, page: KeptPage): void {
    const [store, other] = isPage(page) ? [this.#pages, this.#others] : [this.#others, this.#pages];
    other.delete(key);
    store.set(key, page);
  }
}

function wasPurged({ tags }: PageAnswer, purged: ReadonlySet<string>): boolean {
  if (purged.size === 0) return false;
  return purged.has(everything) || [...tags].some((tag) => purged.has(tag));
}
