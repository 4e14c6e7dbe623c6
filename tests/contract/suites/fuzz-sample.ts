import { times } from '#tests/support/soak.ts';

/** How many requests are made up for an operation, and from what. */
export interface FuzzSample {
  readonly numRuns: number;
  /** The same seed makes the same requests. */
  readonly seed: number;
}

/** The tests' own sample, the same in every run: what was found once is found again. `npm run soak` asks for another one. */
export function fuzzSample(runs: number): FuzzSample {
  return { numRuns: times(runs, 500), seed: Number(process.env.FUZZ_SEED ?? 1) };
}
