import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mergeReports } from '#cli/build/merge-reports.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-reports-'));
});
afterEach(() => rm(folder, { recursive: true }));

const site = (id: string, cached = false) => ({ id, outDir: `dist/${id}`, cached, durationMs: 100, why: [] });
const problem = { severity: 'error', code: 'route.collision', message: 'Two routes', file: 'site-configs/b.yaml' };

async function write(name: string, report: object): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(report));
  return file;
}

it('joins what parts have printed, and ends as the worst of them', async () => {
  const one = await write('1.json', { ok: true, sites: [site('a'), site('c', true)], failed: [], diagnostics: [] });
  const two = await write('2.json', {
    ok: false,
    sites: [],
    failed: [{ id: 'b', exitCode: 4 }],
    diagnostics: [problem],
  });
  expect(await mergeReports([one, two])).toEqual({
    data: { sites: [site('a'), site('c', true)], failed: [{ id: 'b', exitCode: 4 }], problems: [problem] },
    text: '2 sites, 1 of them built, 1 failed\nb failed with exit code 4',
    exitCode: 4,
  });
});

it('refuses a part twice, and what is no report', async () => {
  const one = await write('1.json', { sites: [site('a')], failed: [] });
  await expect(mergeReports([one, one])).rejects.toThrow('a is in two of the reports');
  await expect(mergeReports([path.join(folder, 'none.json')])).rejects.toThrow('there is no such file');
  await expect(mergeReports([await write('3.json', [])])).rejects.toThrow('is not what shopgen build --json prints');
});
