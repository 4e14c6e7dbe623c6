/** Whether this is `npm run soak` or `npm run trust`, which run everything in full. */
export const isSoak = process.env.SOAK === '1' || process.env.TRUST_REPORT !== undefined;

/**
 * Returns the number of repetitions of a test.
 *
 * @param sample - Times in `npm test`.
 * @param atLength - Times in `npm run soak`.
 */
export function times(sample: number, atLength: number): number {
  return isSoak ? atLength : sample;
}

/**
 * Returns the cases of a test.
 *
 * @param sample - In `npm test`.
 * @param all - In `npm run soak`.
 */
export function choices<Choice>(sample: readonly Choice[], all: readonly Choice[]): readonly Choice[] {
  return isSoak ? all : sample;
}
