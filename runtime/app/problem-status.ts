import { readProblem } from '#runtime/data/read-problem.ts';

/**
 * Returns the status of a page whose loader failed with `error`. An API that is slow, broken, unreachable or limits our
 * calls (429: the storefront's calls, not the visitor's) makes a page temporarily unavailable (503); any error that is
 * no problem of an API is a bug of ours (500).
 */
export function problemStatus(error: unknown): number {
  const status = readProblem(error)?.status;
  if (status === undefined) return 500;
  return status === 408 || status === 429 || status > 500 ? 503 : status;
}
