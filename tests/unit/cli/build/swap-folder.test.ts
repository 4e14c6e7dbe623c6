import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { swapFolder } from '#cli/build/swap-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-swap-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, text: string): Promise<string> {
  const made = path.join(folder, name);
  await mkdir(made, { recursive: true });
  await writeFile(path.join(made, 'server.js'), text);
  return made;
}
const read = (name: string): Promise<string> => readFile(path.join(folder, name, 'server.js'), 'utf8');

it('puts a folder where there was none', async () => {
  await swapFolder(await write('.stage', 'new'), path.join(folder, 'dist/acoustic'));
  expect(await read('dist/acoustic')).toBe('new');
});

it('replaces a folder and leaves nothing of the old one', async () => {
  const target = await write('acoustic', 'old');
  await writeFile(path.join(target, 'left-over.js'), '');
  await swapFolder(await write('.stage', 'new'), target);
  expect(await readdir(folder)).toEqual(['acoustic']);
  expect(await readdir(target)).toEqual(['server.js']);
  expect(await read('acoustic')).toBe('new');
});

it('keeps the old folder when the new one cannot be put in place', async () => {
  const target = await write('acoustic', 'old');
  await expect(swapFolder(path.join(folder, 'nowhere'), target)).rejects.toThrow('ENOENT');
  expect(await read('acoustic')).toBe('old');
  expect(await readdir(folder)).toEqual(['acoustic']);
});
