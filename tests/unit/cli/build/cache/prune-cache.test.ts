import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CacheLayout, cacheLayout } from '#cli/build/cache/cache-layout.ts';
import { storedSiteSchema } from '#cli/build/cache/cached-site.ts';
import { createFileStore, hashContent } from '#cli/build/cache/file-store.ts';
import { pruneCache } from '#cli/build/cache/prune-cache.ts';
import { createRecordStore } from '#cli/build/cache/record-store.ts';

const sizeEach = 1000;
const nothing = { raw: 0, gzip: 0, brotli: 0 };
const client = { js: nothing, css: nothing, fonts: 0, routes: {}, chunks: [], modules: {} };

let layout: CacheLayout;
beforeEach(async () => {
  layout = cacheLayout(await mkdtemp(path.join(os.tmpdir(), 'shopgen-prune-')));
});
afterEach(() => rm(path.dirname(layout.dist), { recursive: true }));

const getContent = (name: string): Buffer => Buffer.alloc(sizeEach, name);

async function age(file: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(file, then, then);
}

/** Stores a build of some files, last used a number of hours ago. */
async function keep(id: string, names: readonly string[], hoursAgo: number): Promise<void> {
  const files = createFileStore(layout.files);
  const outputs: Record<string, string> = {};
  for (const name of names) {
    outputs[name] = hashContent(getContent(name));
    await files.put(outputs[name], getContent(name));
    await age(path.join(layout.files, outputs[name]), hoursAgo);
  }
  const folder = path.join(layout.sites, id);
  await createRecordStore(folder, storedSiteSchema).write('key', {
    profile: { code: 'code', inputs: 'inputs' },
    inputs: {},
    origins: {},
    sources: {},
    outputs,
    client,
  });
  await age(path.join(folder, 'key.json'), hoursAgo);
}

const getHashes = (...names: string[]): string[] => names.map((name) => hashContent(getContent(name))).sort();
const contents = async (): Promise<string[]> => (await readdir(layout.files)).sort();
const records = (id: string): Promise<string[]> => readdir(path.join(layout.sites, id));

it('leaves alone what is within bounds, counting once what builds share', async () => {
  await keep('acoustic', ['react', 'a'], 5);
  await keep('group', ['react', 'g'], 3);
  await pruneCache(layout, 3 * sizeEach);
  expect(await contents()).toEqual(getHashes('react', 'a', 'g'));
});

it('evicts the least recently used first, and keeps contents that others refer to', async () => {
  await keep('acoustic', ['a', 'react'], 5);
  await keep('group', ['react', 'g'], 3);
  await pruneCache(layout, 2 * sizeEach);
  expect(await contents()).toEqual(getHashes('react', 'g'));
  expect(await records('acoustic')).toEqual([]);
  expect(await records('group')).toEqual(['key.json']);
});

it('does not count what built sites link to, which takes no room', async () => {
  await keep('acoustic', ['a', 'react'], 5);
  await keep('group', ['react', 'g'], 3);
  const linked = path.join(layout.dist, 'linked');
  await createFileStore(layout.files).place(hashContent(getContent('a')), linked);
  await pruneCache(layout, 2 * sizeEach);
  expect(await contents()).toEqual(getHashes('react', 'a', 'g'));
  await rm(linked);
  await pruneCache(layout, 2 * sizeEach);
  expect(await contents()).toEqual(getHashes('react', 'g'));
});

it('keeps the newest build even where it alone is over the bounds', async () => {
  await keep('group', ['react', 'g'], 3);
  await pruneCache(layout, sizeEach);
  expect(await contents()).toEqual(getHashes('react', 'g'));
});

it('removes contents that nothing refers to, unless a build may just be writing them', async () => {
  const files = createFileStore(layout.files);
  for (const name of ['old', 'new']) await files.put(hashContent(getContent(name)), getContent(name));
  await age(path.join(layout.files, hashContent(getContent('old'))), 2);
  await pruneCache(layout, sizeEach);
  expect(await contents()).toEqual(getHashes('new'));
});
