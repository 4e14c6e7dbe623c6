import { times } from '#tests/support/soak.ts';

/** Size and seed of the generated requests of an operation. */
export interface FuzzSample {
  readonly numRuns: number;
  /** Equal seeds generate equal requests. */
  readonly seed: number;
}

/** The tests' own sample, the same in every run: what was found once is found again. `npm run soak` asks for another one. */
export function fuzzSample(runs: number): FuzzSample {
  return { numRuns: times(runs, 500), seed: Number(process.env.FUZZ_SEED ?? 1) };
}
