import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#backend/db/database.ts';
import { packagePaths } from '#backend/process/package-root.ts';
import { copyEmptyTemplate } from '#tests/support/data-template.ts';
import { choices } from '#tests/support/soak.ts';
import { type Compiled, compilePrograms } from './processes/compile.ts';
import { run } from './processes/run.ts';

const { migrations } = packagePaths;
let folder: string;
let programs: Compiled;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-pglite-'));
  programs = await compilePrograms({ writer: new URL('./processes/writer.ts', import.meta.url) });
});
afterAll(async () => {
  await programs?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Creates a folder with an empty database. */
async function madeFolder(name: string): Promise<string> {
  const dataDir = path.join(folder, name);
  await copyEmptyTemplate(dataDir);
  return dataDir;
}

async function numbersIn(dataDir: string): Promise<number[]> {
  const database = await openDatabase({ dataDir, migrations });
  const { rows } = await database.pool.query<{ id: string }>('select id from shops');
  await database.close();
  return rows.map(({ id }) => Number(id.replace('shop-', ''))).sort((a, b) => a - b);
}

describe('a database in a folder', () => {
  it('loses no confirmed change when its process is killed repeatedly in mid-write', async () => {
    const dataDir = await madeFolder('killed');
    let confirmed = 0;
    for (const writes of choices([17], [5, 17, 40, 80, 160, 320])) {
      const writer = run(programs.file('writer'), [dataDir, migrations]);
      expect(await writer.line(), writer.errors()).toBe('open');
      for (let count = 0; count < writes; count += 1) confirmed = Number(await writer.line());
      writer.child.kill('SIGKILL');
      // Includes the lines that it printed before it was killed.
      for (let line = await writer.line(); line !== undefined; line = await writer.line()) confirmed = Number(line);
      await writer.ended;
      const kept = await numbersIn(dataDir);
      expect(kept.slice(0, confirmed)).toEqual(Array.from({ length: confirmed }, (_, index) => index + 1));
      // At most the one in progress.
      expect(kept.length - confirmed).toBeLessThanOrEqual(1);
      confirmed = kept.length;
    }
  });

  it('starts after a first start that was killed on the way', async () => {
    const dataDir = path.join(folder, 'first-start');
    for (const delay of choices([1400], [100, 300, 600, 900, 1300, 1800, 2400, 3200])) {
      const writer = run(programs.file('writer'), [dataDir, migrations]);
      const timer = setTimeout(() => writer.child.kill('SIGKILL'), delay);
      await writer.ended;
      clearTimeout(timer);
    }
    const writer = run(programs.file('writer'), [dataDir, migrations]);
    expect(await writer.line(), writer.errors()).toBe('open');
    expect(await writer.line()).toMatch(/^\d+$/);
    writer.child.kill('SIGKILL');
    await writer.ended;
  });

  it('rejects a second process, which names the first, and is free again after the first is killed', async () => {
    const dataDir = await madeFolder('shared');
    const first = run(programs.file('writer'), [dataDir, migrations]);
    expect(await first.line(), first.errors()).toBe('open');

    const second = run(programs.file('writer'), [dataDir, migrations]);
    expect((await second.ended).code).not.toBe(0);
    expect(second.errors()).toContain(`The data folder ${dataDir} is in use by process ${first.child.pid}`);

    first.child.kill('SIGKILL');
    await first.ended;
    const third = run(programs.file('writer'), [dataDir, migrations]);
    expect(await third.line(), third.errors()).toBe('open');
    third.child.kill('SIGKILL');
    await third.ended;
  });
});
