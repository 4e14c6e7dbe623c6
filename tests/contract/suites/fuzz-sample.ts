import { times } from '#tests/support/soak.ts';

/** Size and seed of the generated requests of an operation. */
export interface FuzzSample {
  readonly numRuns: number;
  /** Equal seeds generate equal requests. */
  readonly seed: number;
}

/** Returns the sample of `npm test`, the same in every run, or that of `npm run soak`. */
export function fuzzSample(runs: number): FuzzSample {
  return { numRuns: times(runs, 500), seed: Number(process.env.FUZZ_SEED ?? 1) };
}
