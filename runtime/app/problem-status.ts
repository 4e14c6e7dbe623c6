import { readProblem } from '#runtime/data/read-problem.ts';

/**
 * The status of a page whose loader failed with `error`. An API that is slow, broken, out of reach or has had enough of us
 * (429: the storefront's calls, not the visitor's) makes a page that is unavailable for now (503); an error that is no
 * problem of an API is a fault of ours (500).
 */
export function problemStatus(error: unknown): number {
  const status = readProblem(error)?.status;
  if (status === undefined) return 500;
  return status === 408 || status === 429 || status > 500 ? 503 : status;
}
