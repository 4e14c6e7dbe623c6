import type { PurgeTarget } from './purge-target.ts';

/** Milliseconds that a storefront has to answer. */
const deadlineMs = 3000;

/**
 * A storefront that is told over HTTP.
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
