import {
  appendFile,
  cp,
  lstat,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { stampFolder } from '#cli/stamps/stamp-file.ts';
import { times } from '#tests/support/soak.ts';
import { createProjectRoot, type ProjectRoot, packageRoot } from '../support/project-root.ts';
import { type CliResult, cliFile, runCli } from '../support/run-cli.ts';

const roots: ProjectRoot[] = [];
afterEach(async () => {
  for (const root of roots.splice(0)) await root.dispose();
});

async function createRoot(): Promise<string> {
  const root = await createProjectRoot();
  roots.push(root);
  return root.dir;
}

const forgetStamps = (dir: string): Promise<void> => rm(stampFolder(dir), { recursive: true, force: true });
const listStamps = (dir: string): Promise<string[]> => readdir(stampFolder(dir)).catch(() => []);

async function run(dir: string, args: readonly string[]): Promise<Pick<CliResult, 'code' | 'stdout' | 'stderr'>> {
  const { code, stdout, stderr } = await runCli(args, { cwd: dir });
  return { code, stdout, stderr };
}

/** Replaces a text in a file; the file must contain it. */
async function edit(file: string, before: string | RegExp, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(before);
  await writeFile(file, text.replace(before, after));
}

/** Replaces the link `generated/group` by the folder that it leads to. */
async function copyTree(link: string): Promise<void> {
  if (!(await lstat(link)).isSymbolicLink()) return;
  const copy = `${link}.copy`;
  await cp(path.join(link, '.'), copy, { recursive: true });
  await rm(link);
  await rename(copy, link);
}

type Change = (at: (file: string) => string) => Promise<unknown>;

/** Changes of inputs and outputs, which may come in any order. Some make errors, some warnings, some nothing. */
const changes: Readonly<Record<string, Change>> = {
  'another text': (at) => appendFile(at('locales/nl-NL/global.json'), '\n'),
  'a text that is no JSON': (at) => edit(at('locales/en-GB/global.json'), '}', '} }'),
  'a deleted text': (at) => rm(at('locales/de-DE/footer.json'), { force: true }),
  'an unknown namespace': (at) => writeFile(at('locales/nl-NL/nonsense.json'), '{}'),
  'a route with capitals': (at) =>
    edit(at('site-configs/group.yaml'), /$/, 'routes:\n  contact:\n    nl-NL: /Contact-Ons\n').catch(() => undefined),
  'another name': (at) => edit(at('site-configs/group.yaml'), /^siteName: .*$/m, 'siteName: Other'),
  'a new site': (at) => cp(at('site-configs/group.yaml'), at('site-configs/second.yaml')),
  'a configuration behind a link': async (at) => {
    const file = at('site-configs/base.yaml');
    if ((await lstat(file)).isSymbolicLink()) return;
    await rename(file, at('base-elsewhere.yaml'));
    await symlink('../base-elsewhere.yaml', file);
  },
  'a link that leads elsewhere': async (at) => {
    const file = at('site-configs/base.yaml');
    if (!(await lstat(file)).isSymbolicLink()) return;
    const target = path.resolve(path.dirname(file), await readlink(file));
    await writeFile(at('base-again.yaml'), `${await readFile(target, 'utf8')}\nnonsense: true\n`);
    await rm(file);
    await symlink('../base-again.yaml', file);
  },
  'other words in a description': (at) =>
    edit(at('openapi/content-api.yaml'), /^ {2}description: .*$/m, '  description: Other'),
  'a time without a change': (at) => utimes(at('site-configs/acoustic.yaml'), new Date(), new Date()),
  'a generated file changed by hand': (at) => appendFile(at('generated/group/routes.ts'), '// mine\n'),
  'a generated file deleted': (at) => rm(at('generated/group/paths.ts'), { force: true }),
  'a file beside generated ones': (at) => writeFile(at('generated/group/mine.ts'), ''),
  'a folder in place of a generated tree': (at) => copyTree(at('generated/group')),
  'what a killed run left': (at) => cp(at('openapi'), at('generated/.shopgen/stages/left'), { recursive: true }),
};

/** Each is tried with and without a stamp, before and after. */
const changesPerRun = times(3, 12);

const commands: readonly (readonly string[])[] = [
  ['sites', '--json'],
  ['validate'],
  ['validate', '--site', 'group', '--json'],
  ['validate', '--site', 'group', '--format', 'github'],
  ['generate', '--site', 'group'],
  ['generate', '--site', 'group', '--check', '--json'],
  ['generate', '--site', 'group', '--force', '--quiet'],
];

describe('a command with a stamp', { timeout: 300_000 }, () => {
  it('prints and does what it would without, whatever has changed since', async () => {
    const names = Object.keys(changes);
    const steps = fc.tuple(
      fc.shuffledSubarray(names, { minLength: changesPerRun, maxLength: changesPerRun }),
      fc.array(fc.constantFrom(...commands), { minLength: changesPerRun, maxLength: changesPerRun }),
    );
    await fc.assert(
      fc.asyncProperty(steps, async ([order, asked]) => {
        const [stamped, plain] = [await createRoot(), await createRoot()];
        for (const dir of [stamped, plain]) await run(dir, ['generate', '--site', 'group']);
        for (const [index, name] of order.entries()) {
          const command = asked[index] ?? [];
          // Once before the change, so that there is a stamp to be invalid.
          for (const step of ['before', 'after']) {
            await rm(path.join(plain, 'dist/.cache'), { recursive: true, force: true });
            const results = [await run(stamped, command), await run(plain, command)];
            expect(results[0], `${command.join(' ')}, ${step} ${name}`).toEqual(results[1]);
            if (step === 'after') continue;
            for (const dir of [stamped, plain]) await changes[name]?.((file) => path.join(dir, file));
          }
        }
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });

  it('repeats warnings in every format, and writes no stamp where there are errors', async () => {
    const dir = await createRoot();
    await changes['a route with capitals']?.((file) => path.join(dir, file));
    for (const format of ['text', 'json', 'github', 'sarif']) {
      const args = ['validate', '--site', 'group', '--format', format];
      const first = await run(dir, args);
      expect(first.code).toBe(0);
      expect(`${first.stdout}${first.stderr}`).toContain('route.capitals');
      const stamps = await listStamps(dir);
      expect(await run(dir, args)).toEqual(first);
      expect(await listStamps(dir)).toEqual(stamps);
    }
    await forgetStamps(dir);
    await writeFile(path.join(dir, 'locales/nl-NL/global.json'), '{');
    expect((await run(dir, ['validate'])).code).toBe(1);
    expect(await listStamps(dir)).toEqual([]);
  });

  it('is run anew for other arguments, in another folder and in another environment', async () => {
    const dir = await createRoot();
    const stampsAfter = async (args: readonly string[], cwd: string): Promise<number> => {
      await runCli(args, { cwd });
      return (await listStamps(dir)).length;
    };
    expect(await stampsAfter(['validate'], dir)).toBe(1);
    expect(await stampsAfter(['validate'], dir)).toBe(1);
    expect(await stampsAfter(['validate', '--site', 'group'], dir)).toBe(2);
    expect(await stampsAfter(['validate', `--root=${dir}`], packageRoot)).toBe(3);
    expect(await stampsAfter(['validate', `--root=${dir}`], dir)).toBe(4);
  });

  it('does nothing but compare: neither the compiled commands nor sources are read', async () => {
    const dir = await createRoot();
    await run(dir, ['validate']);
    // Only what decides the result is compared, so a stamp that says something else is believed.
    const [name = ''] = await listStamps(dir);
    const file = path.join(stampFolder(dir), name);
    await edit(file, 'are fine', 'are as they were');
    expect((await run(dir, ['validate'])).stderr).toContain('are as they were');
    await forgetStamps(dir);
    expect((await run(dir, ['validate'])).stderr).toContain('are fine');
  });

  it('is run without one where none can be written or read', async () => {
    const dir = await createRoot();
    await writeFile(path.join(dir, 'dist'), 'a file where a folder is needed');
    expect((await run(dir, ['validate'])).code).toBe(0);
    await rm(path.join(dir, 'dist'));
    await run(dir, ['validate']);
    const [name = ''] = await listStamps(dir);
    await writeFile(path.join(stampFolder(dir), name), '{');
    expect((await run(dir, ['validate'])).stderr).toContain('are fine');
  });
});

it('prints the version without loading the commands', async () => {
  const text = await readFile(cliFile, 'utf8');
  expect(text.length).toBeLessThan(20_000);
  expect(await runCli(['-V'])).toEqual(await runCli(['--version']));
});
