import { createTurns } from '../pictures/turns.ts';

/** Who asks, as far as it is known before the database is asked. */
interface AnyAsker {
  readonly customer: { readonly customerId: string } | undefined;
  readonly headers: { readonly 'X-Order-Token'?: string };
}

/** Requests about orders that are carried out at a time. Fewer than there are connections: others need one too. */
const mostAtOnce = 6;

/**
 * Has requests of one buyer wait for each other, and all of them for a place, before they take a connection. Of two hundred
 * at once that want the same row each would hold one while it waits, and the last would wait for one too long.
 */
export function createTurnsOfBuyers(): <T>(asker: AnyAsker, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<void>>();
  const inPlace = createTurns(mostAtOnce);
  return async (asker, work) => {
    const name = nameOf(asker);
    if (name === undefined) return await inPlace(work);
    const mine = (last.get(name) ?? Promise.resolve()).then(() => inPlace(work));
    const over = mine.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, over);
    try {
      return await mine;
    } finally {
      if (last.get(name) === over) last.delete(name);
    }
  };
}

function nameOf({ customer, headers }: AnyAsker): string | undefined {
  if (customer) return `customer ${customer.customerId}`;
  const token = headers['X-Order-Token'];
  return token === undefined ? undefined : `token ${token}`;
}
