import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packPage, unpackPage } from '#runtime/server/pages/packed-page.ts';
import { PageBody } from '#runtime/server/pages/page-body.ts';

const text = '<p>Vilt dempt.</p>'.repeat(500);
const getBody = (content: string) => new PageBody(Buffer.from(content));

describe('the bytes of a page', () => {
  it('are compressed once for concurrent and later requests', async () => {
    const body = getBody(text);
    const [first, second] = await Promise.all([body.in('br'), body.in('br')]);
    expect(second).toBe(first);
    expect(await body.in('br')).toBe(first);
    expect(body.ready('br')).toBe(first);
    expect(brotliDecompressSync(first).toString()).toBe(text);
    expect(gunzipSync(await body.in('gzip')).toString()).toBe(text);
  });

  it('have a validator that depends on what they say', () => {
    expect(getBody(text).etag).toBe(getBody(text).etag);
    expect(getBody(text).etag).not.toBe(getBody('other').etag);
  });

  it('become fewer when there is time for it, and say the same', async () => {
    const body = getBody(
      Array.from({ length: 400 }, (_, index) => `<p>${index * 7919} dempt ${index % 17}.</p>`).join(''),
    );
    expect(body.isLoose).toBe(false);
    const quick = await body.in('br');
    expect(body.isLoose).toBe(true);
    await body.tighten();
    expect(body.isLoose).toBe(false);
    const tight = body.ready('br') ?? Buffer.alloc(0);
    expect(tight.byteLength).toBeLessThan(quick.byteLength);
    expect(brotliDecompressSync(tight)).toEqual(body.plain);
  });
});

describe('a page that is kept elsewhere', () => {
  const page = {
    status: 200,
    madeAt: 1,
    freshUntil: 2,
    staleUntil: 3,
    tags: new Set(['product:a', 'menus']),
    body: getBody(text),
  };

  it('comes back as it was, with the forms it had', async () => {
    const compressed = await page.body.in('br');
    const { page: unpacked, mark } = unpackPage(packPage(page, 7));
    expect(mark).toBe(7);
    expect(unpacked).toMatchObject({ status: 200, madeAt: 1, freshUntil: 2, staleUntil: 3, tags: page.tags });
    expect(unpacked.body.plain.toString()).toBe(text);
    expect(unpacked.body.ready('br')).toEqual(compressed);
    expect(unpacked.body.ready('gzip')).toBeUndefined();
    expect(unpacked.body.etag).toBe(page.body.etag);
  });

  it('is refused when it is not whole', () => {
    const packed = packPage(page, 7);
    expect(() => unpackPage(packed.subarray(0, packed.byteLength - 1))).toThrow('not whole');
    expect(() => unpackPage(Buffer.from('something else'))).toThrow();
  });
});
