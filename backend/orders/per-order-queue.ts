import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { createNamedQueue, createQueue } from '../limits/queue.ts';

/** Requests about orders that are carried out at a time. Fewer than there are connections: others need one too. */
const maxAtOnce = 6;
/** Requests that may wait for a place. */
const maxWaiting = 1000;
/** Requests of one buyer that may wait for the one before. */
const maxWaitingOfBuyer = 20;
/** Seconds after which a buyer's queue has room again. */
const retryAfter = 1;

/**
 * Creates a queue for requests about orders: one at a time for each buyer, a few at a time in all. They wait here, before they
 * take a connection: requests that want the same row would each hold one while they wait. More requests of one buyer are
 * rejected, so that nobody else waits for them.
 *
 * @returns Throws `ProblemError` `RATE_LIMITED` or `SERVICE_UNAVAILABLE`; then nothing has been done.
 */
export function createPerOrderQueue(): <T>(actor: Actor, work: () => Promise<T>) => Promise<T> {
  const inPlace = createQueue(maxAtOnce, {
    maxWaiting,
    refuse: () => new ProblemError('SERVICE_UNAVAILABLE', 'Too many requests about orders wait.'),
  });
  const inOwnQueue = createNamedQueue({
    maxWaiting: maxWaitingOfBuyer,
    refuse: () => new ProblemError('RATE_LIMITED', 'Too many requests about this order wait.', undefined, retryAfter),
  });
  return (actor, work) => {
    const name = nameOf(actor);
    // Nobody waits for a guest who has no order yet.
    return name === undefined ? inPlace(work) : inOwnQueue(name, () => inPlace(work));
  };
}

function nameOf({ customerId, orderToken }: Actor): string | undefined {
  if (customerId !== undefined) return `customer ${customerId}`;
  return orderToken === undefined ? undefined : `token ${orderToken}`;
}
