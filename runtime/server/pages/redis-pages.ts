import { Redis } from 'ioredis';
import { z } from 'zod';
import { everything } from '#runtime/lib/bounded-store.ts';
import { packPage, unpackPage } from './packed-page.ts';
import type { SharedPages } from './page-cache.ts';

/** Seconds for which a page stays in Redis. Purges are stored for longer, so that a purged page is never served. */
const pageSeconds = 3600;
const purgeSeconds = 2 * pageSeconds;

/** Timeout of Redis in milliseconds: rendering a page takes no longer. */
const commandTimeout = 500;

/**
 * Records a purge and notifies all servers, atomically. The key holds the number of purges; with a tag appended, the
 * number of the latest purge of the tag; and it names the channel. The backend does the same.
 */
const purgeScript = `
local mark = redis.call('INCR', KEYS[1])
for i = 2, #ARGV do redis.call('SET', KEYS[1] .. ':' .. ARGV[i], mark, 'EX', ARGV[1]) end
redis.call('PUBLISH', KEYS[1], cjson.encode({ mark = mark, tags = { unpack(ARGV, 2) } }))
return mark`;

const message = z.object({ mark: z.number(), tags: z.array(z.string()) });

/** Options of the shared pages. */
export interface RedisPagesOptions {
  readonly url: string;
  readonly shopId: string;
  /** Identifies the build: a page refers to its build's files. */
  readonly build: string;
  readonly onPurge: (tags: readonly string[]) => void;
  readonly onFailure: (error: unknown) => void;
}

export interface RedisPages extends SharedPages {
  /** Notifies every server, this one included. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/**
 * Connects to a Redis with the pages that several servers of a site share. While it is unreachable, nothing is cached.
 */
export function connectRedisPages(options: RedisPagesOptions): RedisPages {
  const { url, shopId, build, onPurge, onFailure } = options;
  const purges = `shopgen:purges:${shopId}`;
  const getKey = (key: string): string => `shopgen:page:${shopId}:${build}:${key}`;
  const redis = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout });
  const ear = new Redis(url, { autoResubscribe: false, maxRetriesPerRequest: null });
  let heard: number | undefined;
  let hearing = false;

  const readMark = async (): Promise<number> => Number((await redis.get(purges)) ?? 0);
  const listen = async (): Promise<void> => {
    await ear.subscribe(purges);
    if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
    const mark = await readMark();
    // Messages sent while disconnected are lost.
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
      // It retries, and would log the same error every time.
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
        const [mark, packed] = await Promise.all([readMark(), redis.getBuffer(getKey(key))]);
        if (packed === null) return { page: undefined, mark };
        const found = unpackPage(packed);
        return { page: (await outdated(found.page.tags, found.mark)) ? undefined : found.page, mark };
      } catch (error) {
        onFailure(error);
        return undefined;
      }
    },
    async set(key, page, mark) {
      // Compressed before storing, so that no other server has to.
      await page.body.in('br');
      await redis.set(getKey(key), packPage(page, mark), 'EX', pageSeconds);
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
