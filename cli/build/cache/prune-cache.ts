import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CacheLayout } from './cache-layout.ts';
import { cachedLibrariesSchema } from './library-cache.ts';
import { createProfileRecords } from './profile-cache.ts';
import { createRecordStore, type RecordStore } from './record-store.ts';
import { createSiteRecords } from './site-records.ts';

/** Bytes that the cache may hold besides what built sites link to: some hundred builds. */
const defaultLimit = 512 * 1024 * 1024;

/** Milliseconds for which a content without a record is left alone: a build that runs now may be about to write it. */
const grace = 60 * 60 * 1000;

interface Referring {
  readonly store: Pick<RecordStore<unknown>, 'drop'>;
  readonly key: string;
  readonly usedAt: number;
  readonly hashes: readonly string[];
}

const list = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function readRecords(layout: CacheLayout): Promise<Referring[]> {
  const stores = [
    createRecordStore(layout.libraries, cachedLibrariesSchema),
    // Each use of a site's build is one of its profile's.
    ...(await list(layout.profiles)).map((code) => createProfileRecords(layout, code)),
    ...(await list(layout.sites)).map((id) => createSiteRecords(layout, id)),
  ];
  const all = stores.map(async (store) =>
    (await store.list()).map(({ key, usedAt, value }) => ({
      store,
      key,
      usedAt,
      hashes: Object.values(value.outputs),
    })),
  );
  return (await Promise.all(all)).flat();
}

/**
 * Prunes the cache to its limits, not counting what built sites link to: deletes the least recently used records, and every content that no other record
 * refers to.
 *
 * @param limit - In bytes.
 */
export async function pruneCache(layout: CacheLayout, limit: number = defaultLimit): Promise<void> {
  const sizes = new Map<string, { readonly size: number; readonly writtenAt: number }>();
  for (const name of await list(layout.files)) {
    const info = await stat(path.join(layout.files, name)).catch(() => undefined);
    // What a built site links to takes no room: it would still be there if the cache let it go.
    if (info) sizes.set(name, { size: info.nlink > 1 ? 0 : info.size, writtenAt: info.mtimeMs });
  }
  const kept = new Set<string>();
  let total = 0;
  for (const { store, key, hashes } of (await readRecords(layout)).sort((a, b) => b.usedAt - a.usedAt)) {
    const fresh = [...new Set(hashes)].filter((hash) => !kept.has(hash));
    const size = fresh.reduce((sum, hash) => sum + (sizes.get(hash)?.size ?? 0), 0);
    if (total > 0 && total + size > limit) await store.drop(key);
    else {
      total += size;
      for (const hash of fresh) kept.add(hash);
    }
  }
  const now = Date.now();
  for (const [name, { writtenAt }] of sizes) {
    if (!kept.has(name) && now - writtenAt > grace) await rm(path.join(layout.files, name), { force: true });
  }
}
