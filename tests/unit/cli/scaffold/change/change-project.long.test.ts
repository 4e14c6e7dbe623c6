import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadSite } from '#cli/config/load-site.ts';
import { changeFile, listSteps, type ProjectChange } from '#cli/scaffold/change/project-change.ts';
import { folderHash } from '#tests/support/folder-hash.ts';
import { runHere } from '#tests/support/run-here.ts';
import { createProjectRoot, type ProjectRoot } from '../../support/project-root.ts';
import { runCli } from '../../support/run-cli.ts';

const sources = ['site-configs', 'locales', 'openapi'];

let root: ProjectRoot;
/** Hashes of the sites as they were built first. */
let built: Map<string, string>;

const run = (...args: readonly string[]) => runHere(['--root', root.dir, ...args]);
const ask = async (...args: readonly string[]) => JSON.parse((await run(...args, '--json')).stdout);

/** Builds all sites and returns their hashes. */
async function build(): Promise<Map<string, string>> {
  const { code, stdout } = await runCli(['--root', root.dir, 'build', '--all', '--json', '--quiet']);
  expect([code, JSON.parse(stdout).diagnostics]).toEqual([0, expect.anything()]);
  const sites: { id: string }[] = JSON.parse(stdout).sites;
  return new Map(sites.map(({ id }) => [id, folderHash(path.join(root.dir, 'dist', id))]));
}

/** Returns the sources: text by path. */
async function read(): Promise<Map<string, string>> {
  const names = await Promise.all(
    sources.map(async (folder) =>
      (await readdir(path.join(root.dir, folder), { recursive: true, withFileTypes: true })).filter((each) =>
        each.isFile(),
      ),
    ),
  );
  const files = names.flat().map((each) => path.join(each.parentPath, each.name));
  const texts = await Promise.all(
    files.sort().map(async (file) => [path.relative(root.dir, file), await readFile(file, 'utf8')] as const),
  );
  return new Map(texts);
}

beforeAll(async () => {
  root = await createProjectRoot();
  built = await build();
}, 240_000);
beforeEach(async () => {
  await root.restore(sources);
  await rm(path.join(root.dir, changeFile), { force: true });
});
afterAll(() => root.dispose());

describe('shopgen site rename', { timeout: 240_000 }, () => {
  it('moves what is the site’s, and shows the same shop at the same addresses', async () => {
    const before = await loadSite(root.dir, 'easy-felt');
    const result = await ask('site', 'rename', 'easy-felt', 'felt');
    expect(result).toMatchObject({ ok: true, site: 'easy-felt', name: 'felt', applied: true, sites: [] });
    expect(result.files.moved.map(({ to }: { to: string }) => to)).toEqual([
      'site-configs/felt',
      'site-configs/felt.parts.json',
      'site-configs/felt.yaml',
    ]);
    const { model, overrides, screens } = await loadSite(root.dir, 'felt');
    expect(model).toEqual({ ...before.model, id: 'felt' });
    expect({ overrides: overrides.length, screens: screens.map(({ folder }) => folder) }).toEqual({
      overrides: before.overrides.length,
      screens: ['site-configs/felt/lookbook'],
    });
    expect((await run('validate')).code).toBe(0);
  });

  it('changes no character that does not name the site', async () => {
    const was = await root.read('site-configs/easy-felt.yaml');
    await run('site', 'rename', 'easy-felt', 'felt');
    expect(await root.read('site-configs/felt.yaml')).toBe(
      was.replace('id: easy-felt\n', 'id: felt\nshopId: easy-felt\n').replaceAll('./easy-felt/', './felt/'),
    );
  });

  it('follows into sites that extend it, and renames the bundle of its name for all', async () => {
    await root.write('locales/group/README.md', 'Texts\n');
    await root.write(
      'site-configs/group.yaml',
      (await root.read('site-configs/group.yaml')).replace('edg-web', 'group'),
    );
    await root.remove('locales/group');
    await cp(path.join(root.dir, 'locales/edg-web'), path.join(root.dir, 'locales/group'), { recursive: true });
    await root.remove('locales/edg-web');
    const studio =
      'extends: group\nid: studio\nshopId: group\ndomains:\n  nl-NL: studio-nl.example\n  de-DE: studio-de.example\n  en-GB: studio-uk.example\nintegrations: { tagManager: null }\n';
    await root.write('site-configs/studio.yaml', studio);
    const { applied } = await ask('site', 'rename', 'group', 'holding');
    expect(applied).toBe(true);
    expect(await root.read('site-configs/studio.yaml')).toBe(studio.replace('extends: group', 'extends: holding'));
    expect((await loadSite(root.dir, 'studio')).model.bundle).toBe('holding');
    expect(await readdir(path.join(root.dir, 'locales/holding'))).toContain('nl-NL');
    expect((await run('validate')).code).toBe(0);
  });

  it('leaves the builds of other sites as they were', async () => {
    await run('site', 'rename', 'group', 'holding');
    const now = await build();
    expect([...now.keys()]).toContain('holding');
    for (const [id, hash] of built) if (id !== 'group') expect([id, now.get(id)]).toEqual([id, hash]);
  });

  it('only says what it would do with --plan', async () => {
    const before = await read();
    const { code, stdout } = await run('site', 'rename', 'group', 'holding', '--plan');
    expect(code).toBe(0);
    expect(stdout).toContain('site-configs/group.yaml → site-configs/holding.yaml');
    expect(stdout).toContain('-id: group\n+id: holding\n+shopId: group');
    expect(await ask('site', 'rename', 'group', 'holding', '--plan')).toMatchObject({ applied: false, sites: [] });
    expect(await read()).toEqual(before);
  });

  it.each([
    [['group', 'acoustic'], 1, 'site-configs/acoustic.yaml is there already'],
    [['grup', 'holding'], 1, 'Site grup is not supported'],
  ])('refuses %j', async (names, code, says) => {
    const before = await read();
    const result = await run('site', 'rename', ...names);
    expect(result.code).toBe(code);
    expect(result.stderr).toContain(says);
    expect(await read()).toEqual(before);
  });

  it('refuses ids that no site can have', async () => {
    await expect(run('site', 'rename', 'group', 'Holding Co')).rejects.toThrow('The id cannot be');
    await expect(run('site', 'rename', 'group', 'base')).rejects.toThrow('reserved');
  });
});

describe('shopgen site remove', { timeout: 240_000 }, () => {
  it('deletes what is the site’s alone, names the addresses that go, and leaves other builds as they were', async () => {
    const { files, sites } = await ask('site', 'remove', 'easy-felt');
    expect(files.removed).toEqual([
      'locales/ef-web',
      'site-configs/easy-felt',
      'site-configs/easy-felt.parts.json',
      'site-configs/easy-felt.yaml',
    ]);
    expect(sites).toMatchObject([{ id: 'easy-felt', redirects: [] }]);
    expect(sites[0].addresses).toContainEqual({
      key: 'home',
      locale: 'nl-NL',
      before: 'https://www.easy-felt-nl.example/',
    });
    const now = await build();
    expect([...now]).toEqual([...built].filter(([id]) => id !== 'easy-felt'));
  });

  it('is refused where another site extends it, and keeps a bundle that another has', async () => {
    await root.write('site-configs/studio.yaml', 'extends: group\nid: studio\n');
    const before = await read();
    const refused = await run('site', 'remove', 'group');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('There is no site-configs/group.yaml to extend');
    expect(await read()).toEqual(before);
    const studio = await root.read('site-configs/group.yaml');
    await root.write(
      'site-configs/studio.yaml',
      studio
        .replace('id: group', 'id: studio\nshopId: group')
        .replaceAll('group-', 'studio-')
        .replaceAll(/GTM-GR0/g, 'GTM-ST0'),
    );
    expect((await ask('site', 'remove', 'group')).files.removed).toEqual(['site-configs/group.yaml']);
  });
});

describe('shopgen locale remove', { timeout: 240_000 }, () => {
  it('takes the locale out of all files and nothing else, and leaves sites without it as they were', async () => {
    const before = await read();
    const { files, sites } = await ask('locale', 'remove', 'fr-BE');
    expect(files.removed).toContain('locales/fr-BE');
    expect(files.removed).toContain('locales/ef-web/fr-BE');
    expect(sites.map(({ id }: { id: string }) => id)).toEqual([
      'acoustic',
      'db-noise-control',
      'easy-felt',
      'fibers-and-foams',
    ]);
    expect(sites[0].redirects).toContainEqual({
      status: 301,
      from: 'https://www.acoustic-be.example/fr/produits',
      to: 'https://www.acoustic-fr.example/produits',
    });
    const now = await read();
    for (const [file, text] of before) {
      if (/\/fr-BE\//.test(file)) expect([file, now.get(file)]).toEqual([file, undefined]);
      else if (!file.endsWith('.yaml') || file.startsWith('openapi/'))
        expect([file, now.get(file)]).toEqual([file, text]);
      else {
        const kept = text.split('\n').filter((line) => !/^\s*fr-BE:/.test(line));
        expect((now.get(file) ?? '').split('\n').filter((line) => !line.includes('fr-BE'))).toEqual(
          kept.filter((line) => !line.includes('fr-BE')),
        );
        expect(JSON.stringify(parse(now.get(file) ?? ''))).not.toContain('"fr-BE"');
      }
    }
    expect((await run('validate')).code).toBe(0);
    expect((await build()).get('group')).toBe(built.get('group'));
  });

  it('is refused where it is a default', async () => {
    const before = await read();
    const { code, stderr } = await run('locale', 'remove', 'nl-NL');
    expect(code).toBe(1);
    expect(stderr).toContain('Nothing was written');
    expect(await run('locale', 'remove', 'nl-XX')).toMatchObject({ code: 1 });
    expect(await read()).toEqual(before);
  });
});

describe('shopgen locale rename', { timeout: 240_000 }, () => {
  it('gives it another name in configurations and texts, at the same addresses', async () => {
    const before = await read();
    const { files, sites } = await ask('locale', 'rename', 'de-AT', 'de-CH');
    expect(sites).toEqual([]);
    expect(files.moved).toContainEqual({ from: 'locales/de-AT', to: 'locales/de-CH' });
    const now = await read();
    expect([...now.keys()].sort()).toEqual([...before.keys()].map((file) => file.replace('/de-AT/', '/de-CH/')).sort());
    const base = before.get('site-configs/base.yaml') ?? '';
    expect(now.get('site-configs/base.yaml')).toBe(
      base.replaceAll('de-AT:', 'de-CH:').replace('country: AT', 'country: CH'),
    );
    expect((await run('validate')).code).toBe(0);
    expect((await build()).get('group')).toBe(built.get('group'));
  });

  it('is refused where there is one of that name', async () => {
    expect((await run('locale', 'rename', 'de-AT', 'de-DE')).stderr).toContain('There is a locale de-DE already');
    await expect(run('locale', 'rename', 'de-AT', 'de_ch')).rejects.toThrow('Did you mean de-CH?');
  });
});

describe('a change that is interrupted', { timeout: 240_000 }, () => {
  it('is finished by the same command, after whichever step it was, and has lost nothing', async () => {
    const line = ['site', 'rename', 'easy-felt', 'felt'];
    const before = await read();
    const contents = new Set(before.values());
    const { files } = await ask(...line);
    const after = await read();
    const change: ProjectChange = {
      command: line.join(' '),
      moved: files.moved,
      changed: files.changed.map((file: string) => ({
        path: file,
        before: before.get(file.replace('felt.yaml', 'easy-felt.yaml')) ?? before.get(file) ?? '',
        after: after.get(file) ?? '',
      })),
      removed: files.removed,
    };
    const count = listSteps(root.dir, change).length;
    expect(count).toBe(5);
    for (let done = 0; done < count; done += 1) {
      await root.restore(sources);
      await root.remove('site-configs/felt').catch(() => {});
      await Promise.all(
        ['felt.yaml', 'felt.parts.json'].map((name) => rm(path.join(root.dir, 'site-configs', name), { force: true })),
      );
      await writeFile(path.join(root.dir, changeFile), JSON.stringify({ formatVersion: 1, ...change }));
      for (const step of listSteps(root.dir, change).slice(0, done)) await step();
      const there = new Set([...(await read()).values(), await root.read(changeFile)]);
      const kept = [...there].join('\n');
      for (const content of contents) {
        expect(there.has(content) || kept.includes(JSON.stringify(content).slice(1, -1))).toBe(true);
      }
      expect(await run(...line, '--plan')).toMatchObject({ code: 1 });
      expect(await run(...line)).toMatchObject({
        code: 0,
        stderr: `Finished what was interrupted: ${line.join(' ')}\n`,
      });
      expect(await read()).toEqual(after);
      expect(await readdir(root.dir)).not.toContain(changeFile);
    }
  });

  it('is not finished over an edit', async () => {
    const file = 'site-configs/group.yaml';
    const text = await root.read(file);
    const change = {
      command: 'site rename group holding',
      moved: [],
      changed: [{ path: file, before: text, after: 'id: a\n' }],
      removed: [],
    };
    await writeFile(path.join(root.dir, changeFile), JSON.stringify({ formatVersion: 1, ...change }));
    await root.write(file, `${text}# Mine\n`);
    const { code, stderr } = await run('site', 'rename', 'group', 'holding');
    expect(code).toBe(1);
    expect(stderr).toContain(`${file} was edited while site rename group holding was interrupted`);
    expect(await root.read(file)).toBe(`${text}# Mine\n`);
  });
});
