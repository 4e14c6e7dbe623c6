import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chooseSites } from '#cli/build/choose-sites.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { packageRoot } from '#cli/package-root.ts';
import { createProgram } from '#cli/program.ts';

const choose = (choice: Parameters<typeof chooseSites>[1]): Promise<string[]> => chooseSites(packageRoot, choice);

it('takes each site once, in the order asked for', async () => {
  expect(await choose({ site: ['group', 'acoustic', 'group'] })).toEqual(['group', 'acoustic']);
});

it('shares every site among the shards, none twice, as evenly as can be', async () => {
  const all = await choose({ all: true });
  const shards = await Promise.all([1, 2, 3].map((index) => choose({ all: true, shard: { index, count: 3 } })));
  expect(shards.flat().sort()).toEqual([...all].sort());
  const sizes = shards.map((shard) => shard.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

it('gives each shard as much work, by what sites took before', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shopgen-durations-'));
  const durations = path.join(folder, 'report.json');
  const took = { acoustic: 9000, 'easy-felt': 4000, 'fibers-and-foams': 3000, group: 2000 };
  const sites = Object.entries(took).map(([id, durationMs]) => ({ id, durationMs, cached: false }));
  await writeFile(durations, JSON.stringify({ sites, failed: [], diagnostics: [] }));
  const shards = await Promise.all([1, 2].map((index) => choose({ all: true, shard: { index, count: 2 }, durations })));
  // What was never built takes what the others do in the middle.
  expect(shards).toEqual([
    ['acoustic', 'group'],
    ['db-noise-control', 'easy-felt', 'fibers-and-foams'],
  ]);
  await writeFile(durations, '{}');
  await expect(choose({ all: true, shard: { index: 1, count: 2 }, durations })).rejects.toThrow(
    'is not what shopgen build --json prints',
  );
  await rm(folder, { recursive: true });
});

it('leaves shards empty where there are more of them than sites', async () => {
  expect(await choose({ site: ['group'], shard: { index: 7, count: 9 } })).toEqual([]);
});

it('complains of an unknown site in every shard', async () => {
  for (const index of [1, 2]) {
    await expect(choose({ site: ['group', 'grup'], shard: { index, count: 2 } })).rejects.toThrow(InputError);
  }
});

it('names every unknown site, not only the first', async () => {
  const error = await choose({ site: ['nope', 'group', 'grup'] }).catch((thrown: unknown) => thrown);
  const messages = error instanceof InputError ? error.diagnostics.map(({ message }) => message) : [];
  expect(messages).toEqual(['Site nope is not supported', 'Site grup is not supported']);
});

it.each([[{}], [{ all: true, site: ['group'] }]])('wants to be told which: %o', async (choice) => {
  await expect(choose(choice)).rejects.toThrow(UsageError);
});

it.each(['0/3', '4/3', 'a/b', '1', '1/0'])('does not take %s for a part of the sites', async (shard) => {
  const program = createProgram();
  for (const command of [program, ...program.commands]) command.configureOutput({ writeErr: () => {} });
  const parsed = program.parseAsync(['build', '--all', '--shard', shard], { from: 'user' });
  await expect(parsed).rejects.toThrow('It is written 1/3');
});
