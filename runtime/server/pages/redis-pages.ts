import { Redis } from 'ioredis';
import { z } from 'zod';
import { everything } from '#runtime/lib/bounded-store.ts';
import { packPage, unpackPage } from './packed-page.ts';
import type { SharedPages } from './page-cache.ts';

/**
 * Seconds for which a page stays in Redis. What was purged is remembered for longer, so that it is never given again.
 */
const pageSeconds = 3600;
const purgeSeconds = 2 * pageSeconds;

/** Milliseconds that Redis may take: making a page takes no longer. */
const commandTimeout = 500;

/**
 * Notes what is purged and tells every server that listens, in one step. The key is the number of purges so far; the
 * same with a tag behind it, the number of the latest that named the tag; and the channel. The backend does the same.
 */
const purgeScript = `
local mark = redis.call('INCR', KEYS[1])
for i = 2, #ARGV do redis.call('SET', KEYS[1] .. ':' .. ARGV[i], mark, 'EX', ARGV[1]) end
redis.call('PUBLISH', KEYS[1], cjson.encode({ mark = mark, tags = { unpack(ARGV, 2) } }))
return mark`;

const message = z.object({ mark: z.number(), tags: z.array(z.string()) });

/** What becomes of purges, and of faults that nobody waits for. */
export interface RedisPagesOptions {
  readonly url: string;
  readonly shopId: string;
  /** Tells builds of a site apart: a page belongs to the files it names. */
  readonly build: string;
  readonly onPurge: (tags: readonly string[]) => void;
  readonly onFailure: (error: unknown) => void;
}

export interface RedisPages extends SharedPages {
  /** Tells every server, this one included. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/**
 * Connects to a Redis with the pages that several servers of a site share. While it is unreachable, nothing is cached.
 */
export function connectRedisPages(options: RedisPagesOptions): RedisPages {
  const { url, shopId, build, onPurge, onFailure } = options;
  const purges = `shopgen:purges:${shopId}`;
  const keyOf = (key: string): string => `shopgen:page:${shopId}:${build}:${key}`;
  const redis = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout });
  const ear = new Redis(url, { autoResubscribe: false, maxRetriesPerRequest: null });
  let heard: number | undefined;
  let hearing = false;

  const readMark = async (): Promise<number> => Number((await redis.get(purges)) ?? 0);
  const listen = async (): Promise<void> => {
    await ear.subscribe(purges);
    if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
    const mark = await readMark();
    // What was said while nobody listened is not said again.
    if (heard !== undefined && heard !== mark) onPurge([everything]);
    heard = Math.max(heard ?? 0, mark);
    hearing = true;
  };
  ear.on('ready', () => void listen().catch(onFailure));
  ear.on('close', () => {
    hearing = false;
  });
  ear.on('message', (_channel: string, text: string) => {
    const { mark, tags } = message.parse(JSON.parse(text));
    heard = Math.max(heard ?? 0, mark);
    onPurge(tags);
  });
  let told = '';
  for (const connection of [redis, ear]) {
    connection.on('error', (error: Error) => {
      // It goes on trying, and would say the same every time.
      if (told !== error.message) onFailure(error);
      told = error.message;
    });
    connection.on('ready', () => {
      told = '';
    });
  }

  const outdated = async (tags: ReadonlySet<string>, mark: number): Promise<boolean> => {
    const marks = await redis.mget([everything, ...tags].map((tag) => `${purges}:${tag}`));
    return marks.some((purged) => purged !== null && Number(purged) > mark);
  };

  return {
    hears: () => hearing,
    async find(key) {
      try {
        const [mark, packed] = await Promise.all([readMark(), redis.getBuffer(keyOf(key))]);
        if (packed === null) return { page: undefined, mark };
        const found = unpackPage(packed);
        return { page: (await outdated(found.page.tags, found.mark)) ? undefined : found.page, mark };
      } catch (error) {
        onFailure(error);
        return undefined;
      }
    },
    async set(key, page, mark) {
      // Compressed first, so that no other server has to.
      await page.body.in('br');
      await redis.set(keyOf(key), packPage(page, mark), 'EX', pageSeconds);
    },
    async purge(tags) {
      await redis.eval(purgeScript, 1, purges, purgeSeconds, ...tags);
    },
    close() {
      redis.disconnect();
      ear.disconnect();
    },
  };
}
