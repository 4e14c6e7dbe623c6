import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFile } from '#cli/sources/replace-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shopgen-replace-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('replaces a file, makes its folder, and leaves nothing beside it', async () => {
  const file = path.join(folder, 'new/file.json');
  await replaceFile(file, 'one');
  await replaceFile(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(path.dirname(file))).toEqual(['file.json']);
});

it('gives a file its permissions before it has its name', async () => {
  const file = path.join(folder, 'secret');
  writeFileSync(file, 'old', { mode: 0o644 });
  await replaceFile(file, 'new', 0o600);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('leaves what is there where it cannot be replaced', async () => {
  const file = path.join(folder, 'taken');
  mkdirSync(path.join(file, 'inside'), { recursive: true });
  await expect(replaceFile(file, 'new')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
  expect(readdirSync(file)).toEqual(['inside']);
});
