import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

let storefront: Storefront;
beforeAll(async () => {
  storefront = await startStorefront({ folder: path.join(inject('distFolder'), 'acoustic'), apiUrl: inject('apiUrl') });
});
afterAll(() => storefront.stop());

const getIn = (locale: string, to: string) => storefront.get(to, { host: `${locale}.localhost` });

/** Returns the address of the image that a page names, on this machine. */
async function findImage(locale: string, to: string): Promise<string | undefined> {
  const { text } = await getIn(locale, to);
  const address = /property="og:image" content="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
  return address?.replace(/^https:\/\/[^/]+/, '');
}

async function openImage(locale: string, address: string | undefined) {
  const { status, headers, bytes } = await getIn(locale, address ?? '/missing');
  const { format, width, height } = await sharp(bytes).metadata();
  return { status, headers, bytes, format, width, height };
}

describe('the image of a shared page', () => {
  it.each([
    ['nl-nl', '/'],
    ['de-de', '/produkt/fjord-wandpaneel'],
    ['fr-be', '/fr/contact'],
  ])('is a JPEG of 1200 × 630 that may be kept for ever, of %s %s', async (locale, to) => {
    const { status, headers, bytes, format, width, height } = await openImage(locale, await findImage(locale, to));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(headers.get('cache-control')).toContain('immutable');
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThan(300_000);
  });

  it('shows the picture of the page', async () => {
    const [home, contact] = await Promise.all(
      ['/', '/contact'].map(async (to) => openImage('nl-nl', await findImage('nl-nl', to))),
    );
    const isPlain = async (bytes: Buffer | undefined) =>
      (await sharp(bytes).extract({ left: 700, top: 0, width: 400, height: 630 }).stats()).entropy < 1;
    expect([await isPlain(home?.bytes), await isPlain(contact?.bytes)]).toEqual([false, true]);
  });

  it('leads from the address of an old image to that of the new one', async () => {
    const { status, headers } = await getIn('nl-nl', '/social-images/0123456789abcdef.jpg?page=%2F');
    expect([status, headers.get('location')]).toEqual([302, await findImage('nl-nl', '/')]);
  });

  it.each([
    '/social-images/0123456789abcdef.jpg',
    '/social-images/0123456789abcdef.jpg?page=%2Fno-such-page',
    '/social-images/0123456789abcdef.jpg?page=%2Fmijn-account',
    '/social-images/0123456789abcdef.jpg?page=%2Fwinkelwagen',
    '/social-images/0123456789abcdef.jpg?page=%2F%2Fevil.example%2F',
    '/social-images/0123456789abcdef.jpg?page=https%3A%2F%2Fevil.example%2F',
    '/social-images/0123456789abcdef.jpg?page=%2F&page=%2Fcontact',
    `/social-images/0123456789abcdef.jpg?page=%2F${'a'.repeat(1200)}`,
  ])('is of a public page only: not %#', async (to) => {
    expect((await getIn('nl-nl', to)).status).toBe(404);
  });

  it('is drawn once for many who ask at once', async () => {
    const address = await findImage('en-gb', '/');
    const answers = await Promise.all(Array.from({ length: 12 }, () => openImage('en-gb', address)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('the icons of a site', () => {
  it('are images of the sizes that the manifest names', async () => {
    const manifest: { icons: { src: string; type: string; sizes: string }[] } = JSON.parse(
      (await getIn('nl-nl', '/manifest.webmanifest')).text,
    );
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
    const sizes = await Promise.all(
      drawn.map(async ({ src }) => {
        const { format, width, height } = await openImage('nl-nl', src);
        return [format, `${width}x${height}`];
      }),
    );
    expect(sizes).toEqual(drawn.map(({ sizes: named }) => ['png', named]));
    expect(sizes.map(([, size]) => size)).toEqual(expect.arrayContaining(['180x180', '192x192', '512x512']));
  });
});
