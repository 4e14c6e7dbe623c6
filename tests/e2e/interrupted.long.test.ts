import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkRoot, projectRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';
import { folderHash } from '#tests/support/folder-hash.ts';
import { times } from '#tests/support/soak.ts';

const site = 'group';
const generatesAtOnce = times(2, 20);
const killsOfGenerate = times(2, 50);
const killsOfBuild = times(2, 50);
let root: WorkRoot;
/** The output of an undisturbed run, by site name. */
const wanted = new Map<string, { readonly generated: string; readonly dist: string }>();

const config = (): string => join(root.path, 'site-configs', `${site}.yaml`);
const nameSite = (name: string): void =>
  writeFileSync(config(), readFileSync(config(), 'utf8').replace(/^siteName: .*$/m, `siteName: ${name}`));
const command = (name: string): string[] => [name, '--site', site, '--root', root.path];
const generated = (): string => folderHash(join(root.path, 'generated', site));
const dist = (): string => folderHash(join(root.path, 'dist', site));
const forgetBuilds = (): void => rmSync(join(root.path, 'dist/.cache'), { recursive: true, force: true });

/** Starts a command and kills it after some milliseconds. Returns false if it had ended by then. */
async function killed(args: readonly string[], afterMs: number): Promise<boolean> {
  const child = spawn(process.execPath, [join(projectRoot, 'cli/dist/shopgen.js'), ...args], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await Promise.race([ended, delay(afterMs)]);
  child.kill('SIGKILL');
  await ended;
  return child.signalCode === 'SIGKILL';
}

async function undisturbed(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const { code, stderr } = await runShopgen(args);
  expect(code, stderr).toBe(0);
  return performance.now() - started;
}

beforeAll(async () => {
  root = createWorkRoot();
  for (const name of ['Before', 'After']) {
    nameSite(name);
    await undisturbed(command('build'));
    wanted.set(name, { generated: generated(), dist: dist() });
  }
});
afterAll(() => root.remove());

it(`leaves the old tree or the new one when generate is killed ${killsOfGenerate} times`, {
  timeout: 600_000,
}, async () => {
  const states = [...wanted.values()].map((state) => state.generated);
  expect(new Set(states).size).toBe(2);
  const durationMs = await undisturbed(command('generate'));
  let hit = 0;
  for (let kill = 0; kill < killsOfGenerate; kill += 1) {
    nameSite(kill % 2 === 0 ? 'Before' : 'After');
    // Spread over the whole run, so that every part of it is interrupted; early enough where the first one was slow.
    if (await killed(command('generate'), (durationMs * 1.2 * (kill + 0.5)) / killsOfGenerate)) hit += 1;
    expect(states).toContain(generated());
  }
  expect(hit).toBeGreaterThan(killsOfGenerate / 8);
  nameSite('Before');
  await undisturbed(command('generate'));
  expect(generated()).toBe(wanted.get('Before')?.generated);
  expect(readdirSync(join(root.path, 'generated/.shopgen/stages'))).toEqual([]);
});

it(`leaves the old build or the new one when build is killed ${killsOfBuild} times`, { timeout: 900_000 }, async () => {
  const states = [...wanted.values()].map((state) => state.dist);
  expect(new Set(states).size).toBe(2);
  // As the runs below: generating has been done, building has not.
  forgetBuilds();
  const durationMs = await undisturbed(command('build'));
  let hit = 0;
  for (let kill = 0; kill < killsOfBuild; kill += 1) {
    nameSite(kill % 2 === 0 ? 'Before' : 'After');
    // Half of the runs build, the others use the build cache.
    if (kill % 4 < 2) forgetBuilds();
    if (await killed(command('build'), (durationMs * 1.2 * (kill + 0.5)) / killsOfBuild)) hit += 1;
    expect(states).toContain(dist());
  }
  expect(hit).toBeGreaterThan(killsOfBuild / 8);
  nameSite('After');
  await undisturbed(command('build'));
  expect(dist()).toBe(wanted.get('After')?.dist);
  const leftovers = readdirSync(join(root.path, 'dist')).filter((name) => name.includes('stage'));
  expect(leftovers).toEqual([]);
});

it(`writes one tree when ${generatesAtOnce} generates run at once`, { timeout: 300_000 }, async () => {
  rmSync(join(root.path, 'generated'), { recursive: true });
  const runs = Array.from({ length: generatesAtOnce }, () => runShopgen(command('generate')));
  for (const { code, stderr } of await Promise.all(runs)) expect(code, stderr).toBe(0);
  expect(generated()).toBe(wanted.get('After')?.generated);
  expect(
    readdirSync(join(root.path, 'generated/.shopgen/trees')).filter((name) => !name.endsWith('.json')),
  ).toHaveLength(2);
});

it('takes over the lock of a run that has exited', { timeout: 120_000 }, async () => {
  writeFileSync(join(root.path, 'generated/.shopgen/lock'), '999999999 1 gone');
  nameSite('Before');
  await undisturbed(command('generate'));
  expect(generated()).toBe(wanted.get('Before')?.generated);
  expect(realpathSync(join(root.path, 'generated', site))).toContain('.shopgen/trees/');
});
