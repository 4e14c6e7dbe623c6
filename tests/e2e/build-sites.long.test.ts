import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorkRoot, projectRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';
import { folderHash } from '#tests/support/folder-hash.ts';
import { runHere } from '#tests/support/run-here.ts';
import { casesOf, freshSeed, held, ofCheck } from '#tests/support/trust.ts';

interface Built {
  readonly ok: boolean;
  readonly sites: readonly { readonly id: string; readonly cached: boolean; readonly why: readonly string[] }[];
  readonly failed: readonly { readonly id: string; readonly exitCode: number }[];
  readonly diagnostics: readonly {
    readonly code: string;
    readonly message: string;
    readonly severity: string;
    readonly file: string;
  }[];
}

let root: WorkRoot;
beforeAll(() => {
  root = createWorkRoot();
});
afterAll(() => root.remove());

const inRoot = (file: string): string => join(root.path, file);

/** Builds with `--json`, and returns the exit code with the document. */
async function build(...args: string[]): Promise<Built & { readonly code: number | null }> {
  const { code, stdout } = await runShopgen(withRoot(args));
  return { code, ...JSON.parse(stdout) };
}

/** Runs a rejected build in this process, which starts much faster. */
async function refuse(...args: string[]): Promise<Built & { readonly code: number | null }> {
  const { code, stdout } = await runHere(withRoot(args));
  return { code, ...JSON.parse(stdout) };
}

const withRoot = (args: readonly string[]): string[] => ['build', ...args, '--json', '--root', root.path];

const errors = ({ diagnostics }: Built) => diagnostics.filter(({ severity }) => severity === 'error');

/** Returns the files below a folder, relative to it. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

function edit(file: string, change: (text: string) => string): () => void {
  const before = readFileSync(inRoot(file), 'utf8');
  writeFileSync(inRoot(file), change(before));
  return () => writeFileSync(inRoot(file), before);
}

describe('one site that fails', { timeout: 300_000 }, () => {
  it('does not stop the others, is reported with its id, and decides the exit code', async () => {
    await runShopgen(['generate', '--site', 'easy-felt', '--root', root.path]);
    appendFileSync(inRoot('generated/easy-felt/theme.ts'), '// by hand\n');
    const restore = edit('site-configs/acoustic.yaml', (text) => text.replace('products: true', 'products: maybe'));
    const sites = ['acoustic', 'group', 'easy-felt'];
    const result = await build(...sites.flatMap((id) => ['--site', id]));
    expect(result.code).toBe(1);
    expect(result.ok).toBe(false);
    expect(result.sites.map(({ id }) => id)).toEqual(['group']);
    expect(result.failed).toEqual([
      { id: 'acoustic', exitCode: 1 },
      { id: 'easy-felt', exitCode: 1 },
    ]);
    expect(errors(result)).toMatchObject([
      { file: 'site-configs/acoustic.yaml', message: expect.stringMatching(/^acoustic: /) },
      {
        file: 'generated/easy-felt/theme.ts',
        code: 'generated.edited',
        message: expect.stringMatching(/^easy-felt: /),
      },
    ]);
    expect(readdirSync(inRoot('dist')).filter((name) => !name.startsWith('.'))).toEqual(['group']);
    restore();
  });

  it('is reported once where it concerns every site', async () => {
    const restore = edit('openapi/content-api.yaml', (text) => text.replace('openapi: 3.1', 'openapi: [3.1'));
    const result = await refuse('--site', 'group', '--site', 'db-noise-control');
    restore();
    expect(result.code).toBe(1);
    expect(result.failed.map(({ id }) => id)).toEqual(['group', 'db-noise-control']);
    expect(errors(result)).toHaveLength(1);
    expect(errors(result)[0]?.message).toMatch(/^group, db-noise-control: /);
  });

  it('refuses an unknown site before anything is built', async () => {
    const result = await refuse('--site', 'group', '--site', 'grup', '--shard', '1/2');
    expect(result.code).toBe(1);
    expect(errors(result)).toMatchObject([{ code: 'site.unknown', message: 'Site grup is not supported' }]);
  });

  it('leaves the others alone when the bundler cannot build what only it uses', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'shopgen-package-'));
    for (const part of ['package.json', 'runtime', 'templates', 'cli/dist']) {
      cpSync(join(projectRoot, part), join(copy, part), { recursive: true });
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
    appendFileSync(join(copy, 'runtime/screens/product-detail/screen.tsx'), '\nexport const broken = ;\n');
    const args = ['build', '--site', 'fibers-and-foams', '--site', 'group', '--json', '--root', root.path];
    const child = spawn(process.execPath, [join(copy, 'cli/dist/shopgen.js'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    let printed = '';
    for await (const chunk of child.stdout) printed += String(chunk);
    expect(await ended).toEqual([4, null]);
    rmSync(copy, { recursive: true });
    const result: Built = JSON.parse(printed);
    expect(result.sites.map(({ id }) => id)).toEqual(['group']);
    expect(result.failed).toEqual([{ id: 'fibers-and-foams', exitCode: 4 }]);
    expect(errors(result)).toMatchObject([
      { code: 'build.failed', message: expect.stringMatching(/^fibers-and-foams: /) },
    ]);
  });
});

describe('the cache', { timeout: 300_000 }, () => {
  const only = async (...args: string[]) => {
    const { code, sites } = await build('--site', 'group', ...args);
    expect(code).toBe(0);
    const [site] = sites;
    if (site === undefined) throw new Error('Nothing was built');
    return { cached: site.cached, why: site.why };
  };
  const server = (): string => inRoot('dist/group/server.js');
  const contents = (): string[] => readdirSync(inRoot('dist/.store')).sort();

  /** Replaces the server as an editor does: the file is read-only, because other sites may link to it. */
  const replaceServer = (): void => {
    const text = `${readFileSync(server(), 'utf8')}// damaged`;
    rmSync(server());
    writeFileSync(server(), text);
  };

  // Every test leaves it intact for the next one.
  beforeAll(async () => {
    await only();
  });

  it('has the bytes that every other run has: built alone or with others, here or elsewhere', () => {
    expect(folderHash(inRoot('dist/group'))).toBe(folderHash(join(inject('distFolder'), 'group')));
  });

  it('has each content once: built sites link to it, read-only, unless they are built to stand alone', async () => {
    const file = (): { readonly nlink: number; readonly mode: number } => statSync(server());
    expect(file().nlink).toBe(2);
    expect(file().mode & 0o222).toBe(0);
    const before = folderHash(inRoot('dist/group'));
    expect(await only('--standalone')).toEqual({ cached: true, why: [] });
    expect(file().nlink).toBe(1);
    expect(folderHash(inRoot('dist/group'))).toBe(before);
    rmSync(inRoot('dist/group'), { recursive: true });
    await only();
    expect(file().nlink).toBe(2);
  });

  it('restores damaged files, and names them', async () => {
    const before = folderHash(inRoot('dist/group'));
    replaceServer();
    writeFileSync(inRoot('dist/group/stray.txt'), '');
    expect(await only()).toEqual({
      cached: true,
      why: ['output damaged: dist/group/server.js', 'output damaged: dist/group/stray.txt'],
    });
    expect(folderHash(inRoot('dist/group'))).toBe(before);
    rmSync(inRoot('dist/group'), { recursive: true });
    expect((await only()).cached).toBe(true);
    expect(folderHash(inRoot('dist/group'))).toBe(before);
  });

  it('is no hit when its own contents are damaged: it builds, and is intact again', async () => {
    const before = folderHash(inRoot('dist/group'));
    for (const name of contents()) appendFileSync(inRoot(`dist/.store/${name}`), 'damaged');
    // The site's files are links to the contents.
    const files = [...listFiles(inRoot('dist/group'))].sort().map((file) => `output damaged: dist/group/${file}`);
    expect(files).toContain('output damaged: dist/group/server.js');
    expect(await only()).toEqual({ cached: false, why: [...files, 'cache damaged'] });
    expect(folderHash(inRoot('dist/group'))).toBe(before);
    expect(await only()).toEqual({ cached: true, why: [] });
    expect(folderHash(inRoot('dist/group'))).toBe(before);
  });

  it(`builds the same whatever is damaged of it ${ofCheck(38)}`, async () => {
    const before = folderHash(inRoot('dist/group'));
    const keptFiles = (): string[] =>
      ['dist/.store', 'dist/.cache'].flatMap((folder) =>
        [...listFiles(inRoot(folder))].sort().map((file) => join(inRoot(folder), file)),
      );
    const seed = freshSeed();
    const cases = casesOf(38, 5);
    const damage = fc.record({ place: fc.nat(), kind: fc.constantFrom('cut', 'empty', 'other', 'gone', 'folder') });
    for (const { place, kind } of fc.sample(damage, { numRuns: cases, seed })) {
      const files = keptFiles();
      const file = files[place % files.length] ?? '';
      const content = readFileSync(file);
      rmSync(file);
      if (kind === 'cut') writeFileSync(file, content.subarray(0, Math.floor(content.length / 2)));
      if (kind === 'empty') writeFileSync(file, '');
      if (kind === 'other') writeFileSync(file, content.toReversed());
      if (kind === 'folder') mkdirSync(file);
      await only();
      // What is no file is left alone, and the command says that it cannot write there.
      if (kind === 'folder') rmSync(file, { recursive: true });
      expect({ seed, file, kind, hash: folderHash(inRoot('dist/group')) }).toEqual({ seed, file, kind, hash: before });
    }
    held(38, cases, { seed });
  });

  it('builds the same where it cannot note what it has built', async () => {
    const before = folderHash(inRoot('dist/group'));
    const records = inRoot('dist/.cache/sites/group');
    const names = readdirSync(records);
    rmSync(records, { recursive: true });
    for (const name of names) mkdirSync(join(records, name), { recursive: true });
    expect((await only()).cached).toBe(false);
    expect(folderHash(inRoot('dist/group'))).toBe(before);
    rmSync(records, { recursive: true });
    await only();
  });

  it('does not call it a first build when its own records are damaged', async () => {
    const records = inRoot('dist/.cache/sites/group');
    for (const name of readdirSync(records)) writeFileSync(join(records, name), '{');
    expect(await only()).toEqual({ cached: false, why: ['cache damaged'] });
  });

  it('names the changed source with --why, and is hit again when the change is undone', async () => {
    const restore = edit('site-configs/group.yaml', (text) => text.replace(/^siteName: .*$/m, 'siteName: Other'));
    const { stderr } = await runShopgen(['build', '--site', 'group', '--why', '--root', root.path]);
    restore();
    const [first, ...more] = stderr.split('\n');
    expect(first).toMatch(/^group is built in .*: dist\/group$/);
    const why = more.filter((line) => line.includes('→')).map((line) => line.trim());
    expect(why).toContain('site-configs/group.yaml → generated/group/site.ts');
    expect(why.every((reason) => reason.startsWith('site-configs/group.yaml → generated/group/'))).toBe(true);
    expect((await only()).cached).toBe(true);
    expect(folderHash(inRoot('dist/group'))).toBe(folderHash(join(inject('distFolder'), 'group')));
  });

  it('is emptied by clean, which leaves what is built and generated', async () => {
    const kept = [folderHash(inRoot('dist/group')), folderHash(inRoot('generated/group'))];
    const { code, stdout } = await runHere(['clean', '--json', '--root', root.path]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).freedBytes).toBeGreaterThan(1_000_000);
    expect([folderHash(inRoot('dist/group')), folderHash(inRoot('generated/group'))]).toEqual(kept);
    expect(await only()).toEqual({ cached: false, why: ['first build'] });
  });
});

it('lists sites in the requested order', { timeout: 300_000 }, async () => {
  // One of them is in the build cache, the other is built.
  const { sites } = await build('--site', 'db-noise-control', '--site', 'group');
  const { sites: turned } = await build('--site', 'group', '--site', 'db-noise-control');
  expect(sites.map(({ id }) => id)).toEqual(['db-noise-control', 'group']);
  expect(turned.map(({ id }) => id)).toEqual(['group', 'db-noise-control']);
});

it('builds only its part of the sites with --shard', { timeout: 300_000 }, async () => {
  const asked = ['--site', 'group', '--site', 'db-noise-control'];
  expect((await build(...asked, '--shard', '2/3')).sites.map(({ id }) => id)).toEqual(['db-noise-control']);
  const { code } = await runShopgen(['build', '--all', '--shard', '4/3', '--root', root.path]);
  expect(code).toBe(2);
});
