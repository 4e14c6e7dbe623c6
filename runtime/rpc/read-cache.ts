import type { TRPCMiddlewareFunction } from '@trpc/server';
import { BoundedStore } from '#runtime/lib/bounded-store.ts';
import type { AnswerTags } from './answer-tags.ts';
import type { Apis } from './clients/addressed-client.ts';
import { observeClient } from './clients/observe-client.ts';

/** The result of a procedure. */
export type ProcedureResult = Awaited<ReturnType<TRPCMiddlewareFunction<object, object, object, object, unknown>>>;

/** Called with the tags of a read's result and the time of the read, in milliseconds since 1970. */
export type SeeRead = (tags: ReadonlySet<string>, readAt: number) => void;

interface CachedRead {
  readonly result: ProcedureResult;
  /** Tags of its sources. */
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
  /** Whether purges reach this server; otherwise the cache is not used. */
  readonly hears?: () => boolean;
}

/** Max. bytes of cached reads. */
const maxBytes = 32 * 1024 * 1024;

/** Max. number of cached reads. */
const maxReads = 10_000;

/** Approximate bytes in memory per character of JSON. */
const bytesPerCharacter = 2;

/** A cache of procedures' results, until they are purged or too old. Shared by pages and by calls of browsers. */
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
   * Returns the cached result, or reads it. A result is cached only if all its calls succeeded: an item that was not
   * found has no tag to purge it by.
   *
   * @param key - Consists of locale, procedure and input.
   * @param apis - The clients that the procedure uses.
   * @param see - Called with the tags of the result and the time of the read.
   * @param read - Runs the procedure with observed clients.
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
