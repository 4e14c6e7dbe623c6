import { z } from 'zod';

/** Members of RFC 9457 that the storefront uses; the code is validated when it is mapped. */
const problemSchema = z.object({
  code: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.object({ in: z.string(), pointer: z.string(), rule: z.string() })).optional(),
});

/** An API answered with a problem. */
export class ApiProblemError extends Error {
  override readonly name = 'ApiProblemError';
  /** HTTP status of the answer. */
  readonly status: number;
  /** Stable code of the problem; `undefined` when the answer was no problem document. */
  readonly code: string | undefined;
  /** Seconds until a retry makes sense, if the API says so. */
  readonly retryAfterSeconds: number | undefined;
  /** The rule that each part of the body broke, by its JSON pointer (RFC 6901). */
  readonly breaches: ReadonlyMap<string, string>;

  constructor(response: Response, body: unknown) {
    const problem = problemSchema.safeParse(body);
    const code = problem.success ? problem.data.code : undefined;
    const detail = problem.success ? problem.data.detail : undefined;
    super(
      `${new URL(response.url || 'about:blank').pathname} answered ${response.status} ${code ?? 'without a problem code'}${detail ? `: ${detail}` : ''}`,
    );
    this.status = response.status;
    this.code = code;
    const errors = problem.success ? (problem.data.errors ?? []) : [];
    this.breaches = new Map(errors.filter((error) => error.in === 'body').map(({ pointer, rule }) => [pointer, rule]));
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  }
}

/**
 * An API answered something that is not JSON, a page of a proxy in front of it for example, or JSON that is not what its description
 * says.
 */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';

  /**
   * @param operation - Method and path as the description writes them.
   * @param reason - What is wrong with it: `is not JSON`.
   */
  constructor(operation: string, reason: string) {
    super(`The answer of ${operation} ${reason}`);
  }
}

/** The part of an openapi-fetch result that `unwrap` needs. */
interface CallResult<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Returns the body of a successful answer.
 *
 * @throws {ApiProblemError} for every other answer.
 */
export function unwrap<T>(result: CallResult<T>): T {
  if (result.data === undefined) throw new ApiProblemError(result.response, result.error);
  return result.data;
}

/**
 * Throws unless an operation without an answer body succeeded.
 *
 * @throws {ApiProblemError} for every answer that says otherwise.
 */
export function expectDone({ response, error }: Omit<CallResult<unknown>, 'data'>): void {
  if (!response.ok) throw new ApiProblemError(response, error);
}
