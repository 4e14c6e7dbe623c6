import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { runShopgen } from '#tests/support/command.ts';

let test: TestBackend;
let work: string;
let published: string;
beforeAll(async () => {
  test = await startTestBackend();
  work = await mkdtemp(path.join(tmpdir(), 'shopgen-branches-'));
  published = path.join(work, 'published');
  await run('export', published);
});
afterAll(async () => {
  await test.close();
  await rm(work, { recursive: true });
});

async function run(...args: readonly string[]) {
  const { code, stdout } = await runShopgen(['backend', ...args, '--shop', 'quiet', '--json'], {
    ...process.env,
    DATA_DIR: test.dataDir,
  });
  return { code, ...JSON.parse(stdout) };
}

/** Returns a copy of the published files with one changed. */
async function draft(file: string, from: string, to: string): Promise<string> {
  const folder = await mkdtemp(path.join(work, 'draft-'));
  await cp(published, folder, { recursive: true });
  await change(folder, file, from, to);
  return folder;
}

async function change(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(folder, file), text.replaceAll(from, to));
}

const about = async (branch?: string, headers: Record<string, string> = {}) =>
  JSON.stringify(
    await test.read('/pages/about', {
      headers: { ...(branch !== undefined && { 'x-content-branch': branch }), ...headers },
    }),
  );

describe('a branch of a shop’s content', () => {
  it('is read by storefronts that ask for it, and by nobody else', async () => {
    const folder = await draft('pages/about.md', 'Who we are', 'Who we will be');
    const changes = await run('import', folder, '--branch', 'autumn');
    const only = { added: [], changed: ['pages/about.md'], removed: [] };
    expect(changes).toMatchObject({ code: 0, applied: true, changes: only });
    expect(await run('import', folder, '--branch', 'autumn', '--plan')).toMatchObject({
      applied: false,
      changes: only,
    });
    expect(await about('autumn')).toContain('Who we will be');
    expect(await about()).not.toContain('Who we will be');
    // Without the service key a branch is not believed.
    expect(await about('autumn', { 'x-service-key': '' })).not.toContain('Who we will be');
    expect(await about('no-such-branch')).toEqual(await about());
    expect(await about('../etc/passwd')).toEqual(await about());
    expect((await test.ask('/pages/about', { shop: 'quiet@autumn' })).statusCode).toBe(400);
    const { branches } = await run('branch', 'list');
    expect(branches).toMatchObject([{ branch: 'autumn' }]);
  });

  it('says what publishing it would change, and shows it to everybody once that is done', async () => {
    const plan = await run('branch', 'publish', 'autumn', '--plan');
    expect(plan).toMatchObject({
      code: 0,
      applied: false,
      changes: { added: [], changed: ['pages/about.md'], removed: [] },
    });
    expect(await about()).not.toContain('Who we will be');
    expect(await run('branch', 'publish', 'autumn')).toMatchObject({ code: 0, applied: true });
    expect(await about()).toContain('Who we will be');
    expect((await run('branch', 'list')).branches).toEqual([]);
    expect(await run('branch', 'publish', 'autumn')).toMatchObject({ code: 1 });
    await rm(published, { recursive: true });
    await run('export', published);
  });

  it('keeps what the shop has changed meanwhile, and names what both have changed', async () => {
    const list = path.join(work, 'prices.csv');
    const folder = await draft('pages/about.md', 'Who we will be', 'Who we were');
    await run('import', folder, '--branch', 'winter');
    await writeFile(list, 'sku,currency,priceExcVat,stock\nRA-1,EUR,24900,\n');
    expect(await run('import', list)).toMatchObject({ code: 0 });
    const plan = await run('branch', 'publish', 'winter', '--plan');
    expect(plan).toMatchObject({ changes: { changed: ['pages/about.md'] } });

    await rm(published, { recursive: true });
    await run('export', published);
    await change(published, 'pages/about.md', 'Who we will be', 'Who we are today');
    await run('import', published);
    expect(await run('branch', 'publish', 'winter')).toMatchObject({
      code: 1,
      applied: false,
      conflicts: ['pages/about.md'],
    });
    expect(await about()).toContain('Who we are today');
    expect(await about('winter')).toContain('Who we were');
    expect(await run('branch', 'remove', 'winter')).toMatchObject({ code: 0, removed: 'winter' });
    expect(await about('winter')).toContain('Who we are today');
  });

  it('has a name that a header can carry, and files without mistakes', async () => {
    expect(await run('import', published, '--branch', 'a b')).toMatchObject({ code: 1 });
    const broken = await draft('pages/about.md', 'intro:', 'intor:');
    const { code, diagnostics } = await run('import', broken, '--branch', 'broken');
    expect({ code, diagnostics }).toMatchObject({ code: 1, diagnostics: [{ code: 'content.unknown-key' }] });
    expect((await run('branch', 'list')).branches).toEqual([]);
  });
});
