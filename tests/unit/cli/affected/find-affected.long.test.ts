import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findAffected } from '#cli/affected/find-affected.ts';
import { runHere } from '#tests/support/run-here.ts';
import { runCli } from '../support/run-cli.ts';
import { createGitRoot, type GitRoot } from './git-root.ts';

const all = ['acoustic', 'db-noise-control', 'easy-felt', 'fibers-and-foams', 'group'];
const module = 'site-configs/easy-felt/product-facts.tsx';

let root: GitRoot;
beforeAll(async () => {
  root = await createGitRoot();
}, 60_000);
afterEach(() => root.reset());
afterAll(() => root.dispose());

const append = async (file: string, text: string): Promise<void> => root.write(file, (await root.read(file)) + text);
const run = (...args: readonly string[]) => runHere(['--root', root.dir, ...args]);

/** Returns the affected sites with what their reasons say. */
async function find(since = 'HEAD'): Promise<Record<string, string[]>> {
  const { sites, unaffected } = await findAffected(root.dir, since);
  expect([...sites.map(({ id }) => id), ...unaffected].sort()).toEqual(all);
  return Object.fromEntries(
    sites.map(({ id, reasons }) => [id, reasons.map(({ file, change, what }) => `${file} ${change}: ${what}`)]),
  );
}

describe('the sites that a change may reach', { timeout: 60_000 }, () => {
  it('are none without one, and none after a change of a file that sites are not made of', async () => {
    expect(await find()).toEqual({});
    await root.write('README.md', 'Read me.\n');
    await root.write('content/acoustic/shop.yaml', 'name: Shop\n');
    await root.write('site-configs/notes.txt', 'To do\n');
    expect(await find()).toEqual({});
  });

  it('are the site whose configuration it is', async () => {
    await append('site-configs/group.yaml', '# The end\n');
    expect(await find()).toEqual({ group: ['site-configs/group.yaml changed: its configuration'] });
  });

  it('are all sites that extend a layer', async () => {
    await root.write('site-configs/felt.yaml', 'extends: base\npageSizes:\n  productArchive: 15\n');
    await root.write(
      'site-configs/easy-felt.yaml',
      (await root.read('site-configs/easy-felt.yaml')).replace('extends: base', 'extends: felt'),
    );
    root.commit();
    await append('site-configs/felt.yaml', '# The end\n');
    expect(await find()).toEqual({ 'easy-felt': ['site-configs/felt.yaml changed: a layer of its configuration'] });
    await append('site-configs/base.yaml', '# The end\n');
    expect(Object.keys(await find())).toEqual(all);
    root.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  it('are those offered in the locale of a text, or with its bundle', async () => {
    await append('locales/fr-BE/cart.json', '\n');
    expect(Object.keys(await find())).toEqual(all.filter((id) => id !== 'group'));
    root.reset();
    await append('locales/edg-web/nl-NL/footer.json', '\n');
    expect(await find()).toEqual({
      group: ['locales/edg-web/nl-NL/footer.json changed: texts of its bundle edg-web in nl-NL'],
    });
  });

  it('are all where texts belong to none, which may be a mistake', async () => {
    await root.write('locales/fr-BF/cart.json', '{}\n');
    expect(Object.keys(await find())).toEqual(all);
  });

  it('are all where a site is removed whose texts stay', async () => {
    await root.remove('site-configs/group.yaml');
    const told = { file: 'locales/edg-web', what: 'texts that no site shows' };
    const { sites } = await findAffected(root.dir, 'HEAD');
    expect(sites.map(({ id, reasons }) => [id, reasons])).toEqual(
      all.filter((id) => id !== 'group').map((id) => [id, [told]]),
    );
  });

  it('are all after a change of an API description or of the installed packages', async () => {
    await append('openapi/content-api.yaml', '# The end\n');
    expect((await find()).group).toEqual(['openapi/content-api.yaml changed: the description of the content API']);
    root.reset();
    await root.write('package-lock.json', '{}\n');
    expect((await find()).acoustic).toEqual(['package-lock.json added: says which packages are installed']);
  });

  it('are the site whose module, screen or extension it is', async () => {
    await append(module, '// The end\n');
    expect(await find()).toEqual({ 'easy-felt': [`${module} changed: code of its own`] });
    root.reset();
    await root.write('site-configs/easy-felt/lookbook/head.ts', 'export {};\n');
    expect(Object.keys(await find())).toEqual(['easy-felt']);
    root.reset();
    const extension = 'site-configs/extensions/words.ts';
    const text =
      "import { defineExtension } from 'shopgen/extensions';\nexport default defineExtension({ name: 'words', inputs: ['./words.json'], phases: {} });\n";
    await root.write(extension, text);
    await root.write('site-configs/extensions/words.json', '[]\n');
    await append('site-configs/group.yaml', '\nextensions: [./extensions/words.ts]\n');
    root.commit();
    expect(await find()).toEqual({});
    await append('site-configs/extensions/words.json', '\n');
    expect(await find()).toEqual({ group: ['site-configs/extensions/words.json changed: its extension words'] });
    root.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  it('count what is staged, deleted, not yet known to git, or ignored by it among the sources', async () => {
    await append('locales/edg-web/nl-NL/footer.json', '\n');
    root.git('add', '--all');
    expect(Object.keys(await find())).toEqual(['group']);
    root.reset();
    await root.remove('locales/edg-web/nl-NL/footer.json');
    expect(await find()).toEqual({
      group: ['locales/edg-web/nl-NL/footer.json deleted: texts of its bundle edg-web in nl-NL'],
    });
    root.reset();
    await root.write('locales/edg-web/nl-NL/cart.ignored.json', '{}\n');
    expect(Object.keys(await find())).toEqual(['group']);
    await root.remove('locales/edg-web/nl-NL/cart.ignored.json');
  });

  it('are told of a file that a link of theirs leads to', async () => {
    const file = 'locales/edg-web/nl-NL/footer.json';
    await root.write('shared/footer.json', await root.read(file));
    await root.remove(file);
    await symlink('../../../shared/footer.json', path.join(root.dir, file));
    root.commit();
    await append('shared/footer.json', '\n');
    expect(await find()).toEqual({ group: [`${file} changed: texts of its bundle edg-web in nl-NL`] });
    root.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  it('are those with mistakes, since other sites may have a part in them', async () => {
    await append('site-configs/group.yaml', '\nnonsense: 1\n');
    root.commit();
    expect(await find()).toEqual({
      group: ['site-configs/group.yaml undefined: has problems, which other sites may have a part in'],
    });
    root.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  it('are new ones, while removed ones are named apart', async () => {
    const before = await root.read('site-configs/group.yaml');
    await root.remove('site-configs/group.yaml');
    await root.write('site-configs/holding.yaml', before.replace('id: group', 'id: holding\nshopId: group'));
    const { sites, removed, unaffected } = await findAffected(root.dir, 'HEAD');
    expect({ ids: sites.map(({ id }) => id), removed, unaffected }).toEqual({
      ids: ['holding'],
      removed: ['group'],
      unaffected: all.filter((id) => id !== 'group'),
    });
  });

  it('are told of since any revision', async () => {
    await append('site-configs/group.yaml', '# One\n');
    root.commit();
    root.git('tag', 'one');
    await append('site-configs/acoustic.yaml', '# Two\n');
    root.commit();
    expect(Object.keys(await find('one'))).toEqual(['acoustic']);
    expect(Object.keys(await find('main~2'))).toEqual(['acoustic', 'group']);
    root.git('reset', '--quiet', '--hard', 'HEAD~2');
  });

  it('are found in a project below the top of its repository', async () => {
    const shop = path.join(root.dir, 'packages/shop');
    for (const folder of ['site-configs', 'locales', 'openapi']) {
      await root.write(`packages/shop/${folder}/.keep`, '');
      await rm(path.join(shop, folder), { recursive: true });
      await rename(path.join(root.dir, folder), path.join(shop, folder));
    }
    root.commit();
    await append('packages/shop/site-configs/group.yaml', '# The end\n');
    const { sites } = await findAffected(shop, 'HEAD');
    expect(sites).toEqual([
      { id: 'group', reasons: [{ file: 'site-configs/group.yaml', change: 'changed', what: 'its configuration' }] },
    ]);
    root.git('reset', '--quiet', '--hard', 'HEAD^');
  });
});

describe('shopgen affected', { timeout: 60_000 }, () => {
  it('prints them with the reasons, and as one document', async () => {
    await append('site-configs/group.yaml', '# The end\n');
    const commit = root.git('rev-parse', 'HEAD').trim();
    expect(await run('affected', '--since', 'main')).toEqual({
      code: 0,
      stdout: 'group\n  site-configs/group.yaml: its configuration, changed\n',
      stderr: `1 of 5 sites may differ from main (${commit.slice(0, 9)}).\n`,
    });
    const { stdout } = await run('affected', '--since', 'main', '--json');
    expect(JSON.parse(stdout)).toEqual({
      formatVersion: 1,
      ok: true,
      diagnostics: [],
      commit,
      sites: [
        { id: 'group', reasons: [{ file: 'site-configs/group.yaml', change: 'changed', what: 'its configuration' }] },
      ],
      unaffected: all.filter((id) => id !== 'group'),
      removed: [],
    });
  });

  it('says that a revision is unknown, with exit code 1', async () => {
    const { code, stderr } = await run('affected', '--since', 'orgin/main');
    expect(code).toBe(1);
    expect(stderr).toContain('git.unknown-revision');
    expect(stderr).toContain('There is no revision orgin/main');
    for (const odd of ['', '--all', 'HEAD:site-configs']) {
      expect(await run('affected', `--since=${odd}`)).toMatchObject({ code: 1, stdout: '' });
    }
  });

  it('says that a clone is shallow, where that may be why', async () => {
    const clone = await mkdtemp(path.join(os.tmpdir(), 'shopgen-clone-'));
    root.git('commit', '--quiet', '--allow-empty', '--message=Second');
    root.git('clone', '--quiet', '--depth=1', `file://${root.dir}`, clone);
    const { code, stderr } = await runHere(['--root', clone, 'affected', '--since', 'HEAD~1']);
    expect({ code, help: stderr.includes('git fetch --unshallow') }).toEqual({ code: 1, help: true });
    root.git('reset', '--quiet', '--hard', 'HEAD^');
    await rm(clone, { recursive: true });
  });

  it('says that a folder is in no repository, and that git is missing, with exit code 1', async () => {
    const moved = `${root.dir}-git`;
    await rename(path.join(root.dir, '.git'), moved);
    const outside = await run('affected', '--since', 'main');
    await rename(moved, path.join(root.dir, '.git'));
    expect(outside.code).toBe(1);
    expect(outside.stderr).toContain(`${root.dir} is in no git repository`);
    const before = process.env.PATH;
    process.env.PATH = '/nowhere';
    const without = await run('affected', '--since', 'main');
    process.env.PATH = before;
    expect(without.code).toBe(1);
    expect(without.stderr).toContain('git is not installed');
  });
});

describe('--affected', { timeout: 120_000 }, () => {
  it('validates the sites that differ, and nothing where none does', async () => {
    const since = ['--affected', '--since', 'HEAD', '--json'];
    expect(JSON.parse((await run('validate', ...since)).stdout)).toMatchObject({ ok: true, sites: [] });
    await append('site-configs/group.yaml', '# The end\n');
    expect(JSON.parse((await run('validate', ...since)).stdout)).toMatchObject({ ok: true, sites: ['group'] });
    await append('site-configs/group.yaml', 'nonsense: 1\n');
    expect(await run('validate', ...since)).toMatchObject({ code: 1 });
  });

  it('is looked at again each time, also where a command line was run before', async () => {
    await append('site-configs/group.yaml', '# One\n');
    root.commit();
    const line = ['--root', root.dir, 'validate', '--affected', '--since', 'HEAD', '--json'];
    const sites = async (): Promise<unknown> => JSON.parse((await runCli(line)).stdout).sites;
    expect(await sites()).toEqual([]);
    expect(await sites()).toEqual([]);
    root.git('reset', '--quiet', '--soft', 'HEAD^');
    expect(await sites()).toEqual(['group']);
    root.git('reset', '--quiet', '--hard');
  });

  it('builds none where none differs', async () => {
    const result = await run('build', '--affected', '--since', 'HEAD', '--json');
    expect(JSON.parse(result.stdout)).toMatchObject({ ok: true, sites: [], failed: [] });
  });

  it.each([
    [['build', '--affected'], '--since'],
    [['build', '--since', 'main'], '--affected'],
    [['build', '--affected', '--since', 'main', '--all'], '--all'],
    [['build', '--affected', '--since', 'main', '--site', 'group'], '--site'],
    [['validate', '--affected'], '--since'],
    [['validate', '--since', 'main'], '--affected'],
    [['validate', '--affected', '--since', 'main', '--site', 'group'], '--site'],
    [['affected'], '--since'],
  ])('calls %j wrong usage', async (args, says) => {
    const { code, stderr } = await runCli(['--root', root.dir, ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(says);
  });
});
