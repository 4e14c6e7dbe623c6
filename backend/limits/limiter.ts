import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '#runtime/serving/network-of.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Limit } from './limit.ts';

/** Counts actions against limits. */
export interface Limiter {
  /**
   * Counts one more action, before it is done, so that parallel ones are counted too.
   *
   * @param points - Its weight; absent: 1.
   * @returns the number counted, with this one
   * @throws {ProblemError} `RATE_LIMITED`, with the seconds to wait.
   */
  count(limit: Limit, key: string, points?: number): Promise<number>;
  /** Takes back one that does not count after all. */
  forgive(limit: Limit, key: string): Promise<void>;
  /** Takes back all. */
  clear(limit: Limit, key: string): Promise<void>;
  close(): void;
}

/** Max. milliseconds for Redis to connect, and to answer. */
const connectTimeout = 1000;
const commandTimeout = 500;

/**
 * Creates a limiter that counts in Redis, so that every process counts the same; and in memory without Redis or while
 * it does not answer, so that limits always apply.
 */
export function createLimiter(redisUrl: string | undefined, onError: (error: Error) => void): Limiter {
  const redis = redisUrl === undefined ? undefined : connect(redisUrl);
  redis?.on('error', onError);
  // Requests before the first connection wait for it, or they would be counted here although there is Redis.
  const tried = new Promise<void>((resolve) => {
    if (!redis) return resolve();
    redis.once('ready', resolve);
    redis.once('close', resolve);
  });
  const counters = new Map<string, RateLimiterMemory | RateLimiterRedis>();
  const getCounter = ({ name, points, seconds }: Limit): RateLimiterMemory | RateLimiterRedis => {
    const known = counters.get(name);
    if (known) return known;
    const options = { keyPrefix: `shopgen:limit:${name}`, points, duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    const counter = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: inMemory,
        })
      : inMemory;
    counters.set(name, counter);
    return counter;
  };
  return {
    async count(limit, key, points = 1) {
      await tried;
      try {
        return (await getCounter(limit).consume(digest(key), points)).consumedPoints;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ProblemError('RATE_LIMITED', undefined, undefined, seconds);
      }
    },
    async forgive(limit, key) {
      await getCounter(limit).reward(digest(key));
    },
    async clear(limit, key) {
      await getCounter(limit).delete(digest(key));
    },
    close: () => redis?.disconnect(),
  };
}

function connect(url: string): Redis {
  // Most backends have no Redis, and need not load its client.
  const { Redis }: typeof import('ioredis') = createRequire(import.meta.url)('ioredis');
  return new Redis(url, { maxRetriesPerRequest: 0, commandTimeout, connectTimeout, enableOfflineQueue: false });
}

/** Returns the key of a client's address. */
export function clientKey(shopId: string, address: string): string {
  return `${shopId} ${networkOf(address)}`;
}

/** Returns the key of an e-mail address. */
export function emailKey(shopId: string, email: string): string {
  return `${shopId} ${email.toLowerCase()}`;
}

/** Hashes a key, so that the store contains no addresses. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
