/** Whether this is `npm run soak`, which runs everything in full. */
export const isSoak = process.env.SOAK === '1';

/**
 * How often a test tries something.
 *
 * @param sample - Times in `npm test`.
 * @param atLength - Times in `npm run soak`.
 */
export function times(sample: number, atLength: number): number {
  return isSoak ? atLength : sample;
}

/**
 * What a test tries.
 *
 * @param sample - In `npm test`.
 * @param all - In `npm run soak`.
 */
export function choices<Choice>(sample: readonly Choice[], all: readonly Choice[]): readonly Choice[] {
  return isSoak ? all : sample;
}
