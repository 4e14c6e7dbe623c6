import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#cli/diagnostics/catalogue.ts';
import { runHere } from '#tests/support/run-here.ts';
import { isSoak } from '#tests/support/soak.ts';
import { createProjectRoot, type ProjectRoot, packageRoot } from '../support/project-root.ts';
import { type CliResult, cliFile, runCli } from '../support/run-cli.ts';

const file = 'site-configs/group.yaml';
let root: ProjectRoot;
let folder: string;
let line: number;

beforeAll(async () => {
  root = await createProjectRoot();
  folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-outcome-'));
  await plant();
  // As in a workspace of GitHub's runner.
  process.chdir(root.dir);
}, 120_000);
afterAll(async () => {
  process.chdir(packageRoot);
  await root.dispose();
  await rm(folder, { recursive: true });
});

/** Misspells a flag. */
async function plant(): Promise<void> {
  const text = await root.read(file);
  await root.write(file, text.replace('  account: false', '  acount: false\n  account: false'));
  line = text.split('\n').indexOf('  account: false') + 1;
}

/** Runs a separate process. */
const run = (...args: readonly string[]): Promise<CliResult> => runCli(args, { cwd: root.dir });

describe('a fault in the input', { timeout: 60_000 }, () => {
  it.each([
    ['validate', '--site', 'group'],
    ['validate'],
    ['generate', '--site', 'group'],
    ['build', '--site', 'group'],
    ['plan', '--site', 'group'],
  ])('is told to GitHub by %s %s %s', async (...args) => {
    const { code, stdout } = await runHere([...args.filter((arg) => arg !== undefined), '--format', 'github']);
    expect(code).toBe(1);
    expect(stdout.split('\n')).toContain(
      `::error file=${file},line=${line},col=3,endColumn=9,title=config.unknown-key::Unknown key "acount" in flags%0ADid you mean "account"?`,
    );
  });

  it.each([
    ['validate', '--site', 'group'],
    ['generate', '--site', 'group'],
    ['build', '--site', 'group'],
    ['plan', '--site', 'group'],
  ])('is told in SARIF by %s', async (...args) => {
    const { code, stdout } = await runHere(['--format', 'sarif', ...args]);
    expect(code).toBe(1);
    const { version, runs } = JSON.parse(stdout);
    expect(version).toBe('2.1.0');
    expect(runs[0].results).toContainEqual(
      expect.objectContaining({
        ruleId: 'config.unknown-key',
        level: 'error',
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' },
              region: { startLine: line, startColumn: 3, endLine: line, endColumn: 9 },
            },
          },
        ],
      }),
    );
    expect(runs[0].tool.driver.rules).toContainEqual(expect.objectContaining({ id: 'config.unknown-key' }));
  });

  it('is equal with --format json and --json', async () => {
    const [long, short] = await Promise.all([
      run('validate', '--site', 'group', '--format', 'json'),
      run('validate', '--site', 'group', '--json'),
    ]);
    expect(long).toEqual(short);
    expect(long.code).toBe(1);
  });
});

const typed = Object.entries(catalogue).flatMap(([code, { example }]) => {
  const [, words] = /^\$ shopgen ([^&|>\n]+)$/.exec(example) ?? [];
  return words === undefined ? [] : [[code, words.split(' ')] as const];
});

describe('an example that is a command', { timeout: 60_000 }, () => {
  it.each(typed.filter(([code]) => /^(usage|site|explain|locale)\./.test(code)))(
    'of %s draws it',
    async (code, args) => {
      await root.restore([file]);
      const { stdout } = await run(...args, '--json');
      await plant();
      expect(JSON.parse(stdout).diagnostics).toMatchObject([{ code }]);
    },
  );
});

describe('wrong usage', { timeout: 60_000 }, () => {
  it('has its own exit code in every form', async () => {
    const github = await run('buidl', '--format', 'github');
    expect(github.code).toBe(2);
    expect(github.stdout).toBe("::error title=usage.invalid::unknown command 'buidl'%0ADid you mean build?\n");
    const sarif = await run('buidl', '--format=sarif');
    expect(sarif.code).toBe(2);
    expect(JSON.parse(sarif.stdout).runs[0].results).toMatchObject([{ ruleId: 'usage.invalid', level: 'error' }]);
  });

  it.each([
    [['buidl'], 'Did you mean build?'],
    [['routes', '--site', 'group', '--locales', 'nl-NL'], 'Did you mean --locale?'],
    [['routes', '--sites', 'group'], 'Did you mean --site by --sites?'],
    [['routes'], 'shopgen sites'],
    [['site', 'ad'], 'Did you mean add?'],
    [['api', 'dif'], 'Did you mean diff?'],
    [['sites', '--format', 'xml'], 'text, json, github, sarif'],
    [['completion', 'tcsh'], 'bash, zsh, fish'],
    [['sites', '--json', '--format', 'sarif'], 'contradict'],
    [['explain', '--site', 'group'], 'Which key?'],
  ])('of %j says what was meant', async (args, says) => {
    const { code, stdout, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stdout + stderr).toContain(says);
  });

  it('is told in one document by commands below others', async () => {
    const { code, stdout, stderr } = await run('site', 'ad', '--json');
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    expect(JSON.parse(stdout).diagnostics).toMatchObject([{ code: 'usage.invalid', help: 'Did you mean add?' }]);
    const help = await run('site', 'add', '--help', '--json');
    expect({ code: help.code, stderr: help.stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(help.stdout).help).toContain('Examples:');
  });
});

/** Broken parts of Node: internal errors that are not the user's mistake. */
const breakages = {
  rejection: "Promise.reject(new Error('broken 100%'))",
  exception: "setImmediate(() => { throw new Error('broken 100%'); })",
  failure: "throw new Error('broken 100%', { cause: new Error('deep down') })",
};

describe.each(Object.entries(breakages))('a bug of ours that shows as a %s', { timeout: 60_000 }, (name, code) => {
  const broken = async (...args: readonly string[]) => {
    const module = path.join(folder, `${name}.mjs`);
    await writeFile(
      module,
      [
        "import fs from 'node:fs';",
        "import { syncBuiltinESMExports } from 'node:module';",
        'const { readdirSync } = fs;',
        `fs.readdirSync = (...args) => { ${code}; return readdirSync(...args); };`,
        'syncBuiltinESMExports();',
      ].join('\n'),
    );
    return spawnSync(process.execPath, ['--import', module, cliFile, 'validate', ...args], {
      cwd: root.dir,
      encoding: 'utf8',
    });
  };

  it('is no mistake of the person, and leaves a report', async () => {
    const { status, stdout, stderr } = await broken();
    expect({ status, stdout }).toEqual({ status: 70, stdout: '' });
    expect(stderr).toContain('This is a bug in shopgen, not a mistake of yours.');
    expect(stderr).toContain('Error: broken 100%');
    expect(stderr).toMatch(/ {2}shopgen \d+\.\d+\.\d+, Node v/);
    expect(stderr.match(/is a bug/g)).toHaveLength(1);
    if (name === 'failure') expect(stderr).toContain('caused by Error: deep down');
  });

  // Every kind gives the same text, which is checked once per format.
  if (name === 'failure' || isSoak) {
    it('is one document or command in the other forms', async () => {
      const json = await broken('--json');
      expect({ status: json.status, stderr: json.stderr }).toEqual({ status: 70, stderr: '' });
      expect(JSON.parse(json.stdout)).toMatchObject({
        ok: false,
        diagnostics: [{ code: 'internal.bug', message: 'broken 100%' }],
        report: expect.stringContaining('Error: broken 100%'),
      });
      const github = await broken('--format', 'github');
      expect(github.status).toBe(70);
      expect(github.stdout).toMatch(/^::error title=internal\.bug::broken 100%25%0A[^\n]*\n$/);
      const sarif = await broken('--format', 'sarif');
      expect(sarif.status).toBe(70);
      expect(JSON.parse(sarif.stdout).runs[0]).toMatchObject({
        invocations: [{ executionSuccessful: false, exitCode: 70 }],
        results: [{ ruleId: 'internal.bug', message: { text: expect.stringContaining('Error: broken 100%') } }],
      });
    });
  }
});

describe('a bug that shows after all was said', { timeout: 60_000 }, () => {
  it('does not spoil the document', async () => {
    const module = path.join(folder, 'late.mjs');
    await writeFile(module, "process.once('beforeExit', () => { throw new Error('too late'); });");
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', module, cliFile, 'explain', '--json'], {
      encoding: 'utf8',
    });
    expect(status).toBe(70);
    expect(JSON.parse(stdout).ok).toBe(true);
    expect(stderr).toContain('Error: too late');
  });
});

describe('what is printed', { timeout: 60_000 }, () => {
  it.runIf(process.platform === 'linux')('is told to be lost when the disk is full', () => {
    const { status, stderr } = spawnSync('sh', ['-c', `'${process.execPath}' '${cliFile}' explain > /dev/full`], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'standard output: the disk is full (ENOSPC)\n' });
  });

  it('may be read to the middle only', () => {
    const { status, stderr, stdout } = spawnSync(
      'sh',
      ['-c', `'${process.execPath}' '${cliFile}' explain | head -n 1`],
      { encoding: 'utf8' },
    );
    expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: 'usage\n' });
  });
});
