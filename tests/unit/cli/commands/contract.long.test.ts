import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '#cli/config/load-site.ts';
import { routeKeys } from '#runtime/contracts/routes.ts';
import type { CommandResult } from '#tests/support/command.ts';
import { runHere } from '#tests/support/run-here.ts';
import { createProjectRoot, type ProjectRoot, packageRoot } from '../support/project-root.ts';
import { type CliResult, cliFile, mainFile, runCli } from '../support/run-cli.ts';

let root: ProjectRoot;
let empty: string;

beforeAll(async () => {
  root = await createProjectRoot();
  empty = await mkdtemp(path.join(os.tmpdir(), 'shopgen-empty-'));
}, 60_000);
afterAll(async () => {
  await root.dispose();
  await rm(empty, { recursive: true, force: true });
});

const run = (...args: readonly string[]): Promise<CommandResult> => runHere(['--root', root.dir, ...args]);
/** Runs a separate process, with usage errors and exit code. */
const runAlone = (...args: readonly string[]): Promise<CliResult> => runCli(['--root', root.dir, ...args]);

/** Parses the single document of `--json`. */
function getDocument({ stdout }: CommandResult) {
  const document: unknown = JSON.parse(stdout);
  expect(document).toMatchObject({ formatVersion: 1, ok: expect.any(Boolean), diagnostics: expect.any(Array) });
  if (typeof document !== 'object' || document === null) throw new Error('not an object');
  return new Map(Object.entries(document));
}

describe('sites', { timeout: 30_000 }, () => {
  it('lists every site with its domains and flags', async () => {
    const result = await runAlone('sites', '--json');
    expect(result).toMatchObject({ code: 0, stderr: '' });
    const sites = getDocument(result).get('sites');
    expect(sites.map(({ id }: { id: string }) => id)).toEqual([
      'acoustic',
      'db-noise-control',
      'easy-felt',
      'fibers-and-foams',
      'group',
    ]);
    expect(sites[1]).toEqual({
      id: 'db-noise-control',
      name: 'dB Noise Control',
      bundle: 'dbc-web',
      locales: ['nl-NL', 'nl-BE', 'fr-BE', 'de-DE', 'en-GB'],
      domains: {
        'nl-NL': { host: 'www.db-noise-control-nl.example', prefix: '' },
        'nl-BE': { host: 'www.db-noise-control-be.example', prefix: '' },
        'fr-BE': { host: 'www.db-noise-control-be.example', prefix: '/fr' },
        'de-DE': { host: 'www.db-noise-control-de.example', prefix: '' },
        'en-GB': { host: 'www.db-noise-control-uk.example', prefix: '' },
      },
      flags: {
        products: false,
        account: false,
        reviewsWidget: false,
        footerLogo: true,
        search: { all: false, product: false, blog: false, project: false },
      },
    });
  });

  it('prints the same for people on stdout', async () => {
    const { stdout, stderr, code } = await run('sites');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('https://www.acoustic-be.example/fr');
  });
});

describe('routes', { timeout: 30_000 }, () => {
  it('returns full addresses with prefix, and paths as configured', async () => {
    const result = await run('routes', '--site', 'acoustic', '--json');
    const routes: unknown[] = getDocument(result).get('routes');
    const { model } = await loadSite(root.dir, 'acoustic');
    expect(routes).toHaveLength(routeKeys.length * model.locales.length);
    expect(routes).toContainEqual({
      key: 'productOverview',
      locale: 'fr-BE',
      path: '/produits',
      url: 'https://www.acoustic-be.example/fr/produits',
    });
    expect(routes).toContainEqual({
      key: 'blogDetail',
      locale: 'en-GB',
      path: '/blogs/{slug}',
      url: 'https://www.acoustic-uk.example/blogs/{slug}',
    });
    expect(routes).toContainEqual({
      key: 'home',
      locale: 'fr-BE',
      path: '/',
      url: 'https://www.acoustic-be.example/fr',
    });
  });

  it('lists one locale, without routes behind flags that are off', async () => {
    const result = await run('routes', '--site', 'group', '--locale', 'de-DE', '--json');
    const routes: { key: string; locale: string }[] = getDocument(result).get('routes');
    expect(new Set(routes.map(({ locale }) => locale))).toEqual(new Set(['de-DE']));
    const keys = routes.map(({ key }) => key);
    expect(keys).toContain('jobOfferDetail');
    for (const gone of ['cart', 'productDetail', 'orderStatus', 'login', 'sharedItem', 'searchOverview']) {
      expect(keys).not.toContain(gone);
    }
  });
});

describe('config', { timeout: 30_000 }, () => {
  it('has the keys of the YAML and every default filled in', async () => {
    const config = getDocument(await run('config', '--site', 'easy-felt', '--json')).get('config');
    expect(config).toMatchObject({
      id: 'easy-felt',
      shopId: 'easy-felt',
      bundle: 'ef-web',
      defaultLocale: 'nl-NL',
      pageSizes: { archive: 9, productArchive: 15, inspirationArchive: 12 },
      domains: { 'nl-NL': { host: 'www.easy-felt-nl.example', prefix: '' } },
      routes: { productDetail: { 'nl-NL': '/product/{slug}', 'de-AT': '/produkt/{slug}' } },
      locales: { 'en-GB': { currency: 'GBP', timeZone: 'Europe/London' } },
    });
  });
});

describe('mistakes', { timeout: 30_000 }, () => {
  it.each([
    ['config', '--site', 'acustic'],
    ['routes', '--site', 'acustic'],
    ['validate', '--site', 'acustic'],
    ['generate', '--site', 'acustic'],
    ['build', '--site', 'acustic'],
  ])('%s says that a site is not supported, and which is near', async (...args) => {
    const result = await run(...args);
    expect(result.code).toBe(1);
    expect(result.stdout).toBe('');
    expect(result.stderr.split('\n')).toContain('Site acustic is not supported');
    expect(result.stderr).toContain('acoustic');
  });

  it('says the same in JSON', async () => {
    const result = await runAlone('--json', 'build', '--site', 'nope');
    expect(result).toMatchObject({ code: 1, stderr: '' });
    expect(getDocument(result).get('ok')).toBe(false);
    expect(getDocument(result).get('diagnostics')).toEqual([
      {
        code: 'site.unknown',
        severity: 'error',
        message: 'Site nope is not supported',
        file: null,
        line: null,
        column: null,
        help: 'Sites: acoustic, db-noise-control, easy-felt, fibers-and-foams, group.',
      },
    ]);
  });

  it.each(['nl-XX', 'fr-FR'])('says that group does not have the locale %s', async (locale) => {
    const result = await run('routes', '--site', 'group', '--locale', locale);
    expect(result.code).toBe(1);
    expect(result.stderr).toContain(`Locale ${locale} is not supported`);
  });

  it.each([
    [['nope'], 'nope'],
    [['sites', '--nope'], '--nope'],
    [['routes'], '--site'],
    [['routes', '--site'], '--site'],
    [['sites', 'extra'], 'shopgen sites --help'],
    [['help', 'bild'], 'Did you mean "build"?'],
    [['site', 'add'], 'shopgen site add --help'],
    [['build'], 'Sites: acoustic, db-noise-control'],
  ])('calls %j wrong usage', async (args, says) => {
    const person = await runAlone(...args);
    expect(person).toMatchObject({ code: 2, stdout: '' });
    expect(person.stderr).toContain(says);
    const program = await runAlone(...args, '--json');
    expect(program).toMatchObject({ code: 2, stderr: '' });
    expect(getDocument(program).get('diagnostics')).toMatchObject([{ code: 'usage.invalid', severity: 'error' }]);
  });

  it('prints its help where no command is given', async () => {
    const person = await runAlone();
    expect(person).toMatchObject({ code: 2, stdout: '' });
    expect(person.stderr).toMatch(/^Usage: shopgen /);
    const program = await runAlone('--json');
    expect(program).toMatchObject({ code: 2, stderr: '' });
    expect(getDocument(program).get('diagnostics')).toMatchObject([{ code: 'usage.invalid', severity: 'error' }]);
  });

  it('prints its version', async () => {
    for (const option of ['--version', '-v', '-V'])
      expect((await runCli([option])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('wants a root that is one', async () => {
    const nowhere = await runCli(['sites', '--root', path.join(empty, 'nowhere')]);
    expect(nowhere).toMatchObject({ code: 1, stdout: '' });
    expect(nowhere.stderr).toContain('does not exist');
    const bare = await runCli(['sites', '--json'], { cwd: empty });
    expect(bare.code).toBe(1);
    expect(getDocument(bare).get('diagnostics')).toMatchObject([{ code: 'root.missing' }]);
  });

  it('shows position, line with caret, and suggestion', async () => {
    const file = 'site-configs/group.yaml';
    const text = await root.read(file);
    try {
      await root.write(file, text.replace('  account: false', '  acount: false\n  account: false'));
      const { code, stderr } = await runAlone('validate', '--site', 'group');
      expect(code).toBe(1);
      const line = text.split('\n').indexOf('  account: false') + 1;
      expect(stderr).toContain(
        [
          `${file}:${line}:3 error config.unknown-key`,
          'Unknown key "acount" in flags',
          `  ${line - 1} |   products: false`,
          `  ${line} |   acount: false`,
          `  ${' '.repeat(String(line).length)} |   ^^^^^^`,
          '  help: Did you mean "account"?',
        ].join('\n'),
      );
      const other = await run('validate', '--site', 'acoustic');
      expect(other.code).toBe(0);
    } finally {
      await root.restore([file]);
    }
  });

  it('reads only the requested site, or all without --site', async () => {
    const file = 'site-configs/group.yaml';
    try {
      await root.write(file, 'id: [');
      expect((await run('config', '--site', 'acoustic')).code).toBe(0);
      expect((await run('validate')).code).toBe(1);
      const sites = await run('sites', '--json');
      expect(sites.code).toBe(1);
      expect(getDocument(sites).get('sites')).toHaveLength(4);
    } finally {
      await root.restore([file]);
    }
  });
});

describe('every command', { timeout: 30_000 }, () => {
  it('starts without loading a package or a part of Node: what only some need is loaded by those', async () => {
    const listImports = async (file: string): Promise<string[]> =>
      [...(await readFile(file, 'utf8')).matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name = '']) => name);
    expect(await listImports(cliFile)).toEqual([]);
    expect(await listImports(mainFile)).toEqual(['node:module']);
  });

  it('takes the global options before and after its name', async () => {
    const before = await runCli(['--json', '--root', root.dir, 'sites']);
    const after = await runCli(['sites', '--root', root.dir, '--json', '--quiet', '--no-color', '--no-input']);
    expect(before.stdout).toBe(after.stdout);
    expect(getDocument(before).get('ok')).toBe(true);
  });

  it('is silent on stderr with --quiet when all is well', async () => {
    expect(await run('validate', '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('prints version and help, in JSON too', async () => {
    expect((await runCli(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(getDocument(await runCli(['--version', '--json'])).get('version')).toMatch(/^\d+\.\d+\.\d+$/);
    const help = await runCli(['routes', '--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('--locale');
    expect(getDocument(await runCli(['--help', '--json'])).get('help')).toContain('generate');
  });
});

describe('generate', { timeout: 60_000 }, () => {
  it('writes, finds itself up to date, and tells drift by exit code 3', async () => {
    const first = getDocument(await run('generate', '--site', 'group', '--json')).get('files');
    expect(first.added).toContain('generated/group/entry-server.ts');
    expect(first.added).toContain('generated/contracts/message-keys.ts');
    const second = await run('generate', '--site', 'group', '--json');
    expect(getDocument(second).get('files')).toMatchObject({
      added: [],
      changed: [],
      deleted: [],
      unchanged: first.added,
    });
    expect((await run('generate', '--site', 'group', '--check')).code).toBe(0);

    const file = 'site-configs/group.yaml';
    try {
      await root.write(file, (await root.read(file)).replace(/^shopName: .*$/m, 'shopName: The Group'));
      const drift = await runAlone('generate', '--site', 'group', '--check', '--json');
      expect(drift).toMatchObject({ code: 3, stderr: '' });
      expect(getDocument(drift).get('ok')).toBe(false);
      expect(getDocument(drift).get('files').changed).toEqual([
        'generated/group/client-site.ts',
        'generated/group/site.ts',
      ]);
      expect(getDocument(drift).get('diagnostics')).toMatchObject([
        { code: 'generated.drift' },
        { code: 'generated.drift' },
      ]);
    } finally {
      await root.restore([file]);
    }
    expect((await run('generate', '--site', 'group', '--check')).code).toBe(0);
  });

  it('overwrites a file changed by hand only with --force', async () => {
    await run('generate', '--site', 'group');
    const file = 'generated/group/routes.ts';
    await root.write(file, `${await root.read(file)}\n// mine`);
    const check = await run('generate', '--site', 'group', '--check');
    expect(check.code).toBe(3);
    expect(check.stderr).toContain(`${file} is changed by hand`);
    expect(check.stderr).toContain('--force');
    expect((await run('generate', '--site', 'group')).code).toBe(1);
    expect((await run('generate', '--site', 'group', '--force')).code).toBe(0);
    expect((await run('generate', '--site', 'group', '--check')).code).toBe(0);
  });
});

describe('what goes wrong for other reasons', { timeout: 60_000 }, () => {
  it('reports an internal error with a report and exit code 70', async () => {
    // An incomplete installation, which is not the user's mistake.
    const broken = path.join(empty, 'broken');
    await mkdir(path.join(broken, 'cli/dist'), { recursive: true });
    await symlink(path.join(packageRoot, 'node_modules'), path.join(broken, 'node_modules'));
    for (const file of [cliFile, mainFile]) await copyFile(file, path.join(broken, 'cli/dist', path.basename(file)));
    await writeFile(path.join(broken, 'package.json'), '{ "version": "0.0.0", "type": "module" }');
    const args = ['validate', '--site', 'group', '--root', root.dir];
    const person = await runCli(args, { file: path.join(broken, 'cli/dist/shopgen.js') });
    expect(person).toMatchObject({ code: 70, stdout: '' });
    expect(person.stderr).toContain('a bug in shopgen, not a mistake of yours');
    expect(person.stderr).toContain('runtime-usage.json');
    const program = await runCli([...args, '--json'], { file: path.join(broken, 'cli/dist/shopgen.js') });
    expect(program).toMatchObject({ code: 70, stderr: '' });
    expect(getDocument(program).get('diagnostics')).toMatchObject([{ code: 'internal.bug' }]);
  });

  it('reports errors of the system', async () => {
    const file = path.join(root.dir, 'generated');
    await rm(file, { recursive: true, force: true });
    await writeFile(file, 'a file where a folder is needed');
    try {
      const result = await run('generate', '--site', 'group', '--json');
      expect(result.code).toBe(1);
      expect(getDocument(result).get('diagnostics')).toMatchObject([{ code: 'system.refused' }]);
    } finally {
      await rm(file);
    }
  });

  it('ends with 130 when it is interrupted, having written nothing', async () => {
    const generated = path.join(root.dir, 'generated');
    await mkdir(path.join(generated, '.shopgen'), { recursive: true });
    // Held by this running process, so that the command waits.
    const stat = await readFile('/proc/self/stat', 'utf8');
    const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    await writeFile(path.join(generated, '.shopgen/lock'), `${process.pid} ${startTime} test`);
    try {
      const result = await runCli(['generate', '--site', 'group', '--root', root.dir, '--verbose'], {
        interruptWhenSaid: 'waiting',
      });
      expect(result.code).toBe(130);
      expect(await readdir(generated)).toEqual(['.shopgen']);
    } finally {
      await rm(generated, { recursive: true });
    }
  });

  it('ignores the texts of other brands', async () => {
    const file = 'locales/ef-web/nl-NL/global.json';
    try {
      await root.write(file, '{');
      expect((await run('validate', '--site', 'group')).code).toBe(0);
      const other = await run('validate', '--site', 'easy-felt', '--json');
      expect(getDocument(other).get('diagnostics')).toMatchObject([{ code: 'json.syntax', file, line: 1, column: 2 }]);
    } finally {
      await root.restore([file]);
    }
  });
});
