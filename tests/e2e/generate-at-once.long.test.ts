import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';
import { folderHash } from '#tests/support/folder-hash.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';

let root: WorkRoot;
let alone: WorkRoot;
beforeAll(() => {
  root = createWorkRoot();
  alone = createWorkRoot();
});
afterAll(() => {
  root.remove();
  alone.remove();
});

const generate = (folder: WorkRoot) => runShopgen(['generate', '--site', 'group', '--root', folder.path]);
const treeOf = (folder: WorkRoot) => folderHash(path.join(folder.path, 'generated/group'));

it(`writes what one process would write, however many generate at once ${ofCheck(37)}`, async () => {
  const cases = casesOf(37, 6);
  const runs = await Promise.all(Array.from({ length: cases }, () => generate(root)));
  expect(new Set(runs.map(({ code, stderr }) => `${code} ${stderr.includes('error')}`))).toEqual(new Set(['0 false']));
  expect((await generate(alone)).code).toBe(0);
  expect(treeOf(root)).toBe(treeOf(alone));
  // No lock and no half-written tree is left.
  expect(
    readdirSync(path.join(root.path, 'generated')).filter((name) => name.startsWith('.') && name !== '.shopgen'),
  ).toEqual([]);
  held(37, cases);
}, 120_000);
