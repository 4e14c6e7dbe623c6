import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BuiltFile } from '#cli/build/built-file.ts';
import { type CacheLayout, cacheLayout } from '#cli/build/cache/cache-layout.ts';
import { hashContent } from '#cli/build/cache/file-store.ts';
import { clearDeadStages, putInPlace } from '#cli/build/put-in-place.ts';
import { identifyProcess } from '#cli/emit/process-identity.ts';

let layout: CacheLayout;
beforeEach(async () => {
  layout = cacheLayout(await mkdtemp(path.join(os.tmpdir(), 'shopgen-put-')));
});
afterEach(() => rm(path.dirname(layout.dist), { recursive: true, force: true }));

const createFile = (text: string): BuiltFile => ({ hash: hashContent(text), read: async () => Buffer.from(text) });

const files = (server: string) =>
  new Map([
    ['server.js', createFile(server)],
    ['client/assets/a.js', createFile('a')],
  ]);
const read = (name: string): Promise<string> => readFile(path.join(layout.dist, name, 'server.js'), 'utf8');
const visible = async (): Promise<string[]> => (await readdir(layout.dist)).filter((name) => name !== '.cache');

/** Returns the name of a process that has ended. */
function deadOwner(): string {
  const pid = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
  return `${pid}.1.some-run`;
}

it('puts a folder where there was none', async () => {
  await putInPlace(layout, 'acoustic', files('new'));
  expect(await read('acoustic')).toBe('new');
  expect((await readdir(path.join(layout.dist, 'acoustic'))).sort()).toEqual(['client', 'server.js']);
});

it('replaces a folder and leaves nothing of the old one', async () => {
  await putInPlace(layout, 'acoustic', files('old'));
  await writeFile(path.join(layout.dist, 'acoustic/left-over.js'), '');
  await putInPlace(layout, 'acoustic', files('new'));
  expect((await readdir(path.join(layout.dist, 'acoustic'))).sort()).toEqual(['client', 'server.js']);
  expect(await read('acoustic')).toBe('new');
  expect(await visible()).toEqual(['acoustic']);
  expect(await readdir(layout.stages)).toEqual([]);
});

it('keeps the old folder when the new one cannot be written', async () => {
  await putInPlace(layout, 'acoustic', files('old'));
  const impossible = new Map([...files('new'), ['server.js/inside', createFile('')]]);
  await expect(putInPlace(layout, 'acoustic', impossible)).rejects.toThrow(/EISDIR|ENOTDIR|EEXIST/);
  expect(await read('acoustic')).toBe('old');
  expect(await visible()).toEqual(['acoustic']);
  expect(await readdir(layout.stages)).toEqual([]);
});

it('never mixes two builds of one site that end at once', async () => {
  const servers = Array.from({ length: 8 }, (_, number) => `server ${number}`);
  await Promise.all(
    servers.map((server) =>
      putInPlace(layout, 'acoustic', new Map([...files(server), [`${server}.txt`, createFile(server)]])),
    ),
  );
  const last = await read('acoustic');
  expect((await readdir(path.join(layout.dist, 'acoustic'))).sort()).toEqual(
    ['client', `${last}.txt`, 'server.js'].sort(),
  );
  expect(await visible()).toEqual(['acoustic']);
});

it('clears what a killed build staged, and leaves alone what a living one does', async () => {
  const living = `${identifyProcess(process.pid).replace(' ', '.')}.another-run`;
  for (const stage of [deadOwner(), living]) await mkdir(path.join(layout.stages, stage), { recursive: true });
  await clearDeadStages(layout);
  expect(await readdir(layout.stages)).toEqual([living]);
});

it('puts back the folder of a build that was killed between taking it away and putting the new one there', async () => {
  const retired = path.join(layout.dist, `.was-acoustic~${deadOwner()}`);
  await mkdir(retired, { recursive: true });
  await writeFile(path.join(retired, 'server.js'), 'old');
  await clearDeadStages(layout);
  expect(await read('acoustic')).toBe('old');
  expect(await visible()).toEqual(['acoustic']);
});

it('drops a folder that was taken away once the new one is in its place', async () => {
  await putInPlace(layout, 'acoustic', files('new'));
  const retired = path.join(layout.dist, `.was-acoustic~${deadOwner()}`);
  await mkdir(retired);
  await writeFile(path.join(retired, 'server.js'), 'old');
  await clearDeadStages(layout);
  expect(await read('acoustic')).toBe('new');
  expect(await visible()).toEqual(['acoustic']);
});
