import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { writeFiles } from '#cli/scaffold/write-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'shopgen-write-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const everything = (): string[] => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();

it('writes files and the folders they need, and leaves nothing else', async () => {
  await writeFiles(root, [
    { path: 'a.txt', text: 'one' },
    { path: 'deep/er/b.txt', text: 'two' },
  ]);
  expect(everything()).toEqual(['a.txt', 'deep', 'deep/er', 'deep/er/b.txt']);
  expect(read('deep/er/b.txt')).toBe('two');
});

it('touches nothing when one of them is there, and names it', async () => {
  put('b.txt', 'mine');
  const written = writeFiles(root, [
    { path: 'a.txt', text: 'one' },
    { path: 'b.txt', text: 'two' },
  ]);
  await expect(written).rejects.toThrow('b.txt is there already');
  await expect(written).rejects.toBeInstanceOf(InputError);
  expect(everything()).toEqual(['b.txt']);
  expect(read('b.txt')).toBe('mine');
});

it('counts the files of an existing folder, instead of listing them', async () => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ path: `locales/${name}.json`, text: '{}' }));
  await writeFiles(root, files);
  await expect(writeFiles(root, files)).rejects.toThrow('5 files of locales are there already, locales/a.json for one');
});

it('undoes everything when a later file cannot be written', async () => {
  put('base.yaml', 'before');
  const written = writeFiles(root, [
    { path: 'new/a.txt', text: 'one' },
    { path: 'base.yaml', text: 'after', replaces: true },
    // Needs a folder at the path of an earlier file.
    { path: 'new/a.txt/b.txt', text: 'two' },
  ]);
  await expect(written).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(everything()).toEqual(['base.yaml']);
  expect(read('base.yaml')).toBe('before');
});

it('keeps existing files of a folder when it undoes its own', async () => {
  mkdirSync(path.join(root, 'there'));
  put('there/mine.txt', 'mine');
  const files = [
    { path: 'there/a.txt', text: 'one' },
    { path: 'there/a.txt/b.txt', text: 'two' },
  ];
  await expect(writeFiles(root, files)).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(everything()).toEqual(['there', 'there/mine.txt']);
});
