import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import { cliFile, runCli } from '../support/run-cli.ts';

let root: ProjectRoot;
let bin: string;

beforeAll(async () => {
  root = await createProjectRoot();
  bin = await mkdtemp(path.join(os.tmpdir(), 'shopgen-bin-'));
  await writeFile(path.join(bin, 'shopgen'), `#!/bin/sh\nexec '${process.execPath}' '${cliFile}' "$@"\n`);
  await chmod(path.join(bin, 'shopgen'), 0o755);
  const { stdout } = await runCli(['completion', 'bash']);
  await writeFile(path.join(bin, 'completion.bash'), stdout);
}, 120_000);
afterAll(async () => {
  await root.dispose();
  await rm(bin, { recursive: true });
});

/** Returns bash's completions after these words. */
function complete(...words: readonly string[]): string[] {
  const script = [
    `source '${bin}/completion.bash'`,
    'complete -p shopgen >/dev/null || exit 9',
    'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))',
    '_shopgen',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of bash
    'printf "%s\\n" "${COMPREPLY[@]}"',
  ].join('\n');
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', script, 'bash', 'shopgen', ...words], {
    cwd: root.dir,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.split('\n').filter((line) => line !== '');
}

const sites = ['acoustic', 'db-noise-control', 'easy-felt', 'fibers-and-foams', 'group'];

describe('bash', { timeout: 60_000 }, () => {
  it('completes commands, and those below them', () => {
    expect(complete('bu')).toEqual(['build']);
    expect(complete('')).toEqual(expect.arrayContaining(['sites', 'validate', 'explain', 'completion']));
    expect(complete('')).not.toContain('complete');
    expect(complete('site', '')).toEqual(['add', 'rename', 'remove']);
    expect(complete('site', 'a')).toEqual(['add']);
  });

  it('completes options, those of the program too', () => {
    expect(complete('routes', '--')).toEqual(
      expect.arrayContaining(['--site', '--locale', '--json', '--format', '--root']),
    );
    expect(complete('routes', '--')).not.toContain('--all');
    expect(complete('generate', '--ch')).toEqual(['--check']);
  });

  it('completes values of the project', () => {
    expect(complete('build', '--site', '')).toEqual(sites);
    expect(complete('build', '--site', 'group', '--site', 'ea')).toEqual(['easy-felt']);
    // Bash splits words at equals signs.
    expect(complete('build', '--site', '=')).toEqual(sites);
    expect(complete('build', '--site', '=', 'db')).toEqual(['db-noise-control']);
    expect(complete('routes', '--site', 'group', '--locale', 'nl')).toEqual(['nl-NL', 'nl-BE']);
    expect(complete('--root', root.dir, 'dev', '--site', 'ac')).toEqual(['acoustic']);
    expect(complete('--root', '/nowhere', 'dev', '--site', 'ac')).toEqual([]);
  });

  it('completes codes, choices and folders', () => {
    expect(complete('explain', 'route.co')).toEqual(['route.collision']);
    expect(complete('validate', '--format', '')).toEqual(['text', 'json', 'github', 'sarif']);
    expect(complete('completion', 'f')).toEqual(['fish']);
    expect(complete('--root', 'site-c')).toEqual(['site-configs']);
  });

  it('takes no value for a command', () => {
    expect(complete('--root', 'sites', 'bu')).toEqual(['build']);
  });
});
