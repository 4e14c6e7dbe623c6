import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changedFiles, testsOfChanges } from '#tests/changed.js';
import { rooms, testsOfRooms } from '#tests/rooms.js';
import { projectRoot } from '#tests/support/command.ts';

/** A line of each room, a faulty replacement, and a test that then fails. */
const mistakes = [
  {
    file: 'backend/pricing/volume-tiers.ts',
    line: 'scaleByPercent(basePrice, 100 - tier.discountPercent)',
    mistake: 'scaleByPercent(basePrice, 100 + tier.discountPercent)',
    test: 'tests/unit/backend/pricing/volume-tiers.test.ts',
  },
  {
    file: 'cli/diagnostics/nearest.ts',
    line: 'return `Did you mean',
    mistake: 'return `Did he mean',
    test: 'tests/unit/cli/diagnostics/nearest.test.ts',
  },
  {
    file: 'runtime/lib/password-rules.ts',
    line: 'minPasswordLength = 8',
    mistake: 'minPasswordLength = 9',
    test: 'tests/unit/runtime/lib/password-rules.test.ts',
  },
  { file: 'locales/fr-FR/cart.json', line: '{{', mistake: '{', test: 'tests/unit/locales/locales.test.ts' },
  {
    file: 'openapi/content-api.yaml',
    line: 'operationId: getMenus',
    mistake: 'operationId: listPages',
    test: 'tests/unit/openapi/specs.test.ts',
  },
  {
    file: 'site-configs/acoustic.yaml',
    line: 'ink: "#1c2420"',
    mistake: 'ink: "#9c9490"',
    test: 'tests/unit/site-configs/contrast.test.ts',
  },
  {
    file: 'templates/site/paths.ts.hbs',
    line: 'export const paths',
    mistake: 'export const routes',
    test: 'tests/golden/golden.test.ts',
  },
] as const;

const report = z.object({ testResults: z.array(z.object({ name: z.string(), status: z.string() })) });

/** A copy of the project, in which mistakes do no harm. */
let copy = '';
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'shopgen-changed-'));
  run('git', ['clone', '--quiet', '--shared', projectRoot, '.']);
  for (const file of changedFiles(projectRoot, 'HEAD')) {
    if (existsSync(path.join(projectRoot, file))) cpSync(path.join(projectRoot, file), path.join(copy, file));
    else rmSync(path.join(copy, file));
  }
  run('git', ['add', '--all']);
  run('git', [
    '-c',
    'user.name=Tests',
    '-c',
    'user.email=tests@shop.example',
    'commit',
    '--quiet',
    '--allow-empty',
    '-mNow',
  ]);
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'));
  cpSync(path.join(projectRoot, 'generated'), path.join(copy, 'generated'), { recursive: true });
  cpSync(path.join(projectRoot, 'cli/dist'), path.join(copy, 'cli/dist'), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}

describe('the tests of a change', () => {
  it('are known for every room, and exist', () => {
    for (const [room, names] of Object.entries(rooms)) {
      expect(existsSync(path.join(projectRoot, room)), room).toBe(true);
      for (const name of names) expect(existsSync(path.join(projectRoot, `tests/${name}.test.ts`)), name).toBe(true);
    }
    const whole = ['backend', 'cli', 'locales', 'openapi', 'runtime', 'site-configs', 'templates'];
    expect(Object.keys(rooms)).toEqual(expect.arrayContaining(whole));
  });

  it('are those of the nearest room', () => {
    expect(testsOfRooms(['runtime/features/cart/cart-line.tsx', 'README.md'])).toEqual(['tests/e2e/cart.test.ts']);
  });

  it('find one broken line in each room', () => {
    for (const { file, line, mistake } of mistakes) {
      const text = readFileSync(path.join(copy, file), 'utf8');
      expect(text.includes(line), file).toBe(true);
      writeFileSync(path.join(copy, file), text.replace(line, mistake));
    }
    const tests = mistakes.map(({ test }) => test);
    expect(testsOfChanges(copy, 'HEAD')).toEqual(expect.arrayContaining(tests));

    const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
    const result = path.join(copy, 'result.json');
    const args = [
      'run',
      '--project',
      'unit',
      '--project',
      'golden',
      '--reporter=json',
      `--outputFile=${result}`,
      ...tests,
    ];
    spawnSync(process.execPath, [vitest, ...args], { cwd: copy });
    const { testResults } = report.parse(JSON.parse(readFileSync(result, 'utf8')));
    const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(copy, name));
    expect(failed.sort()).toEqual([...tests].sort());
  }, 240_000);
});
