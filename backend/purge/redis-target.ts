import { createRequire } from 'node:module';
import type { PurgeTarget } from './purge-target.ts';

/** Seconds for which a purge is stored: longer than storefronts cache a page in Redis. */
const rememberedSeconds = 7200;

/** Milliseconds. */
const commandTimeout = 3000;

/**
 * Stores a purge and notifies every storefront that listens, in one step. The key is the number of purges so far; the
 * same with a tag behind it, the number of the latest with the tag; and the channel. Storefronts do the same.
 */
const purgeScript = `
local mark = redis.call('INCR', KEYS[1])
for i = 2, #ARGV do redis.call('SET', KEYS[1] .. ':' .. ARGV[i], mark, 'EX', ARGV[1]) end
redis.call('PUBLISH', KEYS[1], cjson.encode({ mark = mark, tags = { unpack(ARGV, 2) } }))
return mark`;

/** Creates a target for all storefronts that share this Redis. */
export function createRedisTarget(url: string, onError: (error: Error) => void): PurgeTarget {
  // Most backends have no Redis, and need not load its client.
  const { Redis }: typeof import('ioredis') = createRequire(import.meta.url)('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: 0, commandTimeout });
  redis.on('error', onError);
  return {
    name: 'Redis',
    async tell({ shopId, tags }) {
      await redis.eval(purgeScript, 1, `shopgen:purges:${shopId}`, rememberedSeconds, ...tags);
    },
    close: () => redis.disconnect(),
  };
}
