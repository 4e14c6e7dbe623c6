import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictures } from '#backend/db/schema/pictures.ts';
import { createLocalFileStore } from '#backend/files/file-store.ts';
import { createLocalOriginals } from '#backend/images/local-originals.ts';
import { makeInvoiceFiles } from '#backend/invoices/invoice-files.ts';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { createWorkRoot, projectRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';
import { findPostgres } from '#tests/support/find-postgres.js';
import { addInvoice } from '#tests/support/issued-invoices.ts';
import { placeOrder } from '#tests/support/orders.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { smallImages } from '#tests/support/small-seed.ts';
import { uploadPicture } from '#tests/support/uploads.ts';

let root: WorkRoot;
let server: TestPostgres;
let shop: TestBackend;
let databaseUrl: string;
let files: string;
let backups: string;
beforeAll(async () => {
  root = createWorkRoot();
  backups = path.join(root.path, 'backups');
  const written = await runShopgen(['deploy', 'init', '--site', 'group', '--for', 'backup', '--root', root.path]);
  expect(written).toMatchObject({ code: 0 });
  server = await startPostgres();
  databaseUrl = await server.createFilledDatabase();
  shop = await startTestBackend({ databaseUrl });
  files = path.join(shop.dataDir, 'files');
  const { db } = shop.backend.database;
  // An upload, an invoice, and the originals of pictures.
  await uploadPicture(shop);
  const { order } = await placeOrder(shop);
  const number = await addInvoice(shop, { shopId: 'quiet', orderId: order.id });
  const invoiceFiles = createLocalFileStore(path.join(files, 'invoices'));
  await makeInvoiceFiles({ db, invoiceFiles }, { shopId: 'quiet', number });
  const originals = path.join(files, 'images');
  for (const { key, folder, contentHash } of await db.select().from(pictures))
    if (contentHash !== null)
      await createLocalOriginals(originals).keep(folder, path.join(await smallImages(), `${key}.webp`));
});
afterAll(async () => {
  await shop?.close();
  await server?.stop();
  root?.remove();
});

/** Runs a script as its first line says. */
function runScript(name: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const found = findPostgres();
  const bin = found && 'bin' in found ? `${found.bin}:` : '';
  return new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
    execFile(
      'sh',
      [path.join(root.path, 'deploy/backup', name), ...args],
      { cwd: projectRoot, env: { ...process.env, PATH: `${bin}${process.env.PATH}`, ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

const drill = async (folder?: string) =>
  runScript('drill.sh', folder === undefined ? [] : [folder], {
    BACKUPS: backups,
    DRILL_DATABASE_URL: await server.createDatabase(),
  });

it('copies a shop that goes on selling, and finds all of it in the copy', async () => {
  const env = { DATABASE_URL: databaseUrl, FILES_URL: files, BACKUPS: backups };
  let isOver = false;
  const selling = (async () => {
    let sold = 0;
    for (; !isOver; sold += 1) {
      await placeOrder(shop);
      await uploadPicture(shop);
    }
    return sold;
  })();
  const made = await runScript('backup.sh', [], env);
  isOver = true;
  expect(await selling).toBeGreaterThan(0);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const folder = made.stdout.trim();
  expect(await readdir(backups)).toEqual([path.basename(folder)]);
  const whole = await drill();
  expect(whole).toMatchObject({ code: 0, stderr: '' });
  expect(whole.stdout).toMatch(/All \d+ files are there[\s\S]*tables and their files are whole/);
});

it('says what a copy lacks', async () => {
  const [name = ''] = await readdir(backups);
  const folder = path.join(backups, name);
  const invoices = path.join(folder, 'files/invoices/kept');
  const [first = ''] = await readdir(invoices);
  const [file = ''] = await readdir(path.join(invoices, first));
  await writeFile(path.join(invoices, first, file), 'not the invoice');
  expect(await drill(folder)).toMatchObject({ code: 1, stdout: expect.stringMatching(/^invoice .*: changed$/m) });
  await rm(path.join(invoices, first), { recursive: true });
  expect(await drill(folder)).toMatchObject({ code: 1, stdout: expect.stringMatching(/^invoice .*: missing$/m) });
  await writeFile(path.join(folder, 'counts'), 'public.orders|99999\n');
  expect(await drill(folder)).toMatchObject({
    code: 1,
    stderr: 'Tables have other rows than when they were copied.\n',
  });
});

it('restores into nothing that is in use, and nothing that is no backup', async () => {
  const [name = ''] = await readdir(backups);
  const inUse = await runScript('drill.sh', [path.join(backups, name)], { DRILL_DATABASE_URL: databaseUrl });
  expect(inUse).toMatchObject({ code: 1, stderr: 'The database of the drill is not empty.\n' });
  expect(await drill(root.path)).toMatchObject({ code: 1, stderr: `There is no backup in ${root.path}.\n` });
});

it('leaves nothing that looks whole where the database cannot be copied', async () => {
  const elsewhere = path.join(root.path, 'failed');
  const env = { DATABASE_URL: `${databaseUrl}_gone`, FILES_URL: `file://${files}`, BACKUPS: elsewhere };
  const { code, stderr } = await runScript('backup.sh', [], env);
  expect(code).not.toBe(0);
  expect(stderr).toContain('does not exist');
  expect((await readdir(elsewhere)).filter((entry) => !entry.endsWith('.part'))).toEqual([]);
});
