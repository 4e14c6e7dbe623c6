import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fromAnybody } from '#tests/support/backend.ts';
import { type BackendProgram, startBackendProgram } from '#tests/support/backend-program.ts';
import { casesOf, freshSeed, held, ofCheck } from '#tests/support/trust.ts';
import { itemForm, pixelBomb, progressiveBomb, testPdf, testPicture } from '#tests/support/uploads.ts';

const formats = ['jpeg', 'png', 'webp', 'tiff'] as const;
const limit = 31_457_280;
const mebibyte = 1_048_576;

/** Bytes that the process of the server may need more, whatever it is sent. */
const maxGrowth = 100 * mebibyte;

let folder: string;
let backend: BackendProgram;
beforeAll(async () => {
  folder = await mkdtemp('/tmp/shopgen-uploads-');
  backend = await startBackendProgram(path.join(folder, 'data'), undefined, { LOG_LEVEL: 'fatal' });
});
afterAll(async () => {
  await backend?.stop();
  await rm(folder, { recursive: true, force: true });
});

const scripts = [
  '<script>alert(1)</script>',
  '<?php system($_GET[0]); ?>',
  '#!/bin/sh\nreboot\n',
  '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n',
  'PK\u0003\u0004',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
];

/** One hostile file: where it is cut or changed, in shares of its length, and with what. */
const hostile = fc.record({
  kind: fc.constantFrom(
    ...(['cut', 'changed', 'before', 'after', 'within', 'text', 'bomb', 'scans', 'zip', 'large'] as const),
  ),
  format: fc.constantFrom(...formats, 'pdf' as const),
  at: fc.noBias(fc.nat({ max: 999 })).map((thousandths) => thousandths / 1000),
  byte: fc.nat({ max: 255 }),
  script: fc.constantFrom(...scripts),
  name: fc.constantFrom(
    'wall.jpg',
    'wall.png',
    'wall.svg',
    '../../../etc/passwd',
    'a\u202egpj.exe',
    'page.html',
    'CON',
    '.htaccess',
  ),
});
type Hostile = typeof hostile extends fc.Arbitrary<infer Value> ? Value : never;

async function makeBytes({ kind, format, at, byte, script }: Hostile): Promise<Buffer> {
  const good = format === 'pdf' ? testPdf(4000) : await testPicture(format);
  const place = Math.floor(good.length * at);
  switch (kind) {
    case 'cut':
      return good.subarray(0, place);
    case 'changed':
      good[place] = byte;
      return good;
    case 'before':
      return Buffer.concat([Buffer.from(script), good]);
    case 'after':
      return Buffer.concat([good, Buffer.from(script)]);
    case 'within':
      return Buffer.concat([good.subarray(0, place), Buffer.from(script), good.subarray(place)]);
    case 'text':
      return Buffer.from(script);
    case 'bomb':
      return pixelBomb(20_000 + Math.floor(at * 900_000), 20_000 + byte);
    case 'scans':
      return await progressiveBomb(15_000 + byte, 15_000 + byte);
    case 'zip':
      return Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(Buffer.alloc(20 * mebibyte))]);
    case 'large':
      return testPdf(limit + 1 + byte);
  }
}

const encode = async (name: string, bytes: Buffer) => {
  const encoded = new Response(itemForm([[name, bytes]]));
  return { type: encoded.headers.get('content-type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) };
};

const headersOf = (type: string) => ({
  ...fromAnybody(),
  'x-shop-id': 'acoustic',
  'accept-language': 'nl-NL',
  'content-type': type,
});

async function send({ type, body }: Awaited<ReturnType<typeof encode>>): Promise<Response> {
  return fetch(`${backend.url}/Storage`, { method: 'POST', headers: headersOf(type), body: new Uint8Array(body) });
}

/** Sends the beginning of a request, and hangs up. */
function abort({ type, body }: Awaited<ReturnType<typeof encode>>, share: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(backend.port, '127.0.0.1');
    socket.on('error', () => undefined).on('close', () => resolve());
    const head = Object.entries({ ...headersOf(type), host: 'localhost', 'content-length': body.length });
    socket.write(`POST /Storage HTTP/1.1\r\n${head.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`);
    socket.write(body.subarray(0, Math.floor(body.length * share)), () => socket.destroy());
  });
}

/** The largest memory that the process has needed so far, in bytes: `VmHWM` of proc(5). */
const peakMemory = (): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${backend.pid}/status`, 'utf8'))?.[1]) * 1024;

const countStored = async (): Promise<number> => {
  const entries = await readdir(path.join(folder, 'data', 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

const seed = freshSeed();

it(`are refused, or kept as what they are and never run, and leave nothing behind (seed ${seed}) ${ofCheck(32)}`, async () => {
  // As large as what is allowed, first: what that takes is no one's fault.
  expect((await send(await encode('plan.pdf', testPdf(limit)))).status).toBe(201);
  const [memory, before] = [peakMemory(), await countStored()];
  const cases = fc.sample(hostile, { numRuns: casesOf(32), seed });
  let kept = 0;
  for (const each of cases) {
    const bytes = await makeBytes(each);
    const form = await encode(each.name, bytes);
    const answer = await send(form);
    const body = await answer.json();
    if (answer.status === 201) {
      kept += 1;
      const [file] = body.files;
      const read = await fetch(`${backend.url}${file.url}`, { headers: headersOf('') });
      expect(read.headers.get('content-type')).toMatch(/^(?:image\/(?:jpeg|png|webp|tiff)|application\/pdf)$/);
      expect(read.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(read.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(read.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    } else expect([413, 415, 422, 400]).toContain(answer.status);
    await abort(form, each.at);
  }
  await vi.waitFor(async () => expect(await countStored()).toBe(before + kept), 10_000);
  expect(peakMemory() - memory).toBeLessThan(maxGrowth);
  held(32, cases.length, { seed });
}, 600_000);
