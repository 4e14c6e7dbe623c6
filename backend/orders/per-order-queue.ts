import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { createNamedQueue, createQueue } from '../limits/queue.ts';

/** Max. requests about orders at a time. Fewer than there are connections: others need one too. */
const maxAtOnce = 6;
/** Max. requests that wait. */
const maxWaiting = 1000;
/** Max. requests of one buyer that wait. */
const maxWaitingOfBuyer = 20;
/** Seconds until a buyer's queue probably has room again. */
const retryAfter = 1;

/**
 * Creates a queue for requests about orders: one at a time for each buyer, a few at a time in all. They wait here,
 * before they take a connection: requests for the same row would each hold one while they wait. Further requests of one
 * buyer are rejected, so that nobody else waits for them.
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
    const name = nameActor(actor);
    // A new visitor has no order that another request could change.
    return name === undefined ? inPlace(work) : inOwnQueue(name, () => inPlace(work));
  };
}

function nameActor({ customerId, orderToken }: Actor): string | undefined {
  if (customerId !== undefined) return `customer ${customerId}`;
  return orderToken === undefined ? undefined : `token ${orderToken}`;
}
