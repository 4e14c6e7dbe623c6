import { expect, it } from 'vitest';
import type { CachedSite } from '#cli/build/cache/cached-site.ts';
import { explainMiss, isUnchanged } from '#cli/build/cache/explain-miss.ts';

const nothing = { raw: 0, gzip: 0, brotli: 0 };
const record: CachedSite = {
  inputs: {
    'generated/acoustic/routes.ts': 'r1',
    'generated/acoustic/theme.ts': 't1',
    node: '20',
    'package:../node_modules/react': '19.3.0',
    'package:../@fontsource-variable/inter': '5.0.0',
    'package:node_modules/@trpc/client': '11.0.0',
    'runtime/ui/icon.tsx': 'i1',
    shopgen: '0.1.0 abc',
    'styles modules': 's1',
  },
  origins: { 'generated/acoustic/theme.ts': ['site-configs/base.yaml', 'site-configs/acoustic.yaml'] },
  sources: { 'site-configs/base.yaml': 'b1', 'site-configs/acoustic.yaml': 'a1' },
  outputs: {},
  client: { js: nothing, css: nothing, fonts: 0, routes: {}, chunks: [], modules: {} },
};

/** Unchanged inputs, except for some. */
const inputsWith = (changed: Readonly<Record<string, string | undefined>>) => ({
  now: async (name: string) => (name in changed ? changed[name] : (record.inputs[name] ?? record.sources[name])),
});

it('reports nothing when nothing has changed', async () => {
  expect(await explainMiss(record, inputsWith({}))).toEqual([]);
  expect(await isUnchanged(record, inputsWith({}))).toBe(true);
});

it.each([
  [{ 'runtime/ui/icon.tsx': 'i2' }, 'runtime/ui/icon.tsx'],
  [{ 'runtime/ui/icon.tsx': undefined }, 'runtime/ui/icon.tsx is gone'],
  [{ 'package:../node_modules/react': '19.3.1' }, 'react 19.3.0 → 19.3.1'],
  [{ 'package:node_modules/@trpc/client': undefined }, '@trpc/client 11.0.0 → gone'],
  [{ 'package:../@fontsource-variable/inter': '5.1.0' }, '@fontsource-variable/inter 5.0.0 → 5.1.0'],
  [{ node: '22' }, 'Node 20 → 22'],
  [{ shopgen: '0.2.0 def' }, 'shopgen 0.1.0 → 0.2.0'],
  [{ shopgen: '0.1.0 def' }, 'shopgen’s own code'],
  [{ 'styles modules': 's2' }, 'a styles module was added or removed'],
  [
    { 'generated/acoustic/theme.ts': 't2', 'site-configs/acoustic.yaml': 'a2' },
    'site-configs/acoustic.yaml → generated/acoustic/theme.ts',
  ],
  [{ 'generated/acoustic/routes.ts': 'r2', 'site-configs/acoustic.yaml': 'a2' }, 'generated/acoustic/routes.ts'],
])('names what changed: %o', async (changed: Record<string, string | undefined>, reason) => {
  expect(await explainMiss(record, inputsWith(changed))).toEqual([reason]);
  expect(await isUnchanged(record, inputsWith(changed))).toBe(false);
});
