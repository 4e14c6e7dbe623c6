import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { z } from 'zod';
import { storageFiles, storageItems } from '#backend/db/schema/storage.ts';
import type { Ask, TestBackend } from './backend.ts';

/** The credentials of an uploader: session or token. */
export type Uploader = Readonly<Record<string, string>>;

/** Creates a form with a file and an item for it. */
export function itemForm(files: readonly (readonly [name: string, bytes: Buffer])[]): FormData {
  const form = new FormData();
  form.append('item', JSON.stringify({ kind: 'Note', title: 'Files', listed: false }));
  for (const [name, bytes] of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Creates a form with only a file. */
export function fileForm(name: string, bytes: Buffer): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Creates an image that compresses badly, so that half of it is incomplete. */
export async function testPicture(format: 'jpeg' | 'png' | 'webp' | 'tiff'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 300, height: 200, channels: 3, background: '#888', noise } as const;
  return await sharp({ create }).toFormat(format).toBuffer();
}

/** Creates bytes with the beginning and end of a PDF. @param bytes - Its size. */
export function testPdf(bytes: number): Buffer {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')];
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, 'x'), tail]);
}

/** Creates a PNG of few bytes that declares many pixels. */
export function pixelBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/**
 * Creates a progressive JPEG of few bytes that declares many pixels, whose coefficients all stay in memory while
 * decoding.
 */
export async function progressiveBomb(width: number, height: number): Promise<Buffer> {
  const create = { width: 64, height: 64, channels: 3, background: '#888' } as const;
  const bytes = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  // ITU-T T.81, B.2.2: the dimensions follow the frame marker, its length and its precision.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

const savedItem = z.object({
  id: z.string(),
  files: z.array(z.object({ id: z.string(), url: z.string(), name: z.string() })),
});

/** An uploaded file with its owner's credentials. */
export interface UploadedFile {
  readonly itemId: string;
  readonly fileId: string;
  readonly url: string;
  readonly owner: Uploader;
}

/** Uploads an image, by default a test image: as the actor of the headers, else as a new guest. */
export async function uploadPicture(
  test: TestBackend,
  as: Uploader = {},
  asked: Ask = {},
  picture?: Buffer,
): Promise<UploadedFile> {
  const form = itemForm([['wall.jpg', picture ?? (await testPicture('jpeg'))]]);
  const answer = await test.ask('/Storage', { method: 'POST', form, ...asked, headers: { ...as } });
  if (answer.statusCode !== 201) throw new Error(`The upload was answered ${answer.statusCode}: ${answer.body}`);
  const { id, files } = savedItem.parse(answer.json());
  const token = answer.headers['x-order-token'];
  const [file] = files;
  if (!file) throw new Error('The item has no file.');
  return {
    itemId: id,
    fileId: file.id,
    url: file.url,
    owner: typeof token === 'string' ? { 'x-order-token': token } : as,
  };
}

/** Counts the files, stored and arriving, and in the database. */
export async function countFiles({ backend, countFiles: count }: TestBackend) {
  const { db } = backend.database;
  return {
    stored: await count(),
    files: await db.$count(storageFiles),
    items: await db.$count(storageItems),
  };
}
