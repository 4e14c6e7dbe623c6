/** Failures that are answered at once: more than people make who try their passwords. */
const free = 10;

/** Max. milliseconds, below every deadline of a storefront's calls. */
const maxDelay = 2000;

/**
 * Returns the milliseconds that a login waits because of earlier failures: none for ten, then twice as long each time, to at most
 * two seconds. Waiting slows guessing down and keeps nobody out.
 *
 * @param attempts - Failures in the time of the limit, and this attempt.
 */
export function delayOfAttempt(attempts: number): number {
  return attempts <= free ? 0 : Math.min(maxDelay, 250 * 2 ** (attempts - free - 1));
}
