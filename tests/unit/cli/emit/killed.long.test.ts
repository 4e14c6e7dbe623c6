import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emitTrees } from '#cli/emit/emit.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';
import { packageRoot } from '../support/project-root.ts';
import { getVersion } from './emit-loop.ts';

const kills = casesOf(36, 5);
let folder: string;
let script: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-kill-'));
  script = path.join(folder, 'emit-for-ever.mjs');
  const bundle = await rolldown({
    cwd: packageRoot,
    input: path.join(packageRoot, 'tests/unit/cli/emit/emit-loop.ts'),
    platform: 'node',
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await writeFile(script, `${output[0].code}\nawait emitForEver(process.argv[2]);\n`);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the version of all files in both trees; fails for a mixture, an incomplete or a missing file. */
async function visibleVersion(root: string): Promise<number> {
  const versions = new Set<string>();
  for (const { name, files } of getVersion(0)) {
    const at = path.join(root, 'generated', name);
    const there = (await readdir(at, { recursive: true })).filter((file) => file.endsWith('.ts'));
    expect(there.sort()).toEqual(files.map((file) => file.path).sort());
    for (const file of there) {
      const lines = (await readFile(path.join(at, file), 'utf8')).trimEnd().split('\n');
      expect(lines).toHaveLength(200);
      for (const line of lines) versions.add(line);
    }
  }
  expect([...versions]).toHaveLength(1);
  return Number([...versions][0]);
}

it(`leaves the old tree or the new one when it is killed at any moment (${kills} times) ${ofCheck(36)}`, {
  timeout: 600_000,
}, async () => {
  const root = path.join(folder, 'root');
  for (let kill = 0; kill < kills; kill += 1) {
    const child = spawn(process.execPath, [script, root], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await once(child.stdout, 'data');
    // A little later each time, so that every part of a run is interrupted.
    await delay((kill * 3) % 15);
    child.kill('SIGKILL');
    await once(child, 'close');
    const told = Number(said.trimEnd().split('\n').at(-1));
    // Reported outputs are visible; the next one may be, if it was committed but not reported yet.
    expect([told, told + 1]).toContain(await visibleVersion(root));
  }
  await emitTrees(root, getVersion(-1), { force: false });
  expect(await visibleVersion(root)).toBe(-1);
  expect(await readdir(path.join(root, 'generated/.shopgen/stages'))).toEqual([]);
  held(36, kills);
});
