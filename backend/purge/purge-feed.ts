import type { FastifyBaseLogger } from 'fastify';
import type { Purge, PurgeTarget } from './purge-target.ts';

/** Told of targets that cannot be reached. */
export type Logger = Pick<FastifyBaseLogger, 'warn'>;

/** A change that has not been told everywhere, as purges of the shops that it is of. */
export interface PendingPurges {
  /** The changes that it is made of. */
  readonly ids: ReadonlySet<number>;
  readonly purges: readonly Purge[];
  /** Whether there are more than were read. */
  readonly more: boolean;
}

export interface PurgeFeedOptions {
  readonly target: PurgeTarget;
  /** Reads what has changed, less what this target was told of already. */
  readonly read: (told: ReadonlySet<number>) => Promise<PendingPurges>;
  /** Called when the target was told of something. */
  readonly onDelivered: () => Promise<void>;
  readonly log: Logger;
}

/** Milliseconds until a target that could not be told is told again: at first, and at most. */
const firstPause = 250;
const maxPauseMs = 10_000;

/**
 * Tells one target of every change, at least once. What comes while it is being told goes with the next word, so that a
 * thousand changes in a row are a handful of requests; what could not be told is told again, later and later.
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

  /** Ids of the changes that the target was told of and that are still noted. */
  get told(): ReadonlySet<number> {
    return this.#told;
  }

  /** There may be something to tell. Resolves when it has been told, or could not be for now. */
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
      // Once, and not of one that is still starting: it may take hours.
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

  /** Lets go of ids that are not noted any more. */
  forget(isGone: (id: number) => boolean): void {
    this.#told = new Set([...this.#told].filter((id) => !isGone(id)));
  }
}
