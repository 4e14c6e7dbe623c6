import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { crops } from '#backend/db/schema/crops.ts';
import type { Ask } from '#tests/support/backend.ts';
import { addCustomer } from '#tests/support/customers.ts';
import { testPdf, uploadPicture } from '#tests/support/uploads.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';

const day = 24 * 60 * 60 * 1000;
const url = '/Products/configuration/print/crop';

/** Creates an image of unique squares of 40 pixels, stored like the photo of a camera that was held upright. */
async function camera(width: number, height: number): Promise<{ file: Buffer; upright: Buffer }> {
  const upright = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.floor(x / 40), Math.floor(y / 40)];
      upright.set([(column * 53) % 256, (row * 97) % 256, ((column + row) * 31) % 256], (y * width + x) * 3);
    }
  }
  const raw = { width, height, channels: 3 } as const;
  // Rotated: Exif orientation 6, to be turned clockwise.
  const lying = await sharp(upright, { raw }).rotate(270).raw().toBuffer();
  const file = await sharp(lying, { raw: { width: height, height: width, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  return { file, upright };
}

/** Cuts an image row by row. */
function cutByHand(
  pixels: Buffer,
  of: number,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
) {
  const rows = Array.from({ length: height }, (_, row) => {
    const from = ((y + row) * of + x) * 3;
    return pixels.subarray(from, from + width * 3);
  });
  return Buffer.concat(rows);
}

function meanDifference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** Describes crops of photos for photo prints. */
export function describeCrops(engine: string, start: StartEngine): void {
  describe(`crops on ${engine}`, () => {
    let ahead = 0;
    const backend = useBackend(start, { clock: () => new Date(Date.now() + ahead) });
    const crop = async (body: unknown, headers: Readonly<Record<string, string>> = {}, options: Ask = {}) => {
      const answer = await backend().ask(url, { method: 'POST', body, headers, ...options });
      expect(getOperation('cropProductPhoto').faultsOf(answer)).toEqual([]);
      return answer;
    };
    const stock = (width: number, height: number, more = {}) => ({
      source: { kind: 'StockImage', licenseCode: 'WOOD-01' },
      crop: { x: 0, y: 0, width, height },
      size: { width, height },
      ...more,
    });

    it('previews the rectangle to the pixel, of an image that was stored rotated', async () => {
      const { file, upright } = await camera(1200, 800);
      const upload = await uploadPicture(backend(), {}, {}, file);
      const rectangle = { x: 240, y: 80, width: 640, height: 480 };
      const request = {
        source: { kind: 'File', fileId: upload.fileId },
        crop: rectangle,
        size: { width: 400, height: 300 },
      };
      const answer = await crop(request, upload.owner);
      expect(answer.statusCode).toBe(201);
      expect(answer.headers['x-order-token']).toBeUndefined();
      const made = answer.json();
      expect(made).toMatchObject({
        productId: 'print',
        ...request,
        rotation: 0,
        // 640 pixels over 400 mm.
        dpi: 40,
        quality: 'acceptable',
        preview: { width: 640, height: 480, widths: [320, 480, 640] },
      });
      const served = await backend().ask(`/Uploads/${made.preview.folder}/640.webp`);
      expect(getOperation('getUpload').faultsOf(served)).toEqual([]);
      expect(served.headers['cache-control']).toBe('private, max-age=31536000, immutable');
      const seen = await sharp(served.rawPayload).removeAlpha().raw().toBuffer();
      const right = meanDifference(seen, cutByHand(upright, 1200, rectangle));
      // A crop that is off by one pixel would differ more than compression does.
      for (const [x, y] of [
        [241, 80],
        [239, 80],
        [240, 81],
        [240, 79],
      ] as const) {
        expect(meanDifference(seen, cutByHand(upright, 1200, { ...rectangle, x, y }))).toBeGreaterThan(right * 1.2);
      }
      expect(right).toBeLessThan(6);
    });

    it('rotates the image before it cuts', async () => {
      const { file, upright } = await camera(1200, 800);
      const upload = await uploadPicture(backend(), {}, {}, file);
      const rectangle = { x: 40, y: 400, width: 320, height: 320 };
      const source = { kind: 'File', fileId: upload.fileId };
      const answer = await crop(
        { source, crop: rectangle, size: { width: 300, height: 300 }, rotation: 90 },
        upload.owner,
      );
      expect(answer.statusCode).toBe(201);
      const turned = Buffer.alloc(upright.length);
      for (let y = 0; y < 800; y += 1) {
        for (let x = 0; x < 1200; x += 1) {
          turned.set(upright.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3), (x * 800 + (799 - y)) * 3);
        }
      }
      const served = await backend().ask(`/Uploads/${answer.json().preview.folder}/320.webp`);
      const seen = await sharp(served.rawPayload).removeAlpha().raw().toBuffer();
      expect(meanDifference(seen, cutByHand(turned, 800, rectangle))).toBeLessThan(6);
    });

    it('gives the same crop the same id, and creates a guest for a visitor without one', async () => {
      const first = await crop(stock(600, 600));
      const token = String(first.headers['x-order-token']);
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      const guest = { 'x-order-token': token };
      const again = await crop(stock(600, 600), guest);
      expect(again.headers['x-order-token']).toBeUndefined();
      expect(again.json()).toEqual(first.json());
      expect((await crop(stock(600, 600, { rotation: 180 }), guest)).json().id).not.toBe(first.json().id);
      expect((await crop(stock(600, 600))).json().id).not.toBe(first.json().id);
    });

    it('can be used by its owner, for the product it was made for', async () => {
      const made = await crop(stock(600, 600));
      const guest = { 'x-order-token': String(made.headers['x-order-token']) };
      const configure = async (product: string, cropId: string | undefined, headers: Record<string, string>) => {
        const body = { values: {}, save: true, ...(cropId !== undefined && { cropId }) };
        const answer = await backend().ask(`/Products/${product}/configure`, { method: 'POST', body, headers });
        const { valid, problems, cropId: used, configurationId } = answer.json();
        return { valid, used, configurationId, rules: problems.map(({ rule }: { rule: string }) => rule) };
      };
      const { id } = made.json();
      expect(await configure('print', id, guest)).toMatchObject({ valid: true, used: id, rules: [] });
      expect(await configure('print', undefined, guest)).toMatchObject({ valid: false, rules: ['required'] });
      expect(await configure('print', id, {})).toMatchObject({ valid: false, rules: ['cropUnknown'] });
      const { authorization } = await addCustomer(backend());
      expect(await configure('print', id, { authorization })).toMatchObject({ rules: ['cropUnknown'] });
      expect(await configure('panel', id, guest)).toMatchObject({ valid: false, rules: ['cropUnknown'] });
    });

    it('comes back with a saved configuration and with the whole image, for its owner', async () => {
      const { file, upright } = await camera(1200, 800);
      const upload = await uploadPicture(backend(), {}, {}, file);
      const made = await crop(
        {
          source: { kind: 'File', fileId: upload.fileId },
          crop: { x: 0, y: 0, width: 600, height: 400 },
          size: { width: 600, height: 400 },
          rotation: 180,
        },
        upload.owner,
      );
      const body = { values: {}, quantity: 2, save: true, cropId: made.json().id };
      const saved = await backend().ask('/Products/print/configure', { method: 'POST', body, headers: upload.owner });
      expect(saved.json().crop).toBeUndefined();
      const url = `/Products/configuration/print?configuration=${saved.json().configurationId}`;
      const answer = await backend().ask(url, { headers: upload.owner });
      expect(getOperation('getProductConfiguration').faultsOf(answer)).toEqual([]);
      const { original, ...same } = answer.json().configuration.crop;
      expect(same).toEqual(made.json());
      expect(original).toMatchObject({ width: 1200, height: 800, widths: [320, 480, 640, 960] });
      const served = await backend().ask(`/Uploads/${original.folder}/960.webp`);
      expect(getOperation('getUpload').faultsOf(served)).toEqual([]);
      expect(served.headers['cache-control']).toBe('private, max-age=31536000, immutable');
      const seen = await sharp(served.rawPayload).removeAlpha().raw().toBuffer();
      const raw = { width: 1200, height: 800, channels: 3 } as const;
      expect(meanDifference(seen, await sharp(upright, { raw }).resize(960).raw().toBuffer())).toBeLessThan(6);
      expect((await backend().ask(`/Uploads/${original.folder}/1280.webp`)).statusCode).toBe(404);

      const elsewhere = (await backend().ask(url)).json().configuration;
      expect([elsewhere.crop, elsewhere.cropId]).toEqual([undefined, undefined]);

      const stockCrop = await crop(stock(600, 600));
      const guest = { 'x-order-token': String(stockCrop.headers['x-order-token']) };
      const again = await backend().ask('/Products/print/configure', {
        method: 'POST',
        headers: guest,
        body: { ...body, cropId: stockCrop.json().id },
      });
      const kept = await backend().ask(`/Products/configuration/print?configuration=${again.json().configurationId}`, {
        headers: guest,
      });
      const { folder } = kept.json().configuration.crop.original;
      expect((await backend().ask(`/Uploads/${folder}/640.avif`)).statusCode).toBe(200);
    });

    it('refuses what cannot be printed, and says why', async () => {
      const refusal = async (body: unknown) => {
        const answer = await crop(body);
        const { code, errors = [] } = answer.json();
        const found = errors.map(({ pointer, rule }: Record<string, string>) => `${pointer} ${rule}`);
        return [answer.statusCode, code, ...found];
      };
      expect(await refusal(stock(800, 800))).toEqual([400, 'VALIDATION_FAILED', '/crop inside']);
      expect(await refusal({ ...stock(600, 600), size: { width: 600, height: 610 } })).toEqual([
        400,
        'VALIDATION_FAILED',
        '/crop aspectRatio',
      ]);
      expect(await refusal(stock(295, 295))).toEqual([
        400,
        'VALIDATION_FAILED',
        '/size/width minimum',
        '/size/width step',
        '/size/height minimum',
        '/size/height step',
      ]);
      expect(await refusal({ ...stock(600, 600), source: { kind: 'StockImage', licenseCode: 'WOOD-02' } })).toEqual([
        400,
        'VALIDATION_FAILED',
        '/source/licenseCode licenseCode',
      ]);
      // 236 pixels over 600 mm are 9.99 dots an inch.
      const coarse = { ...stock(236, 236), size: { width: 600, height: 600 } };
      expect(await refusal(coarse)).toEqual([409, 'RESOLUTION_TOO_LOW']);
      expect((await crop({ ...coarse, crop: { x: 0, y: 0, width: 237, height: 237 } })).statusCode).toBe(201);
    });

    it('takes only images', async () => {
      const upload = await uploadPicture(backend(), {}, {}, testPdf(500));
      const answer = await crop({ ...stock(600, 600), source: { kind: 'File', fileId: upload.fileId } }, upload.owner);
      expect([answer.statusCode, answer.json().errors[0].rule]).toEqual([400, 'fileType']);
    });

    it('keeps a crop for 30 days, and for as long as a saved item uses it, with its file', async () => {
      const { file } = await camera(640, 640);
      const upload = await uploadPicture(backend(), {}, {}, file);
      const source = { kind: 'File', fileId: upload.fileId };
      const square = { crop: { x: 0, y: 0, width: 640, height: 640 }, size: { width: 600, height: 600 } };
      const used = (await crop({ source, ...square }, upload.owner)).json();
      const unused = (await crop({ source, ...square, rotation: 90 }, upload.owner)).json();
      const item = await backend().ask('/Storage', {
        method: 'POST',
        headers: { authorization: (await addCustomer(backend())).authorization, ...upload.owner },
        body: { kind: 'PhotoPrint', productId: 'print', cropId: used.id },
      });
      expect(item.statusCode).toBe(201);
      expect(item.json().crop).toEqual(used);
      const removal = await backend().ask(`/Storage/${upload.itemId}/files/${upload.fileId}`, {
        method: 'DELETE',
        headers: upload.owner,
      });
      expect([removal.statusCode, removal.json().code]).toEqual([409, 'FILE_IN_USE']);
      const preview = async ({ preview: { folder } }: { preview: { folder: string } }) =>
        (await backend().ask(`/Uploads/${folder}/320.webp`)).statusCode;
      expect([await preview(used), await preview(unused)]).toEqual([200, 200]);
      const deleteExpiredAfter = async (days: number) => {
        ahead = days * day;
        try {
          await backend().backend.accounts.expiry.wake();
        } finally {
          ahead = 0;
        }
      };
      await deleteExpiredAfter(29);
      expect([await preview(used), await preview(unused)]).toEqual([200, 200]);
      await deleteExpiredAfter(31);
      expect([await preview(used), await preview(unused)]).toEqual([200, 404]);
      const { db } = backend().backend.database;
      expect((await db.select().from(crops)).map(({ id }) => id)).toEqual([used.id]);
    });
  });
}
