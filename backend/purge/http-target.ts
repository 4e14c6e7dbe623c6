import type { PurgeTarget } from './purge-target.ts';

/** Max. milliseconds for a storefront to answer. */
const deadlineMs = 3000;

/**
 * Creates a target that purges a storefront over HTTP.
 *
 * @param address - Of the storefront, without a path.
 */
export function createHttpTarget(address: string, serviceKey: string): PurgeTarget {
  return {
    name: address,
    async tell(purge) {
      const response = await fetch(`${address}/internal/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(purge),
        signal: AbortSignal.timeout(deadlineMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`${address}/internal/purge answered ${response.status}`);
    },
    close: () => undefined,
  };
}
