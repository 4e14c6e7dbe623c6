import { request as httpRequest } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { storageItems } from '#backend/db/schema/storage.ts';
import type { Ask } from '#tests/support/backend.ts';
import { addCustomer, testPassword } from '#tests/support/customers.ts';
import { byPerson, freshSender } from '#tests/support/requests.ts';
import {
  countFiles,
  fileForm,
  itemForm,
  pixelBomb,
  progressiveBomb,
  testPdf,
  testPicture,
  type Uploader,
  uploadPicture,
} from '#tests/support/uploads.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';

const day = 24 * 60 * 60 * 1000;
const limit = 31_457_280;

// ASVS 5.4.1, 5.4.2

/** Describes saved items and uploaded files. */
export function describeStorage(engine: string, start: StartEngine): void {
  describe(`uploads on ${engine}`, () => {
    let ahead = 0;
    const backend = useBackend(start, { clock: () => new Date(Date.now() + ahead) });
    const ask = (url: string, options: Ask = {}) => backend().ask(url, options);
    const post = (url: string, options: Ask) => ask(url, { method: 'POST', ...options });
    const upload = (name: string, bytes: Buffer) => post('/Storage', { form: itemForm([[name, bytes]]) });
    const inBase64 = (name: string, bytes: Buffer) =>
      post('/Storage/base64', {
        body: {
          item: { kind: 'Note', title: 'Files', listed: false },
          file: { name, content: bytes.toString('base64') },
        },
      });
    const later = async <Result>(time: number, work: () => Promise<Result>): Promise<Result> => {
      ahead = time;
      try {
        return await work();
      } finally {
        ahead = 0;
      }
    };
    const deleteExpiredAfter = (time: number) => later(time, () => backend().backend.accounts.expiry.wake());

    it.each(['jpeg', 'png', 'webp', 'tiff'] as const)(
      'takes an image as %s and returns it for download',
      async (format) => {
        const bytes = await testPicture(format);
        const answer = await upload('Wand „grün“.jpg', bytes);
        expect(getOperation('addStorageItem').faultsOf(answer)).toEqual([]);
        expect(answer.statusCode).toBe(201);
        expect(answer.headers['x-order-token']).toMatch(/^[A-Za-z0-9_-]{43}$/);
        const [file] = answer.json().files;
        expect(file).toMatchObject({ contentType: `image/${format}`, bytes: bytes.length, width: 300, height: 200 });
        const read = await ask(file.url);
        expect(getOperation('getUpload').faultsOf(read)).toEqual([]);
        expect(read.rawPayload.equals(bytes)).toBe(true);
        expect(read.headers).toMatchObject({
          'content-type': `image/${format}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, max-age=31536000, immutable',
        });
        expect(read.headers['content-disposition']).toMatch(/^attachment; filename=".*"; filename\*=UTF-8''Wand%20/);
      },
    );

    it.each([
      ['a form', upload],
      ['base64', inBase64],
    ])('takes a file of 30 MiB in %s, and none that is one byte larger', async (_, send) => {
      const before = await countFiles(backend());
      for (const bytes of [limit - 1, limit]) {
        const taken = await send('plan.pdf', testPdf(bytes));
        expect([taken.statusCode, taken.json().files?.[0].bytes]).toEqual([201, bytes]);
      }
      const after = await countFiles(backend());
      expect(after).toEqual({ stored: before.stored + 2, files: before.files + 2, items: before.items + 2 });
      const refused = await send('plan.pdf', testPdf(limit + 1));
      expect([refused.statusCode, refused.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
      expect(getOperation('addStorageItem').faultsOf(refused)).toEqual([]);
      expect(await countFiles(backend())).toEqual(after);
    });

    const half = async (format: 'jpeg' | 'png' | 'webp' | 'tiff') => {
      const bytes = await testPicture(format);
      return bytes.subarray(0, Math.floor(bytes.length / 2));
    };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const refusals: readonly (readonly [string, string, () => Promise<Buffer> | Buffer])[] = [
      ['FILE_TYPE_REFUSED', 'drawing.svg', () => svg],
      ['FILE_TYPE_REFUSED', 'wall.png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
      [
        'FILE_TYPE_REFUSED',
        'wall.jpg',
        () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1'),
      ],
      ['FILE_DAMAGED', 'empty.jpg', () => Buffer.alloc(0)],
      ['FILE_DAMAGED', 'half.jpg', () => half('jpeg')],
      ['FILE_DAMAGED', 'half.png', () => half('png')],
      ['FILE_DAMAGED', 'half.webp', () => half('webp')],
      ['FILE_DAMAGED', 'half.tif', () => half('tiff')],
      ['FILE_DAMAGED', 'half.pdf', () => testPdf(5000).subarray(0, 2500)],
      ['PICTURE_TOO_LARGE', 'bomb.png', () => pixelBomb(16_384, 16_383)],
      ['PICTURE_TOO_LARGE', 'bomb.png', () => pixelBomb(900_000, 900_000)],
      ['PICTURE_TOO_LARGE', 'long.png', () => pixelBomb(65_536, 1)],
      ['PICTURE_TOO_LARGE', 'scans.jpg', () => progressiveBomb(16_000, 16_000)],
    ];
    it.each(refusals)(
      'answers %s to %s, whatever it is called, and leaves nothing behind',
      async (code, name, make) => {
        const before = await countFiles(backend());
        const good = await testPicture('png');
        const bytes = await make();
        const answers = [
          await upload(name, bytes),
          // One invalid item rejects the whole request.
          await post('/Storage', {
            form: itemForm([
              ['good.png', good],
              [name, bytes],
            ]),
          }),
          ...(bytes.length > 0 ? [await inBase64(name, bytes)] : []),
        ];
        for (const answer of answers) {
          expect(answer.json().code).toBe(code);
          expect(getOperation('addStorageItem').faultsOf(answer)).toEqual([]);
        }
        expect(await countFiles(backend())).toEqual(before);
      },
    );

    it.each([
      ['no item', new FormData(), '/item'],
      ['an item that is none', withPart('item', '{"kind":"Note"}'), '/title'],
      ['an item that is no JSON', withPart('item', '{'), '/item'],
      [
        'eleven files',
        itemForm(Array.from({ length: 11 }, (): [string, Buffer] => ['a.pdf', testPdf(100)])),
        undefined,
      ],
      ['another part', withPart('other', 'x'), undefined],
    ])('refuses a form with %s', async (_, form, pointer) => {
      const before = await countFiles(backend());
      const answer = await post('/Storage', { form });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
      if (pointer !== undefined) expect(answer.json().errors).toMatchObject([{ pointer }]);
      expect(await countFiles(backend())).toEqual(before);
    });

    it('leaves nothing behind of a form that is not whole', async () => {
      const { itemId, owner } = await uploadPicture(backend());
      const before = await countFiles(backend());
      const encoded = new Response(fileForm('wall.jpg', await testPicture('jpeg')));
      const whole = Buffer.from(await encoded.arrayBuffer());
      const answer = await backend().backend.app.inject({
        method: 'POST',
        url: `/Storage/${itemId}/files`,
        headers: {
          'x-shop-id': 'quiet',
          'accept-language': 'en-GB',
          ...owner,
          'content-type': encoded.headers.get('content-type') ?? '',
        },
        payload: whole.subarray(0, whole.length - 2000),
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'FILE_DAMAGED']);
      expect(await countFiles(backend())).toEqual(before);
    });

    it('leaves nothing behind of an upload whose connection is cut', async () => {
      const { itemId, owner } = await uploadPicture(backend());
      const before = await countFiles(backend());
      const encoded = new Response(fileForm('plan.pdf', testPdf(5_000_000)));
      const whole = Buffer.from(await encoded.arrayBuffer());
      const sending = httpRequest(`${await backend().listen()}/Storage/${itemId}/files`, {
        method: 'POST',
        headers: {
          'x-shop-id': 'quiet',
          'accept-language': 'en-GB',
          ...owner,
          'content-type': encoded.headers.get('content-type') ?? '',
          'content-length': whole.length,
        },
      });
      sending.on('error', () => undefined);
      sending.write(whole.subarray(0, 3_000_000));
      // The part that has arrived is on disk.
      await vi.waitFor(async () => expect((await countFiles(backend())).stored).toBe(before.stored + 1), 10_000);
      sending.destroy();
      await vi.waitFor(async () => expect(await countFiles(backend())).toEqual(before), 10_000);
    });

    it('shows and gives what a guest or a customer has to nobody else', async () => {
      const [customer, other] = [await addCustomer(backend()), await addCustomer(backend())];
      const byCustomer = await uploadPicture(backend(), { authorization: customer.authorization });
      const byGuest = await uploadPicture(backend());
      const otherGuest = (await uploadPicture(backend())).owner;
      const strangers: readonly Uploader[] = [{}, { authorization: other.authorization }, otherGuest];
      const expired = { authorization: `Bearer ${'x'.repeat(43)}` };
      for (const { itemId, fileId, owner } of [byCustomer, byGuest]) {
        const calls = (headers: Uploader) => [
          ask(`/Storage/${itemId}`, { headers }),
          post(`/Storage/${itemId}/files`, { headers, form: fileForm('a.pdf', testPdf(100)) }),
          ask(`/Storage/${itemId}/files/${fileId}`, { method: 'DELETE', headers }),
          ask(`/Storage/${itemId}`, { method: 'DELETE', headers }),
          post('/Storage', { headers, body: { kind: 'Copy', itemId } }),
          ...['/quotations', '/advice-requests'].map((url) =>
            post(url, { headers, body: { ...bodies[url], files: [{ storageItemId: itemId, fileId }] } }),
          ),
        ];
        for (const stranger of strangers) {
          for (const answer of await Promise.all(calls(stranger))) {
            expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
          }
          const verdict = await post('/Storage/validate', { headers: stranger, body: { itemIds: [itemId] } });
          expect(verdict.json().items).toMatchObject([{ id: itemId, orderable: false, changes: [{ kind: 'gone' }] }]);
        }
        for (const answer of await Promise.all(calls(expired))) expect(answer.statusCode).toBe(401);
        const elsewhere = await ask(`/Storage/${itemId}`, { headers: owner, shop: 'loud' });
        expect([401, 404]).toContain(elsewhere.statusCode);
        expect((await ask(`/Storage/${itemId}`, { headers: owner })).json()).toMatchObject({ owned: true });
        expect((await ask(`/Storage/${itemId}/files/${fileId}`, { method: 'DELETE', headers: owner })).statusCode).toBe(
          204,
        );
        expect((await ask(`/Storage/${itemId}`, { method: 'DELETE', headers: owner })).statusCode).toBe(204);
        expect((await ask(`/Storage/${itemId}`, { headers: owner })).statusCode).toBe(404);
      }
    });

    it('gives a customer who logs in what they had as a guest', async () => {
      const { email, authorization } = await addCustomer(backend());
      await post('/Storage', { headers: { authorization }, body: { kind: 'Note', title: 'Mine' } });
      const saved = await post('/Storage', { body: { kind: 'Note', title: 'Before' } });
      const guest = { 'x-order-token': String(saved.headers['x-order-token']) };
      await post('/auth/login', { headers: guest, body: { email, password: testPassword } });
      const url = `/Storage/${saved.json().id}`;
      expect((await ask(url, { headers: { authorization } })).json()).toMatchObject({ owned: true, position: 2 });
      expect((await ask(url, { headers: guest })).statusCode).toBe(404);
    });

    it('keeps no token that could be used', async () => {
      const { owner } = await uploadPicture(backend());
      const { rows } = await backend().backend.database.db.execute('select * from guests');
      expect(JSON.stringify(rows)).not.toContain(owner['x-order-token']);
    });

    it.each(['/quotations', '/advice-requests'])('%s stores its files until it is deleted', async (url) => {
      const { itemId, fileId, url: address, owner } = await uploadPicture(backend());
      const body = { ...bodies[url], sender: freshSender(), files: [{ storageItemId: itemId, fileId }] };
      const sent = await post(url, { body, headers: owner });
      expect(sent.statusCode).toBe(202);
      const file = { method: 'DELETE', headers: owner } as const;
      expect((await ask(`/Storage/${itemId}/files/${fileId}`, file)).json()).toMatchObject({ code: 'FILE_IN_USE' });
      expect((await ask(`/Storage/${itemId}`, file)).json()).toMatchObject({ code: 'FILE_IN_USE' });
      await deleteExpiredAfter(300 * day);
      expect((await ask(address)).statusCode).toBe(200);
      await deleteExpiredAfter(366 * day);
      await deleteExpiredAfter(366 * day);
      expect((await ask(address)).statusCode).toBe(404);
    });

    it('forgets after 30 days what a guest has uploaded and never sent', async () => {
      await deleteExpiredAfter(31 * day);
      const before = await countFiles(backend());
      const { itemId, url, owner } = await uploadPicture(backend());
      await deleteExpiredAfter(29 * day);
      expect((await ask(url)).statusCode).toBe(200);
      await deleteExpiredAfter(31 * day);
      expect(await countFiles(backend())).toEqual(before);
      expect((await ask(url)).statusCode).toBe(404);
      expect((await ask(`/Storage/${itemId}`, { headers: owner })).statusCode).toBe(404);
    });

    it('sets aside what is listed, and lets its owner see it as long as it can be restored', async () => {
      const saved = await post('/Storage', {
        body: { kind: 'Note', title: 'Meeting room', text: 'Two sides of glass' },
      });
      const headers = { 'x-order-token': String(saved.headers['x-order-token']) };
      const url = `/Storage/${saved.json().id}`;
      expect(saved.json()).toMatchObject({ position: 1, listed: true });
      expect((await ask(url, { method: 'DELETE', headers })).statusCode).toBe(204);
      expect((await ask(url, { headers })).json()).toMatchObject({ removedAt: expect.any(String) });
      expect((await ask(url, { method: 'DELETE', headers })).statusCode).toBe(404);
      expect((await later(31 * day, () => ask(url, { headers }))).statusCode).toBe(404);
    });

    it('saves products as they were configured, and copies that anybody can read', async () => {
      const values = { color: { type: 'RadioColor', valueId: 'moss' } };
      const body = { kind: 'ConfiguredProduct', productId: 'panel-en', variantId: 'panel-moss', quantity: 12, values };
      const saved = await post('/Storage', { body });
      expect(saved.json()).toMatchObject({
        kind: 'ConfiguredProduct',
        title: 'Panel en',
        quantity: 12,
        values,
        product: { id: 'panel', available: true, sku: 'PA-MOSS', variantName: expect.any(String) },
      });
      const headers = { 'x-order-token': String(saved.headers['x-order-token']) };
      const copy = await post('/Storage', { headers, body: { kind: 'Copy', itemId: saved.json().id } });
      expect((await ask(`/Storage/${copy.json().id}`)).json()).toMatchObject({ shared: true, owned: false, values });
      for (const wrong of [
        { productId: 'no-such' },
        { variantId: 'raft' },
        { kind: 'PhotoPrint', variantId: undefined },
      ]) {
        expect((await post('/Storage', { body: { ...body, ...wrong } })).json()).toMatchObject({
          code: 'PRODUCT_NOT_FOUND',
        });
      }
    });

    it('says of files before they are sent whether they would be taken', async () => {
      const files = [
        { name: 'facade.tif', bytes: limit, contentType: 'image/tiff' },
        { name: 'facade.JPG', bytes: 1 },
        { name: 'facade.tif', bytes: limit + 1 },
        { name: 'facade.jpg', bytes: 0 },
        { name: 'facade.svg', bytes: 10 },
        { name: 'facade.jpg', bytes: 10, contentType: 'image/svg+xml' },
      ];
      const answer = await post('/Storage/validate', { body: { itemIds: [], files } });
      expect(answer.json().files.map(({ code = 'taken' }) => code)).toEqual([
        ...['taken', 'taken', 'PAYLOAD_TOO_LARGE', 'FILE_DAMAGED', 'FILE_TYPE_REFUSED', 'FILE_TYPE_REFUSED'],
      ]);
    });

    it('holds a file to the option that it is for', async () => {
      const saved = await post('/Storage', { body: { kind: 'ConfiguredProduct', productId: 'panel' } });
      const headers = { 'x-order-token': String(saved.headers['x-order-token']) };
      const url = `/Storage/${saved.json().id}/files`;
      const forOption = async (optionId: string, bytes: Buffer) => {
        const form = withPart('optionId', optionId);
        form.append('file', new Blob([new Uint8Array(bytes)]), 'wall');
        return await post(url, { headers, form });
      };
      expect((await forOption('artwork', await testPicture('png'))).json()).toMatchObject({
        name: 'wall',
        position: 1,
      });
      expect((await forOption('artwork', await testPicture('tiff'))).json()).toMatchObject({
        code: 'FILE_TYPE_REFUSED',
      });
      expect((await forOption('color', await testPicture('png'))).json()).toMatchObject({
        errors: [{ pointer: '/optionId' }],
      });
    });

    it('lets an item have 10 files and an owner 200 items, however many come at once', async () => {
      const { itemId, owner } = await uploadPicture(backend());
      const more = await Promise.all(
        Array.from({ length: 12 }, () =>
          post(`/Storage/${itemId}/files`, { headers: owner, form: fileForm('a.pdf', testPdf(100)) }),
        ),
      );
      expect(more.filter(({ statusCode }) => statusCode === 201)).toHaveLength(9);
      expect(more.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
      const { db } = backend().backend.database;
      const [mine] = (await db.select().from(storageItems)).filter(({ id }) => id === itemId);
      if (!mine) throw new Error('The item has been deleted.');
      await db
        .insert(storageItems)
        .values(Array.from({ length: 195 }, (_, index) => ({ ...mine, id: `${itemId}-${index}` })));
      const notes = await Promise.all(
        Array.from({ length: 8 }, () =>
          post('/Storage', { headers: owner, body: { kind: 'Note', title: 'One more' } }),
        ),
      );
      expect(notes.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4);
      expect(new Set(notes.flatMap((answer) => answer.json().code ?? []))).toEqual(new Set(['STORAGE_FULL']));
    });

    it('counts uploads by the address they come from', async () => {
      const headers = { 'x-client-address': '198.51.100.91' };
      const statuses: number[] = [];
      for (let count = 0; count < 61; count += 1) {
        statuses.push((await post('/Storage', { headers, form: itemForm([['a.pdf', testPdf(100)]]) })).statusCode);
      }
      expect(statuses.indexOf(429)).toBe(60);
    });
  });
}

const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/quotations': { sender: freshSender(), lines: [], message: 'Rafts', guard: byPerson },
  '/advice-requests': {
    sender: freshSender(),
    room: { kind: 'Office' },
    problem: 'Echo',
    message: 'It echoes',
    preferredContact: 'Email',
    guard: byPerson,
  },
};

function withPart(name: string, value: string): FormData {
  const form = new FormData();
  form.append(name, value);
  return form;
}
