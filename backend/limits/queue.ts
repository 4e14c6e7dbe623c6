import pLimit from 'p-limit';

/** Runs work once the queue has room for it. */
export type RunQueued = <T>(work: () => Promise<T>) => Promise<T>;

interface QueueLimits {
  /** Max. waiting work. */
  readonly maxWaiting: number;
  /** Creates the error for work that exceeds it. */
  readonly refuse: () => Error;
}

/** Creates a queue that runs a number of pieces of work at a time. */
export function createQueue(places: number, { maxWaiting, refuse }: QueueLimits): RunQueued {
  const limit = pLimit(places);
  return async (work) => {
    if (limit.activeCount >= places && limit.pendingCount >= maxWaiting) throw refuse();
    return await limit(work);
  };
}

/** Creates a queue for each name, which runs one piece of work at a time. `maxWaiting` is counted for each name. */
export function createNamedQueue(limits: QueueLimits): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { readonly runQueued: RunQueued; inside: number }>();
  return async (name, work) => {
    const queue = queues.get(name) ?? { runQueued: createQueue(1, limits), inside: 0 };
    queues.set(name, queue);
    queue.inside += 1;
    try {
      return await queue.runQueued(work);
    } finally {
      queue.inside -= 1;
      if (queue.inside === 0) queues.delete(name);
    }
  };
}
