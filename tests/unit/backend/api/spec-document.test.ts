import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSpecDocument } from '#backend/api/spec-document.ts';
import { packagePaths } from '#backend/process/package-root.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-spec-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

it.each(packagePaths.specs)('reads %s as its YAML says', async (file) => {
  expect(await readSpecDocument(file)).toEqual(parse(await readFile(file, 'utf8')));
});

it.each(packagePaths.specs)('reads %s anew once it has been changed', async (file) => {
  const changed = path.join(folder, path.basename(file));
  await writeFile(changed, `${await readFile(file, 'utf8')}\nx-changed: true\n`);
  expect(await readSpecDocument(changed)).toMatchObject({ openapi: expect.any(String), 'x-changed': true });
});
