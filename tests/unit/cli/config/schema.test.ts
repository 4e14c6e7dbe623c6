import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentSchemas } from '#backend/content/json-schemas.ts';
import { keySchemaAt } from '#cli/config/schema/key-schema.ts';
import { schemaFile, schemaText, showSchema } from '#cli/config/schema/show-schema.ts';
import { createProjectRoot, type ProjectRoot, packageRoot } from '../support/project-root.ts';

let root: ProjectRoot;
beforeAll(async () => {
  root = await createProjectRoot();
});
afterAll(() => root.dispose());

const options = { write: false, kind: 'site', readContentSchemas: async () => contentSchemas() };

describe('the schema for editors', () => {
  it('is written where every configuration looks for it, and only when it changed', async () => {
    await root.remove(schemaFile);
    expect(await showSchema(root.dir, { ...options, write: true })).toMatchObject({
      data: { file: schemaFile, changed: true },
    });
    expect(await root.read(schemaFile)).toBe(schemaText());
    expect(await showSchema(root.dir, { ...options, write: true })).toMatchObject({ data: { changed: false } });
    expect(await readdir(path.join(root.dir, 'site-configs'))).not.toContainEqual(expect.stringMatching(/json\..+/));
  });

  it('is printed byte for byte as it lies in the project', async () => {
    const { text, data } = await showSchema('/nowhere', options);
    expect(text).toBe(await readFile(path.join(packageRoot, schemaFile), 'utf8'));
    expect(data?.schema).toEqual(JSON.parse(text ?? ''));
  });

  it('needs a root to be written to', async () => {
    await expect(showSchema('/nowhere', { ...options, write: true })).rejects.toMatchObject({
      diagnostics: [{ code: 'root.missing' }],
    });
  });
});

describe('the schemas of content', () => {
  it('are printed by their kind, and written where there is content', async () => {
    const product = await showSchema('/nowhere', { ...options, kind: 'product' });
    expect(product.data?.schema).toMatchObject({ properties: { variants: {}, images: {} } });
    await expect(showSchema('/nowhere', { ...options, kind: 'produt' })).rejects.toMatchObject({
      diagnostics: [{ message: 'There is no schema produt.', help: 'Did you mean "product"?' }],
    });
    await root.write('content/demo/shop.yaml', 'name: Demo');
    const written = await showSchema(root.dir, { ...options, write: true });
    expect(written.data).toMatchObject({
      content: expect.arrayContaining([{ file: 'content/schemas/product.schema.json', changed: true }]),
    });
  });

  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const content = path.join(packageRoot, 'content');
  it.each([
    ['shop', 'acoustic/shop.yaml'],
    ['menus', 'acoustic/menus.yaml'],
    ['product', 'acoustic/products/fjord-wall-panel.yaml'],
    ['category', 'easy-felt/categories'],
    ['inspiration', 'acoustic/inspiration'],
  ])('%s fits the demo and refuses what does not exist', async (kind, place) => {
    const validate = ajv.compile(contentSchemas()[kind] ?? {});
    const folder = path.join(content, place);
    const files = place.endsWith('.yaml') ? [folder] : (await readdir(folder)).map((name) => path.join(folder, name));
    for (const file of files) {
      const value: object = parse(await readFile(file, 'utf8'));
      expect([file, validate(value), validate.errors]).toEqual([file, true, null]);
      expect(validate({ ...value, colour: 'red' })).toBe(false);
    }
  });

  // `shopgen schema --write` updates them.
  it('lie in the project as they are checked with', async () => {
    for (const [kind, schema] of Object.entries(contentSchemas())) {
      const text = await readFile(path.join(content, 'schemas', `${kind}.schema.json`), 'utf8');
      expect(JSON.parse(text)).toEqual(JSON.parse(schemaText(schema)));
    }
  });
});

describe('what the schema says of a key', () => {
  it.each([
    [['pageSizes'], { keys: ['archive', 'productArchive', 'inspirationArchive'], isOpen: false, fallback: undefined }],
    [['subdomain'], { keys: [], isOpen: false, fallback: { value: 'www' }, pattern: expect.any(RegExp) }],
    [['budgets', 'productDetail'], { keys: ['js', 'css'], isOpen: false, fallback: undefined }],
    [['budgets', 'productDetial'], undefined],
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
