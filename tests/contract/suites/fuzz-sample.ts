/** How many requests are made up for an operation, and from what. */
export interface FuzzSample {
  readonly numRuns: number;
  /** The same seed makes the same requests. */
  readonly seed: number;
}

/** The tests' own sample, the same in every run: what was found once is found again. `npm run fuzz` asks for another one. */
export function fuzzSample(runs: number): FuzzSample {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env;
  return { numRuns: Number(FUZZ_RUNS ?? runs), seed: Number(FUZZ_SEED ?? 1) };
}
