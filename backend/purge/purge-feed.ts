import type { FastifyBaseLogger } from 'fastify';
import type { Purge, PurgeTarget } from './purge-target.ts';

/** Gets warnings about targets that cannot be reached. */
export type Logger = Pick<FastifyBaseLogger, 'warn'>;

/** Changes that have not been purged everywhere, as purges of their shops. */
export interface PendingPurges {
  /** The ids of the changes. */
  readonly ids: ReadonlySet<number>;
  readonly purges: readonly Purge[];
  /** Whether there are more than were read. */
  readonly more: boolean;
}

export interface PurgeFeedOptions {
  readonly target: PurgeTarget;
  /** Reads the changes, without those that this target has purged already. */
  readonly read: (told: ReadonlySet<number>) => Promise<PendingPurges>;
  /** Called when the target has purged something. */
  readonly onDelivered: () => Promise<void>;
  readonly log: Logger;
}

/** Milliseconds until the first retry of a target, and at most. */
const firstPause = 250;
const maxPauseMs = 10_000;

/**
 * Sends every change to one target, at least once. Changes during a purge go with the next, so that a thousand changes
 * in a row are a handful of requests; a failed purge is retried, with growing pauses.
 */
export class PurgeFeed {
  readonly #options: PurgeFeedOptions;
  #told: ReadonlySet<number> = new Set();
  #due = false;
  #running: Promise<void> | undefined;
  #pause = firstPause;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: PurgeFeedOptions) {
    this.#options = options;
  }

  /** Returns the ids of the changes that the target has purged and that are still stored. */
  get told(): ReadonlySet<number> {
    return this.#told;
  }

  /** Sends changes, if there are any. Resolves when they are purged, or could not be for now. */
  wake(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#due = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
    this.#options.target.close();
  }

  async #run(): Promise<void> {
    const { target, log } = this.#options;
    try {
      while (this.#due && !this.#closed) {
        this.#due = false;
        await this.#sendAll();
      }
      this.#pause = firstPause;
    } catch (error) {
      // Logged once, and not while the target is starting, which may take hours.
      if (this.#pause < maxPauseMs && this.#pause * 2 >= maxPauseMs) {
        log.warn({ err: error, target: target.name }, 'A storefront cannot be told what has changed');
      }
      clearTimeout(this.#timer);
      if (!this.#closed) {
        this.#timer = setTimeout(() => void this.wake(), this.#pause);
        this.#timer.unref();
      }
      this.#pause = Math.min(this.#pause * 2, maxPauseMs);
    } finally {
      this.#running = undefined;
    }
  }

  async #sendAll(): Promise<void> {
    const { target, read, onDelivered } = this.#options;
    const { ids, purges, more } = await read(this.#told);
    for (const purge of purges) await target.tell(purge);
    if (ids.size === 0) return;
    this.#told = new Set([...this.#told, ...ids]);
    if (more) this.#due = true;
    await onDelivered();
  }

  /** Removes ids of changes that are not stored any more. */
  forget(isGone: (id: number) => boolean): void {
    this.#told = new Set([...this.#told].filter((id) => !isGone(id)));
  }
}
