import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportBudgets } from '#cli/build/budgets/report-budgets.ts';
import { cacheLayout } from '#cli/build/cache/cache-layout.ts';
import { createReport, type FirstView } from './client-report.ts';

let root: string;
const base = 'site-configs/base.yaml';
const yaml = 'budgets:\n  default: { js: 6 }\n';
const budgets = { default: { js: { kilobytes: 6, place: { file: base, line: 2, column: 18, length: 1 } } } };
const view = (js: number, loader: number): FirstView => ({
  js,
  css: 1,
  modules: { 'runtime/loader/loader.ts': loader },
});

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'shopgen-budgets-'));
  await mkdir(path.join(root, 'site-configs'));
  await writeFile(path.join(root, base), yaml);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const report = (id: string, first: FirstView, cached = false) =>
  reportBudgets(
    { root, layout: cacheLayout(root), isStrict: false },
    [
      { id: 'mini', budgets },
      { id: 'other', budgets: {} },
    ],
    [{ id, cached, client: createReport({ home: first }) }],
  );

describe('the budgets of built sites', () => {
  it('are reported with the file that sets them, for its excerpt', async () => {
    expect(await report('mini', view(7000, 3000))).toMatchObject([
      {
        id: 'mini',
        diagnostics: [{ code: 'budget.exceeded', place: { file: base, line: 2 } }],
        sources: new Map([[base, yaml]]),
      },
    ]);
  });

  it('are each site’s own', async () => {
    expect(await report('other', view(7000, 3000))).toEqual([]);
  });

  it('are compared with the last build that kept them, however often they were exceeded since', async () => {
    expect(await report('mini', view(5000, 3000))).toEqual([]);
    const grown = 'Grown since a build that kept it: runtime/loader/loader.ts +4.0, in kB before compression.';
    for (const cached of [false, true]) {
      expect(await report('mini', view(7000, 7000), cached)).toMatchObject([{ diagnostics: [{ help: grown }] }]);
    }
    expect(await report('mini', view(5500, 6000))).toEqual([]);
    expect(await report('mini', view(7000, 7000))).toMatchObject([
      { diagnostics: [{ help: expect.stringContaining('loader.ts +1.0,') }] },
    ]);
  });

  it('are checked where nothing can be remembered', async () => {
    await writeFile(path.join(root, 'dist'), 'in the way');
    expect(await report('mini', view(5000, 3000))).toEqual([]);
    expect(await report('mini', view(7000, 3000))).toHaveLength(1);
  });
});
