import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keySchemaAt } from '#cli/config/schema/key-schema.ts';
import { schemaFile, schemaText, showSchema } from '#cli/config/schema/show-schema.ts';
import { createProjectRoot, type ProjectRoot, packageRoot } from '../support/project-root.ts';

let root: ProjectRoot;
beforeAll(async () => {
  root = await createProjectRoot();
});
afterAll(() => root.dispose());

describe('the schema for editors', () => {
  it('is written where every configuration looks for it, and only when it changed', async () => {
    await root.remove(schemaFile);
    expect(await showSchema(root.dir, { write: true })).toMatchObject({ data: { file: schemaFile, changed: true } });
    expect(await root.read(schemaFile)).toBe(schemaText());
    expect(await showSchema(root.dir, { write: true })).toMatchObject({ data: { changed: false } });
    expect(await readdir(path.join(root.dir, 'site-configs'))).not.toContainEqual(expect.stringMatching(/json\..+/));
  });

  it('is printed byte for byte as it lies in the project', async () => {
    const { text, data } = await showSchema('/nowhere', { write: false });
    expect(text).toBe(await readFile(path.join(packageRoot, schemaFile), 'utf8'));
    expect(data?.schema).toEqual(JSON.parse(text ?? ''));
  });

  it('needs a root to be written to', async () => {
    await expect(showSchema('/nowhere', { write: true })).rejects.toMatchObject({
      diagnostics: [{ code: 'root.missing' }],
    });
  });
});

describe('what the schema says of a key', () => {
  it.each([
    [['pageSizes'], { keys: ['archive', 'productArchive', 'inspirationArchive'], isOpen: false, fallback: undefined }],
    [['subdomain'], { keys: [], isOpen: false, fallback: { value: 'www' }, pattern: expect.any(RegExp) }],
    [['domains'], { keys: [], isOpen: true, fallback: undefined }],
    [['domains', 'nl-NL'], { keys: ['host', 'prefix'], isOpen: false, fallback: undefined }],
    [
      ['integrations', 'tagManager', 'hosts', 'script', 0],
      { keys: [], isOpen: false, fallback: undefined, pattern: expect.any(RegExp) },
    ],
    [['pageSizes', 'archve'], undefined],
    [['constructor'], undefined],
    [['toString', 'name'], undefined],
  ])('%j', (key, expected) => {
    expect(keySchemaAt(key)).toEqual(expected);
  });
});
