import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileStore, hashContent } from '#cli/build/cache/file-store.ts';

const content = Buffer.from('content');
const hash = hashContent(content);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

const store = () => createFileStore(path.join(folder, 'store'));
const kept = () => path.join(folder, 'store', hash);
const target = () => path.join(folder, 'server.js');

it('places a content as a link that cannot be written by mistake', async () => {
  const files = store();
  await files.put(hash, content);
  await files.place(hash, target());
  const [placed, own] = await Promise.all([stat(target()), stat(kept())]);
  expect(placed.ino).toBe(own.ino);
  expect(placed.mode & 0o222).toBe(0);
});

it.each(['EXDEV', 'EMLINK', 'EPERM'])('copies where the file system answers %s to a link', async (code) => {
  const files = createFileStore(path.join(folder, 'store'), async () => {
    throw Object.assign(new Error(code), { code });
  });
  await files.put(hash, content);
  await files.place(hash, target());
  const [placed, own] = await Promise.all([stat(target()), stat(kept())]);
  expect(placed.ino).not.toBe(own.ino);
  expect(await readFile(target())).toEqual(content);
});

it('replaces a content of the same size that is damaged, and leaves the damaged links alone', async () => {
  await store().put(hash, content);
  await store().place(hash, target());
  await writeFile(kept(), 'tnetnoc');
  await store().put(hash, content);
  expect(await readFile(kept())).toEqual(content);
  expect(await readFile(target(), 'utf8')).toBe('tnetnoc');
});

it('has no content where it is damaged', async () => {
  await store().put(hash, content);
  await writeFile(kept(), 'other');
  expect(await store().read(hash)).toBeUndefined();
});
