import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileKeeper } from '#cli/build/built-file.ts';
import { type CacheLayout, cacheLayout } from '#cli/build/cache/cache-layout.ts';
import { createFileStore } from '#cli/build/cache/file-store.ts';
import { createProfileCache } from '#cli/build/cache/profile-cache.ts';

let layout: CacheLayout;
beforeEach(async () => {
  layout = cacheLayout(await mkdtemp(path.join(os.tmpdir(), 'shopgen-profiles-')));
});
afterEach(() => rm(path.dirname(layout.dist), { recursive: true, force: true }));

const zero = { raw: 0, gzip: 0, brotli: 0 };
const sheet = { css: '', modules: {} };
const facts = {
  chunks: [],
  entry: 'assets/entry.js',
  loader: 'assets/loader.js',
  loaderModules: {},
  loaderSizes: zero,
  importers: {},
  makers: {},
  sheets: { shared: sheet, routes: {}, themeNames: {}, sizes: {} },
};
const collected = { 'runtime/ui/icon.tsx': 'i1' };
const react = 'package:node_modules/react';

/** Opens the cache in a new run, in which inputs are what they are now. */
const open = (now: Readonly<Record<string, string>> = { ...collected, [react]: '19' }) =>
  createProfileCache(layout, { now: async (name) => now[name] }, createFileStore(layout.files));

async function keep(): Promise<string> {
  const file = await createFileKeeper(createFileStore(layout.files), (error) => {
    throw error;
  })(Buffer.from('code'));
  const built = { ...facts, files: new Map([['server.js', file]]), packages: { 'node_modules/react': '19' } };
  await open().keep('code', collected, built);
  return file.hash;
}

it('finds a profile in a later run, files and all', async () => {
  const hash = await keep();
  const found = await open().find('code');
  expect(found?.entry).toBe('assets/entry.js');
  expect(found?.files.get('server.js')?.hash).toBe(hash);
  expect(Buffer.from((await found?.files.get('server.js')?.read()) ?? []).toString()).toBe('code');
  expect(await open().find('other code')).toBeUndefined();
});

it.each([{ 'runtime/ui/icon.tsx': 'i2', [react]: '19' }, { ...collected, [react]: '20' }, collected])(
  'does not find it where something it was built from is another: %o',
  async (now) => {
    await keep();
    expect(await open(now).find('code')).toBeUndefined();
  },
);

it('does not find it where a content was changed', async () => {
  const content = path.join(layout.files, await keep());
  await chmod(content, 0o644);
  await writeFile(content, 'evil');
  expect(await open().find('code')).toBeUndefined();
});
