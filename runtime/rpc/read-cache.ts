import type { TRPCMiddlewareFunction } from '@trpc/server';
import { BoundedStore } from '#runtime/lib/bounded-store.ts';
import type { AnswerTags } from './answer-tags.ts';
import type { Apis } from './clients/addressed-client.ts';
import { observeClient } from './clients/observe-client.ts';

/** What a procedure comes to. */
export type ProcedureResult = Awaited<ReturnType<TRPCMiddlewareFunction<object, object, object, object, unknown>>>;

/** Told of a read: the tags of what its result was made of, and when it was read, in milliseconds since 1970. */
export type SeeRead = (tags: ReadonlySet<string>, readAt: number) => void;

interface CachedRead {
  readonly result: ProcedureResult;
  /** What it was made of. */
  readonly tags: ReadonlySet<string>;
  /** Bytes, roughly. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** Options of the read cache. */
export interface ReadCacheOptions {
  readonly answerTags: AnswerTags;
  /** Milliseconds for which a read is fresh; 0: none is cached. */
  readonly freshMs: number;
  /** Whether purges reach this server; while they do not, nothing cached is used. */
  readonly hears?: () => boolean;
}

/** Bytes that cached reads may take. */
const maxBytes = 32 * 1024 * 1024;

/** The most reads in the cache. */
const maxReads = 10_000;

/** Bytes in memory for a character of JSON, roughly. */
const bytesPerCharacter = 2;

/**
 * A cache of what procedures read from the APIs, until it is purged or too old. Pages, and visitors who go from page to
 * page, share it.
 */
export class ReadCache {
  readonly #options: ReadCacheOptions;
  readonly #reads = new BoundedStore<CachedRead>({ bytes: maxBytes, items: maxReads }, ({ size }) => size);
  #purges = 0;

  constructor(options: ReadCacheOptions) {
    this.#options = options;
  }

  /** Deletes the reads that carry one of these tags; reads in progress are not stored. */
  purge(tags: readonly string[]): void {
    this.#purges += 1;
    this.#reads.purge(tags);
  }

  /**
   * Returns the cached result, or reads it. A result is cached only where all its calls succeeded: a thing that was not
   * found has no tag that could purge it.
   *
   * @param key - Names locale, procedure and input.
   * @param apis - What the procedure would call.
   * @param see - Told what the result was made of, and when that was read.
   * @param read - Runs the procedure with clients that are listened to.
   */
  async read(
    key: string,
    apis: Apis,
    see: SeeRead,
    read: (apis: Apis) => Promise<ProcedureResult>,
  ): Promise<ProcedureResult> {
    const { answerTags, freshMs, hears } = this.#options;
    const cached = this.#reads.get(key);
    if (cached && Date.now() < cached.readAt + freshMs && (hears?.() ?? true)) {
      see(cached.tags, cached.readAt);
      return cached.result;
    }
    const purges = this.#purges;
    const readAt = Date.now();
    const tags = new Set<string>();
    let isWhole = true;
    const listen = <Client extends object>(client: Client): Client =>
      observeClient(client, (method, path, data) => {
        if (method === 'GET' && data !== undefined) answerTags.collect(path, data, tags);
        else isWhole = false;
      });
    const result = await read({ products: listen(apis.products), content: listen(apis.content) });
    see(tags, readAt);
    if (result.ok && isWhole && freshMs > 0 && purges === this.#purges) {
      const { marker, ok, data } = result;
      freezeDeeply(data);
      const size = bytesPerCharacter * (JSON.stringify(data)?.length ?? 0);
      this.#reads.set(key, { result: { marker, ok, data }, tags, size, readAt });
    }
    return result;
  }
}

/** Freezes an answer that many pages share, so that none may change it for the others. */
function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freezeDeeply(member);
}
