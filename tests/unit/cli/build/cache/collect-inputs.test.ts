import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectProfileInputs } from '#cli/build/cache/collect-inputs.ts';
import { explainMiss, isUnchanged } from '#cli/build/cache/explain-miss.ts';
import { createInputs } from '#cli/build/cache/site-inputs.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shopgen-inputs-'));
  for (const folder of ['generated/acoustic', 'runtime/ui']) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'runtime/ui/link.styles.ts'), '');
});
afterAll(() => rmSync(root, { recursive: true }));

it('misses when a styles module was added, which changes the class names of others', async () => {
  const inputs = await collectProfileInputs({ packageRoot: root, root }, 'acoustic', [], createInputs(root, root));
  const nothing = { raw: 0, gzip: 0, brotli: 0 };
  const client = { js: nothing, css: nothing, fonts: 0, routes: {}, chunks: [], modules: {} };
  const record = { inputs, origins: {}, sources: {}, outputs: {}, client };
  expect(await isUnchanged(record, createInputs(root, root))).toBe(true);
  writeFileSync(path.join(root, 'runtime/ui/card.styles.ts'), '');
  expect(await isUnchanged(record, createInputs(root, root))).toBe(false);
  expect(await explainMiss(record, createInputs(root, root))).toEqual(['a styles module was added or removed']);
});
