import { readdirSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandResult } from '#tests/support/command.ts';
import { runHere } from '#tests/support/run-here.ts';
import { isSoak } from '#tests/support/soak.ts';
import { casesOf, freshSeed, held, ofCheck } from '#tests/support/trust.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import {
  type HostileInput,
  hostileFiles,
  hostileJson,
  hostileSpecs,
  hostileText,
  hostileYaml,
} from './hostile-inputs.ts';
import { runMeasured } from './measured-cli.ts';

/** Max. memory in mebibytes, Node included. */
const maxMemory = 256;
/** Max. bytes of output for one mistake, however often it occurs. */
const maxWords = 100_000;

let root: ProjectRoot;

beforeAll(async () => {
  root = await createProjectRoot();
}, 120_000);
afterAll(() => root.dispose());

const tables: Readonly<Record<string, readonly HostileInput[]>> = {
  YAML: hostileYaml,
  bytes: hostileText,
  JSON: hostileJson,
  descriptions: hostileSpecs,
  files: hostileFiles,
};

interface Told {
  readonly severity: string;
}

function firstError(told: readonly Told[]): Told | undefined {
  return told.find(({ severity }) => severity === 'error');
}

const getDiagnostics = ({ stdout }: CommandResult): readonly Told[] => JSON.parse(stdout).diagnostics;

/** Validates in a separate process, within bounds. */
async function refuseAlone(): Promise<readonly Told[]> {
  const run = await runMeasured(validate(), root.dir);
  expect(run.peakMemory).toBeLessThan(maxMemory);
  return refusedBy(run);
}

function refusedBy(run: CommandResult): readonly Told[] {
  expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 1, stderr: '' });
  expect(run.stdout.length).toBeLessThan(maxWords);
  return getDiagnostics(run);
}

const validate = (): string[] => ['validate', '--json', '--root', root.dir];
const isAlone = ({ alone }: HostileInput): boolean => alone === 'always' || (alone === 'at length' && isSoak);

describe.each(Object.entries(tables))('hostile %s', { timeout: 120_000 }, (_, inputs) => {
  it.each(inputs)('refuses $name', async (input) => {
    const { name: _name, files = {}, prepare, alone: _alone, code, ...place } = input;
    const touched = [...Object.keys(files), ...(prepare?.(root.dir) ?? [])];
    try {
      for (const [file, content] of Object.entries(files)) await root.write(file, content);
      const told = isAlone(input) ? await refuseAlone() : refusedBy(await runHere(validate()));
      expect(firstError(told)).toMatchObject({ code, ...place });
    } finally {
      await root.restore(touched);
    }
  });
});

/** Pieces that break or bend YAML, or that a name must not hold. */
const pieces = [
  '\t',
  ': ',
  '- ',
  '&a ',
  '*a',
  '<<: *a',
  '!!js/function',
  '{',
  '[',
  '"',
  "'",
  '|',
  '\u0000',
  '\ud800',
  '__proto__: 1',
  '../../x',
  '\n---\n',
  '9'.repeat(400),
];

/** Validates in a separate process, in time and within its memory. */
async function validateInBounds(maxTime: number): Promise<CommandResult> {
  const run = await runMeasured(validate(), root.dir);
  expect(run.cpuTime).toBeLessThan(maxTime);
  expect(run.peakMemory).toBeLessThan(maxMemory);
  return run;
}

/**
 * Returns the milliseconds of the processor that a damaged configuration may take: a second, or where that is short for this machine,
 * twice what a harmless change takes here, the slowest of five.
 */
async function measureMaxTime(): Promise<number> {
  // The descriptions and the code of the checks are prepared once, as on any machine that has validated before.
  expect((await runMeasured(validate(), root.dir)).code).toBe(0);
  const file = 'site-configs/base.yaml';
  const text = await root.read(file);
  const times: number[] = [];
  for (const change of [1, 2, 3, 4, 5]) {
    await root.write(file, `${text}\n# ${change}\n`);
    times.push((await runMeasured(validate(), root.dir)).cpuTime);
  }
  await root.restore([file]);
  return Math.max(1000, 2 * Math.max(...times));
}

it(`refuses configurations with random damage, or takes them, and writes nothing ${ofCheck(39)}`, {
  timeout: 3_600_000,
}, async () => {
  const seed = freshSeed();
  const cases = casesOf(39);
  const change = fc.record({
    site: fc.constantFrom('base', 'group', 'acoustic'),
    at: fc.nat(),
    drop: fc.nat({ max: 40 }),
    piece: fc.constantFrom('', ...pieces),
  });
  const maxTime = isSoak ? await measureMaxTime() : 0;
  for (const { site, at, drop, piece } of fc.sample(change, { numRuns: cases, seed })) {
    const file = `site-configs/${site}.yaml`;
    const text = await root.read(file);
    const place = at % text.length;
    try {
      await root.write(file, `${text.slice(0, place)}${piece}${text.slice(place + drop)}`);
      const { code, stdout, stderr } = isSoak ? await validateInBounds(maxTime) : await runHere(validate());
      expect({ seed, site, place, drop, piece, isDecided: code === 0 || code === 1, stderr }).toEqual({
        seed,
        site,
        place,
        drop,
        piece,
        isDecided: true,
        stderr: '',
      });
      expect(JSON.parse(stdout)).toHaveProperty('diagnostics');
    } finally {
      await root.restore([file]);
    }
  }
  // Results are kept in `dist/.cache`.
  expect(readdirSync(root.dir).sort()).toEqual(['dist', 'locales', 'openapi', 'site-configs']);
  held(39, cases, { seed });
});

describe('what looks hostile and is not', { timeout: 120_000 }, () => {
  it('is a root that is a link, with links inside, a byte order mark and line ends of Windows', async () => {
    const site = await root.read('site-configs/group.yaml');
    const away = path.join(root.dir, '..', `${path.basename(root.dir)}-link`);
    try {
      await root.write('site-configs/group.yaml', `\ufeff${site.replaceAll('\n', '\r\n')}`);
      await root.remove('locales/de-AT');
      symlinkSync('de-DE', path.join(root.dir, 'locales/de-AT'));
      symlinkSync(root.dir, away);
      const run = await runHere(['validate', '--json', '--root', away]);
      expect(JSON.parse(run.stdout)).toMatchObject({ ok: true, diagnostics: [] });
    } finally {
      await rm(away, { force: true });
      await rm(path.join(root.dir, 'locales/de-AT'));
      await root.restore(['site-configs/group.yaml', 'locales/de-AT']);
    }
  });
});

describe('names that every object seems to have', { timeout: 120_000 }, () => {
  const names = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', '../../x', ''];

  it.each(names)('are no site: %j', async (name) => {
    const run = await runHere(['config', '--json', '--site', name, '--root', root.dir]);
    expect(run.code).toBe(1);
    expect(firstError(getDiagnostics(run))).toMatchObject({
      code: 'site.unknown',
      message: `Site ${name} is not supported`,
    });
  });

  it.each(names)('are no locale: %j', async (name) => {
    const run = await runHere(['routes', '--json', '--site', 'group', '--locale', name, '--root', root.dir]);
    expect(run.code).toBe(1);
    expect(firstError(getDiagnostics(run))).toMatchObject({ code: 'locale.unknown' });
  });
});
