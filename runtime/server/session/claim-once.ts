import { Redis } from 'ioredis';

/** Returns true on the first call with an identifier, false afterwards. */
export interface ClaimOnce {
  readonly claim: (id: string) => Promise<boolean>;
  readonly close: () => void;
}

/** Timeout of Redis in milliseconds. */
const commandTimeout = 500;

/**
 * @param lifetimeMs - After which an identifier is forgotten; what it stands for must be of no use any more by then.
 * @param redisUrl - Where several servers of a site know of each other; without it, or while it is away, each knows its own.
 */
export function createClaimOnce(lifetimeMs: number, redisUrl: string | undefined): ClaimOnce {
  const used = new Map<string, number>();
  const redis =
    redisUrl === undefined
      ? undefined
      : new Redis(redisUrl, { commandTimeout, maxRetriesPerRequest: 0, enableOfflineQueue: false });
  redis?.on('error', () => undefined);
  const claimHere = (id: string): boolean => {
    const now = Date.now();
    for (const [old, until] of used) if (until <= now) used.delete(old);
    if (used.has(id)) return false;
    used.set(id, now + lifetimeMs);
    return true;
  };
  return {
    claim: async (id) => {
      if (!claimHere(id)) return false;
      if (!redis) return true;
      const set = await redis.set(`shopgen:once:${id}`, '1', 'PX', lifetimeMs, 'NX').catch(() => 'OK');
      return set === 'OK';
    },
    close: () => redis?.disconnect(),
  };
}
