import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMap, parseDocument } from 'yaml';
import { diffApis } from '#cli/api-diff/diff-apis.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { runShopgen } from '#tests/support/command.ts';
import { packageRoot } from '../support/project-root.ts';

const spec = path.join(packageRoot, 'openapi/product-api.yaml');
let folder: string;
let changed: string;
let old: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-diff-'));
  changed = path.join(folder, 'new.yaml');
  old = path.join(folder, 'old.yaml');
  await writeFile(old, small);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Edit = (at: { set: (path: string, value: unknown) => void; remove: (path: string) => void }) => void;

/** An operation with references, enough for each kind of change. */
const small = `openapi: 3.1.0
info: { title: Small, version: '1' }
paths:
  /Products/{id}:
    get:
      operationId: getProduct
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: page, in: query, schema: { $ref: '#/components/schemas/Quantity' } }
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/QuantityRequest' } } }
      responses:
        '200':
          description: The product.
          content: { application/json: { schema: { $ref: '#/components/schemas/Product' } } }
        '429':
          description: Asked too often.
components:
  schemas:
    Slug: { type: string }
    Quantity: { type: integer, minimum: 1, maximum: 9999 }
    ProductKind: { type: string, enum: [Standard, PhotoPrint] }
    QuantityRequest:
      type: object
      required: [quantity]
      properties:
        quantity: { $ref: '#/components/schemas/Quantity' }
    Product:
      type: object
      required: [id, slug, kind]
      properties:
        id: { type: string }
        slug: { $ref: '#/components/schemas/Slug' }
        kind: { $ref: '#/components/schemas/ProductKind' }
`;

/** Returns a description with one change; keys are separated by blanks. */
async function withEdit(edit: Edit, before: string): Promise<ReturnType<typeof diffApis>> {
  const document = parseDocument(await readFile(before, 'utf8'));
  const steps = (keys: string): (string | number)[] =>
    keys.split(' ').map((key) => (/^\d$/.test(key) ? Number(key) : key));
  edit({
    set: (keys, value) => document.setIn(steps(keys), value),
    remove: (keys) => {
      expect(document.hasIn(steps(keys))).toBe(true);
      document.deleteIn(steps(keys));
    },
  });
  expect(isMap(document.contents)).toBe(true);
  await writeFile(changed, document.toString({ lineWidth: 0 }));
  return diffApis(folder, before, changed);
}

const product = 'components schemas Product';
const request = 'components schemas QuantityRequest';
const operation = 'paths /Products/{id} get';

/** Changes with their expected descriptions. */
const table: readonly [what: string, edit: Edit, breaking: boolean, message: string][] = [
  ['an operation goes', ({ remove }) => remove(operation), true, 'the operation is gone'],
  ['a field of an answer goes', ({ remove }) => remove(`${product} properties slug`), true, 'is gone'],
  [
    'a field of an answer comes',
    ({ set }) => set(`${product} properties weight`, { type: 'integer' }),
    false,
    'is new',
  ],
  ['a field may be absent', ({ set }) => set(`${product} required`, ['id']), true, 'may be absent now'],
  [
    'a field becomes another type',
    ({ set }) => set('components schemas Slug type', 'integer'),
    true,
    'was string and is integer',
  ],
  [
    'an answer announces another value',
    ({ set }) => set('components schemas ProductKind enum', ['Standard', 'PhotoPrint', 'Sample']),
    true,
    'has "Sample" besides',
  ],
  ['a request takes fewer values', ({ set }) => set('components schemas Quantity maximum', 50), true, 'and is 50'],
  [
    'a request takes more',
    ({ set }) => set('components schemas Quantity maximum', 999_999_999),
    false,
    'and is 999999999',
  ],
  [
    'a request needs another field',
    ({ set }) => {
      set(`${request} properties colour`, { type: 'string' });
      set(`${request} required`, ['quantity', 'colour']);
    },
    true,
    'is new and has to be sent',
  ],
  [
    'a request may carry another field',
    ({ set }) => set(`${request} properties colour`, { type: 'string' }),
    false,
    'is new',
  ],
  [
    'a parameter has to be sent',
    ({ set }) =>
      set(`${operation} parameters 2`, { name: 'X-Colour', in: 'header', required: true, schema: { type: 'string' } }),
    true,
    'is new and has to be sent',
  ],
  ['a success is no longer answered', ({ remove }) => remove(`${operation} responses 200`), true, 'is gone'],
  ['a problem no longer occurs', ({ remove }) => remove(`${operation} responses 429`), false, 'is gone'],
];

describe('api diff', { timeout: 60_000 }, () => {
  it.each(table)('%s', async (_, edit, breaking, message) => {
    const { data, exitCode } = await withEdit(edit, old);
    expect(data?.changes).toContainEqual(
      expect.objectContaining({ breaking, message: expect.stringContaining(message) }),
    );
    expect(exitCode).toBe(breaking ? 3 : 0);
  });

  it('reports a change of a shared schema once, with the affected operations and its position', async () => {
    const { data, text } = await withEdit(({ remove }) => remove(`${product} properties acoustics`), spec);
    const lines = (await readFile(spec, 'utf8')).split('\n');
    const line =
      lines.findIndex((each, index) => /^ {8}acoustics:/.test(each) && index > lines.indexOf('    Product:')) + 1;
    expect(data?.changes).toEqual([
      expect.objectContaining({
        breaking: true,
        file: spec,
        line,
        procedures: ['acoustics.addPlan', 'acoustics.calculate', 'catalogue.comparison', 'catalogue.product'],
        screens: expect.arrayContaining(['productDetail']),
      }),
    ]);
    expect(text).toContain('GET /Products/{id}, GET /Products/{id}/{second}');
  });

  it('reports nothing for equal descriptions', async () => {
    expect(await diffApis(packageRoot, spec, spec)).toMatchObject({
      exitCode: 0,
      data: { breaking: false, changes: [] },
      text: '',
    });
  });

  it('reads a file of a revision, from the top folder and from the current one', async () => {
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=T', '-c', 'user.email=t@shop.example', ...args]);
    git('init', '-q');
    git('add', 'old.yaml');
    git('commit', '-qm', 'As it was');
    await writeFile(changed, small.replace('maximum: 9999', 'maximum: 50'));
    const run = (name: string) => runShopgen(['api', 'diff', name, 'new.yaml', '--json'], process.env, folder);
    for (const name of ['HEAD:old.yaml', 'HEAD:./old.yaml']) {
      const { code, stdout } = await run(name);
      expect(code).toBe(3);
      expect(JSON.parse(stdout).changes.map(({ id }: { id: string }) => id)).toEqual(['request-max-decreased']);
    }
    expect(JSON.parse((await run('HEAD:gone.yaml')).stdout)).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'git.unknown-file' }],
    });
    expect(JSON.parse((await run('nope:old.yaml')).stdout)).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'git.unknown-revision' }],
    });
  });

  it('takes severities of the project, and refuses those that do not exist at their place', async () => {
    const settings = path.join(folder, 'openapi/diff.yaml');
    await mkdir(path.dirname(settings), { recursive: true });
    await writeFile(settings, 'severities:\n  response-required-property-removed: note\n');
    const { data, exitCode } = await withEdit(({ remove }) => {
      remove(`${product} properties slug`);
    }, old);
    expect(exitCode).toBe(0);
    expect(data?.changes).toMatchObject([
      { id: 'response-required-property-removed', severity: 'note', breaking: false },
    ]);

    await writeFile(settings, 'severities:\n  response-required-property-remove: note\n  operation-added: noted\n');
    await expect(diffApis(folder, old, old)).rejects.toMatchObject({
      diagnostics: [
        {
          place: { file: 'openapi/diff.yaml', line: 2, column: 3 },
          help: 'Did you mean "response-required-property-removed"?',
        },
        { place: { file: 'openapi/diff.yaml', line: 3, column: 20 }, help: 'Did you mean "note"?' },
      ],
    });
    await rm(path.dirname(settings), { recursive: true });
  });

  it('names the missing one of the two files', async () => {
    const missing = path.join(folder, 'missing.yaml');
    const refused = diffApis(packageRoot, spec, missing);
    await expect(refused).rejects.toThrow(InputError);
    await expect(refused).rejects.toMatchObject({
      diagnostics: [{ code: 'file.unreadable', place: { file: missing } }],
    });
  });
});
