import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptOverrides, diffOverrides } from '#cli/parts/compare-overrides.ts';
import { loadProject } from '#cli/project/load-project.ts';
import { addOverride } from '#cli/scaffold/override/add-override.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import { runCli } from '../support/run-cli.ts';

const memory = 'site-configs/acoustic.parts.json';
const config = 'site-configs/acoustic.yaml';
let root: ProjectRoot;
beforeAll(async () => {
  root = await createProjectRoot();
  await addOverride(root.dir, 'product.facts', 'acoustic', 'wrap');
});
afterAll(() => root.dispose());

const tell = async () => (await loadProject(root.dir, ['acoustic'])).diagnostics;

/** Makes the part look as if it had been another one when the override was made. */
async function remember(change: (text: string) => string): Promise<void> {
  const text = await root.read(memory);
  expect(change(text)).not.toBe(text);
  await root.write(memory, change(text));
}

it('an override remembers the properties and the sources of its part, also of a static one', async () => {
  const { formatVersion, parts } = JSON.parse(await root.read(memory));
  expect(formatVersion).toBe(1);
  expect(parts['product.facts'].props.map(({ name }: { name: string }) => name)).toEqual(['product', 'sku']);
  expect(Object.keys(parts['product.facts'].files)).toEqual([
    'runtime/features/product/product-facts.tsx',
    'runtime/features/product/product-facts.static.tsx',
  ]);
  expect(await tell()).toEqual([]);
});

it('a part that has changed since is told at the override, shown then and now, and accepted', async () => {
  await remember((text) => text.replace('"name": "sku"', '"name": "skew"').replace('sku={sku}', 'code={sku}'));
  const line = (await root.read(config)).split('\n').findIndex((text) => text.startsWith('  product.facts:')) + 1;
  expect(await tell()).toMatchObject([
    {
      code: 'override.base-changed',
      severity: 'warning',
      place: { file: config, line },
      message: expect.stringContaining('its properties (skew, sku), runtime/features/product/product-facts.static.tsx'),
    },
  ]);
  const { text = '', data } = await diffOverrides(root.dir, 'acoustic');
  expect(text).toContain('code={sku}');
  expect(text).toContain('+              <AttributeTable attributes={product.attributes} sku={sku} />');
  expect(text).toContain('yours: site-configs/acoustic/product-facts.tsx');
  expect(data?.parts).toMatchObject([{ name: 'product.facts', changed: true, noted: true }]);

  const accepted = await acceptOverrides(root.dir, 'acoustic', 'product.facts');
  expect(accepted.data).toEqual({ accepted: ['product.facts'] });
  expect(await tell()).toEqual([]);
  expect((await diffOverrides(root.dir, 'acoustic')).next).toBe('No part that acoustic changes has changed since.');
});

it('an override that was written by hand is noted when it is accepted, and forgotten when it is gone', async () => {
  const text = await root.read(config);
  await root.write(config, `${text}  home: { before: ./acoustic/product-facts.tsx }\n`);
  expect(JSON.parse(await root.read(memory)).parts).not.toHaveProperty('home');
  const result = await runCli(['override', 'accept', '--site', 'acoustic', '--root', root.dir, '--json']);
  expect(JSON.parse(result.stdout)).toMatchObject({ ok: true, accepted: ['home'] });
  expect(JSON.parse(await root.read(memory)).parts).toHaveProperty('home');
  await root.write(config, text);
  await acceptOverrides(root.dir, 'acoustic');
  expect(JSON.parse(await root.read(memory)).parts).not.toHaveProperty('home');
});

it('a memory that somebody has edited is an error at its file', async () => {
  const text = await root.read(memory);
  await root.write(memory, '{');
  expect(await tell()).toMatchObject([
    { code: 'override.memory', severity: 'error', place: { file: memory, line: 1 } },
  ]);
  await root.write(memory, text);
});

it('refuses a part that the site does not change, with the nearest', async () => {
  await expect(diffOverrides(root.dir, 'acoustic', 'product.fact')).rejects.toMatchObject({
    diagnostics: [{ code: 'override.unknown-part', help: 'Did you mean "product.facts"?' }],
  });
});
