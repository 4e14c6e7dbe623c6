import type { TRPCMiddlewareFunction } from '@trpc/server';
import { BoundedStore } from '#runtime/lib/bounded-store.ts';
import type { AnswerTags } from './answer-tags.ts';
import type { Apis } from './clients/addressed-client.ts';
import { observeClient } from './clients/observe-client.ts';

/** What a procedure comes to. */
export type ProcedureResult = Awaited<ReturnType<TRPCMiddlewareFunction<object, object, object, object, unknown>>>;

/** Told of a read: the tags of what its result was made of, and when it was read, in milliseconds since 1970. */
export type SeeRead = (tags: ReadonlySet<string>, readAt: number) => void;

interface KeptRead {
  readonly result: ProcedureResult;
  /** What it was made of. */
  readonly tags: ReadonlySet<string>;
  /** Bytes, roughly. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** How reads are kept. */
export interface KeptReadsOptions {
  readonly answerTags: AnswerTags;
  /** Milliseconds for which a read is believed; 0: none is kept. */
  readonly freshMs: number;
  /** Whether changes would be told now; while they would not, nothing is believed. */
  readonly hears?: () => boolean;
}

/** Bytes that kept reads may take. */
const maxBytes = 32 * 1024 * 1024;

/** Reads that are kept at most. */
const maxReads = 10_000;

/** Bytes in memory for a character of JSON, roughly. */
const bytesPerCharacter = 2;

/**
 * What procedures read from the APIs, kept until what it was made of changes or it is too old. Pages in every form, and
 * visitors who go from page to page, share it.
 */
export class KeptReads {
  readonly #options: KeptReadsOptions;
  readonly #reads = new BoundedStore<KeptRead>({ bytes: maxBytes, items: maxReads }, ({ size }) => size);
  #purges = 0;

  constructor(options: KeptReadsOptions) {
    this.#options = options;
  }

  /** Lets go of what was made of one of these, and of what is being read just now. */
  purge(tags: readonly string[]): void {
    this.#purges += 1;
    this.#reads.purge(tags);
  }

  /**
   * Gives what is kept, or reads it. Kept is only what came of reads that all succeeded: what was not found has no name
   * under which its coming could be told.
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
    const kept = this.#reads.get(key);
    if (kept && Date.now() < kept.readAt + freshMs && (hears?.() ?? true)) {
      see(kept.tags, kept.readAt);
      return kept.result;
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

/** Many pages are made of it: none may change it for the others. */
function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freezeDeeply(member);
}
