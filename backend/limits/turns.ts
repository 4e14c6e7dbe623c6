import pLimit from 'p-limit';

/** Runs work when its turn has come. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

interface TurnLimits {
  /** How many may wait. */
  readonly maxWaiting: number;
  /** Makes the error for one more. */
  readonly refuse: () => Error;
}

/** Lets so many run at a time; the others wait their turn. */
export function createTurns(places: number, { maxWaiting, refuse }: TurnLimits): TakeTurn {
  const limit = pLimit(places);
  return async (work) => {
    if (limit.activeCount >= places && limit.pendingCount >= maxWaiting) throw refuse();
    return await limit(work);
  };
}

/** Lets one at a time run for each name; names do not wait for each other. `maxWaiting` is counted for each name. */
export function createNamedTurns(limits: TurnLimits): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { readonly takeTurn: TakeTurn; inside: number }>();
  return async (name, work) => {
    const queue = queues.get(name) ?? { takeTurn: createTurns(1, limits), inside: 0 };
    queues.set(name, queue);
    queue.inside += 1;
    try {
      return await queue.takeTurn(work);
    } finally {
      queue.inside -= 1;
      if (queue.inside === 0) queues.delete(name);
    }
  };
}
