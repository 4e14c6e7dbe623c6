import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadProject } from '#cli/project/load-project.ts';
import { initProject } from '#cli/scaffold/init-project.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'shopgen-init-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('writes a project without mistakes or warnings', { timeout: 60_000 }, async () => {
  const { data, next } = await initProject({ root });
  expect(data).toMatchObject({ site: 'demo' });
  expect(next).toContain('shopgen build --site demo && shopgen start --site demo');
  expect(readdirSync(root).sort()).toEqual(
    ['.gitignore', '.vscode', 'README.md', 'content', 'locales', 'openapi', 'site-configs'].sort(),
  );
  const { sites, diagnostics } = await loadProject(root);
  expect(diagnostics).toEqual([]);
  expect(sites.map(({ loaded }) => loaded.id)).toEqual(['demo']);
  expect(sites[0]?.model).toMatchObject({ shopId: 'demo', bundle: 'demo', flags: { products: true } });
});

it('makes the folder if need be', async () => {
  await initProject({ root: path.join(root, 'a/b') });
  expect(readdirSync(path.join(root, 'a/b'))).toContain('site-configs');
});

it('keeps what it writes over again out of Git', async () => {
  await initProject({ root });
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['node_modules/', '/generated/', '/dist/', '/.data/']));
});

it('overwrites nothing: it names existing files, and writes nothing', async () => {
  mkdirSync(path.join(root, 'site-configs'));
  writeFileSync(path.join(root, 'site-configs/base.yaml'), 'mine');
  writeFileSync(path.join(root, 'README.md'), 'mine');
  const begun = initProject({ root });
  await expect(begun).rejects.toThrow(/site-configs\/base\.yaml is there already.*\nREADME\.md is there already/);
  expect(readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
    'README.md',
    'site-configs',
    'site-configs/base.yaml',
  ]);
});
