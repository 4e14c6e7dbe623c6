import type { AnswerTags } from '../answer-tags.ts';

interface KeptAnswer {
  readonly result: object;
  readonly tags: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** How answers are kept. */
export interface KeptAnswersOptions {
  readonly answerTags: AnswerTags;
  /** Milliseconds for which an answer is believed; 0: none is kept. */
  readonly freshMs: number;
  /** Whether changes would be told now; while they would not, nothing is believed. */
  readonly hears?: () => boolean;
  /** Tag that stands for everything. */
  readonly everything: string;
}

/** Answers that all pages of a language share, one per language, kept until they are purged or too old. */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions;
  readonly #answers = new Map<string, KeptAnswer>();
  #purges = 0;

  constructor(options: KeptAnswersOptions) {
    this.#options = options;
  }

  /** Lets go of what has one of these tags, and of what is being read just now. */
  purge(tags: readonly string[]): void {
    this.#purges += 1;
    for (const [key, answer] of this.#answers) {
      if (tags.some((tag) => tag === this.#options.everything || answer.tags.has(tag))) this.#answers.delete(key);
    }
  }

  /**
   * The same client, whose shared reads are answered from what is kept.
   *
   * @param client - A client made by openapi-fetch.
   */
  keepFor<Client extends object>(client: Client): Client {
    return new Proxy(client, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (name !== 'GET' || typeof member !== 'function') return member;
        return (path: string, init: unknown, ...rest: unknown[]): unknown => {
          const read = (): unknown => Reflect.apply(member, target, [path, init, ...rest]);
          return this.#options.answerTags.isEverywhere(path) ? this.#read(path, init, read) : read();
        };
      },
    });
  }

  async #read(path: string, init: unknown, read: () => unknown): Promise<unknown> {
    const { answerTags, freshMs, hears } = this.#options;
    const key = `${path} ${JSON.stringify(Object(init).params)}`;
    const kept = this.#answers.get(key);
    if (kept && Date.now() < kept.until && (hears?.() ?? true)) return kept.result;
    const purges = this.#purges;
    const readAt = Date.now();
    const result: unknown = await read();
    if (isSuccess(result) && freshMs > 0 && purges === this.#purges) {
      const tags = new Set<string>();
      answerTags.collect(path, result.data, tags);
      this.#answers.set(key, { result: freeze(result), tags, until: readAt + freshMs });
    }
    return result;
  }
}

const isSuccess = (result: unknown): result is { readonly data: unknown } =>
  typeof result === 'object' && result !== null && 'data' in result && result.data !== undefined;

/** Many pages are made of it: none may change it for the others. */
function freeze(result: { readonly data: unknown }): object {
  freezeDeeply(result.data);
  return result;
}

function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freezeDeeply(member);
}
