import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkStoredFiles } from '#backend/compositions/check-stored-files.ts';
import { pictures } from '#backend/db/schema/pictures.ts';
import { createFileStores } from '#backend/server/file-stores.ts';
import { type FilesPlace, getFilesPlace } from '#backend/server/files-place.ts';
import { countFilesBelow } from '#tests/support/backend.ts';
import { type S3Server, s3Keys, startS3Server } from '#tests/support/s3-server.ts';
import { smallImages } from '#tests/support/small-seed.ts';
import { itemForm, testPicture, uploadPicture } from '#tests/support/uploads.ts';
import { useBackend, withSharedBackend } from './suites/engine.ts';
import { describeStorage } from './suites/storage.ts';
import { describeStorageExport } from './suites/storage-export.ts';

let s3: S3Server;
let folder: string;
let place: FilesPlace;
const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
const before = keys.map((name) => process.env[name]);
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = s3Keys.id;
  process.env.AWS_SECRET_ACCESS_KEY = s3Keys.secret;
  s3 = await startS3Server();
  folder = mkdtempSync(path.join(tmpdir(), 'shopgen-s3-'));
  place = getFilesPlace(s3.url, folder, folder);
});
afterEach(() => {
  s3.fault = undefined;
});
afterAll(async () => {
  await s3?.stop();
  rmSync(folder, { recursive: true, force: true });
  for (const [index, name] of keys.entries()) {
    if (before[index] === undefined) delete process.env[name];
    else process.env[name] = before[index];
  }
});

const count = async (): Promise<number> => s3.objects.size + (await countFilesBelow(folder));
const start = withSharedBackend(async () => ({ databaseUrl: undefined, elsewhere: { place, count } }));

describeStorage('PGlite, with files in a bucket', start);
describeStorageExport('PGlite, with files in a bucket', start);

describe('files in a bucket', () => {
  const backend = useBackend(start);
  const upload = (name: string, bytes: Buffer) =>
    backend().ask('/Storage', { method: 'POST', form: itemForm([[name, bytes]]) });

  it('are sent with a signature and their SHA-256, below the prefix of the address, and nothing is refused', async () => {
    await uploadPicture(backend());
    expect(s3.refusals).toEqual([]);
    expect([...s3.objects.keys()]).toContainEqual(expect.stringMatching(/^live\/uploads\/upload-[0-9a-f]{32}\//));
  });

  it('that cannot be stored are answered 503, and leave nothing behind', async () => {
    const stored = await count();
    for (const kind of ['error', 'reset'] as const) {
      s3.fault = { method: 'PUT', kind };
      const answer = await upload('wall.png', await testPicture('png'));
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    }
    s3.fault = undefined;
    expect(await count()).toBe(stored);
  }, 30_000);

  it('that cannot be read are answered 503, and can be read afterwards', async () => {
    const { url } = await uploadPicture(backend());
    s3.fault = { method: 'GET', kind: 'error' };
    const { pathname } = new URL(url, 'http://localhost');
    expect((await backend().ask(pathname)).statusCode).toBe(503);
    s3.fault = undefined;
    expect((await backend().ask(pathname)).statusCode).toBe(200);
  }, 30_000);

  it.each(['silent', 'stalled'] as const)(
    'are given up when the service is %s',
    async (kind) => {
      const stores = createFileStores(place, await smallImages());
      await stores.uploads.keep(await stores.uploads.receive([Buffer.from('a plan')], 100), kind, 'plan.pdf');
      s3.fault = { method: 'GET', kind };
      await expect(stores.uploads.find(kind, 'plan.pdf')).rejects.toThrow();
      s3.fault = undefined;
      expect(await stores.uploads.find(kind, 'plan.pdf')).toMatch(/copies/);
      await stores.uploads.remove(kind);
    },
    30_000,
  );

  it('that are damaged on the way are not taken for what was stored', async () => {
    const stores = createFileStores(place, await smallImages());
    const arrived = await stores.uploads.receive([Buffer.from('a drawing')], 100);
    await stores.uploads.keep(arrived, 'damaged', 'drawing.pdf');
    s3.fault = { method: 'GET', kind: 'damaged' };
    await expect(stores.uploads.find('damaged', 'drawing.pdf')).rejects.toThrow(/checksum/i);
    s3.fault = undefined;
    expect(await stores.uploads.find('damaged', 'drawing.pdf')).toMatch(/copies/);
    await stores.uploads.remove('damaged');
    expect(await stores.uploads.find('damaged', 'drawing.pdf')).toBeUndefined();
    expect(await stores.uploads.open('damaged', 'drawing.pdf')).toBeUndefined();
  });

  it('are found by the time of their last change, over all pages of a list', async () => {
    const { uploads } = createFileStores(place, await smallImages());
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await uploads.keep(await uploads.receive([Buffer.from(name)], 100), `old-${name}`, 'file.pdf');
    }
    for (const [key, object] of s3.objects) if (key.includes('/old-')) object.changed = new Date('2026-01-01');
    const old = await uploads.foldersBefore(new Date('2026-06-01'));
    expect(old.sort()).toEqual(['old-a', 'old-b', 'old-c', 'old-d', 'old-e']);
    for (const name of old) await uploads.remove(name);
  });

  it('hold the originals of imported images, and are compared with the database', async () => {
    const { originals, ...stores } = createFileStores(place, path.join(folder, 'none'));
    const images = await smallImages();
    const { db } = backend().backend.database;
    const stored = { ...stores, originals };
    const missing = await checkStoredFiles(db, stored);
    expect(missing.faults).toContainEqual(expect.objectContaining({ kind: 'picture', fault: 'missing' }));
    for (const row of await db.select().from(pictures)) {
      if (row.contentHash !== null) await originals.imported.keep(row.folder, path.join(images, `${row.key}.webp`));
    }
    expect((await checkStoredFiles(db, stored)).faults.filter(({ kind }) => kind === 'picture')).toEqual([]);
    for (const key of s3.objects.keys()) if (key.includes('/images/')) s3.objects.delete(key);
  });
});

it.each([
  ['s3://', 'names no bucket'],
  ['s3://Shop_Files', 'names no bucket'],
  ['s3://key:secret@shop-files', 'holds a key'],
  ['s3://shop-files?zone=1', 'has a parameter zone; it knows endpoint and region'],
  ['s3://shop-files?endpoint=minio', 'has an endpoint that is no http address'],
])('FILES_URL=%s is refused: it %s', (address, fault) => {
  expect(() => getFilesPlace(address, '.data', '/shop')).toThrow(`FILES_URL ${fault}`);
});
