import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { createNamedTurns, createTurns } from '../limits/turns.ts';

/** Requests about orders that are carried out at a time. Fewer than there are connections: others need one too. */
const maxAtOnce = 6;
/** Requests that may wait for a place. */
const maxWaiting = 1000;
/** Requests of one buyer that may wait for the one before. */
const maxWaitingOfBuyer = 20;
/** Seconds after which a buyer's queue has room again. */
const retryAfter = 1;

/**
 * Has requests of one buyer wait for each other, and all of them for a place, before they take a connection: each that wants
 * the same row would hold one while it waits. Of a buyer who asks for more at once the rest is refused, so that nobody else
 * waits for it.
 *
 * @returns Throws `ProblemError` `RATE_LIMITED` or `SERVICE_UNAVAILABLE`; then nothing has been done.
 */
export function createTurnsOfBuyers(): <T>(actor: Actor, work: () => Promise<T>) => Promise<T> {
  const inPlace = createTurns(maxAtOnce, {
    maxWaiting,
    refuse: () => new ProblemError('SERVICE_UNAVAILABLE', 'Too many requests about orders wait.'),
  });
  const inOwnTurn = createNamedTurns({
    maxWaiting: maxWaitingOfBuyer,
    refuse: () => new ProblemError('RATE_LIMITED', 'Too many requests about this order wait.', undefined, retryAfter),
  });
  return (actor, work) => {
    const name = nameOf(actor);
    // Nobody waits for a guest who has no order yet.
    return name === undefined ? inPlace(work) : inOwnTurn(name, () => inPlace(work));
  };
}

function nameOf({ customerId, orderToken }: Actor): string | undefined {
  if (customerId !== undefined) return `customer ${customerId}`;
  return orderToken === undefined ? undefined : `token ${orderToken}`;
}
