import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { blogTexts } from '#backend/db/schema/content.ts';
import { variantPrices } from '#backend/db/schema/variants.ts';
import { startTestBackend, type TestBackend, testServiceKey } from '#tests/support/backend.ts';
import { projectRoot } from '#tests/support/command.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

let backend: TestBackend;
let storefront: Storefront;
/** Gets no purges, so that it caches no page. */
let uninformed: Storefront;
beforeAll(async () => {
  const port = await freePort();
  backend = await startTestBackend({
    seed: demoSeed,
    pictures: `${projectRoot}content/images`,
    purgeUrls: [`http://127.0.0.1:${port}`],
  });
  const [folder, apiUrl] = [inject('acousticBuild'), await backend.listen()];
  storefront = await startStorefront({ folder, apiUrl, port, env: { SERVICE_KEY: testServiceKey } });
  uninformed = await startStorefront({ folder, apiUrl });
  await backend.backend.purger.settled();
});
afterAll(async () => {
  await Promise.all([storefront.stop(), uninformed.stop()]);
  await backend.close();
});

const getStatus = async (path: string) => (await storefront.get(path)).headers.get('cache-status');

/** Returns the first link of a page that matches a pattern. */
async function pathOn(page: string, pattern: RegExp): Promise<string> {
  const path = pattern.exec((await storefront.get(page)).text)?.[1];
  if (path === undefined) throw new Error(`${page} links to nothing like ${pattern}`);
  return path;
}

describe('cached pages', () => {
  it('show a price that was changed in the database on the next visit, and others stay cached', async () => {
    const product = await pathOn('/producten', /href="(\/product\/pyra[^"?]*)"/);
    const blog = await pathOn('/blogs', /href="(\/blogs\/[^"?]+)"/);
    for (const path of [product, '/producten', '/info/over-ons', blog]) await storefront.get(path);
    expect((await uninformed.get(product)).text).not.toMatch(/€\s1\.209,99/);
    expect(await getStatus(product)).toBe('shopgen; hit');
    expect((await storefront.get(product)).text).not.toMatch(/€\s1\.209,99/);

    const { db } = backend.backend.database;
    const { rowCount } = await db
      .update(variantPrices)
      .set({ priceExcVat: 99_999 })
      .where(
        and(
          eq(variantPrices.shopId, 'acoustic'),
          eq(variantPrices.currency, 'EUR'),
          like(variantPrices.variantId, 'pyra-foam-panel%'),
        ),
      );
    expect(rowCount).toBeGreaterThan(0);
    await backend.backend.purger.settled();

    // 999.99 and 21 %.
    expect((await storefront.get(product)).text).toMatch(/€\s1\.209,99/);
    expect((await storefront.get('/producten')).text).toMatch(/€\s1\.209,99/);
    expect((await storefront.get(product, { headers: { cookie: 'vat=excl' } })).text).toMatch(/€\s999,99/);
    expect(await getStatus('/info/over-ons')).toBe('shopgen; hit');
    expect(await getStatus(product)).toBe('shopgen; hit');
    for (const path of [product, '/producten']) expect((await uninformed.get(path)).text).toMatch(/€\s1\.209,99/);
  });

  it('show an article that was rewritten on the next visit', async () => {
    const path = await pathOn('/blogs', /href="(\/blogs\/[^"?]+)"/);
    await storefront.get(path);
    await backend.backend.database.db
      .update(blogTexts)
      .set({ title: 'Een nieuwe kop' })
      .where(and(eq(blogTexts.shopId, 'acoustic'), eq(blogTexts.locale, 'nl-NL')));
    await backend.backend.purger.settled();
    for (const page of [path, '/blogs']) expect((await storefront.get(page)).text).toContain('Een nieuwe kop');
  });

  // Last, because it stops the backend.
  it('are still sent while the backend is away', async () => {
    const product = await pathOn('/producten', /href="(\/product\/[^"?]+)"/);
    const before = await storefront.get(product);
    expect((await storefront.get('/readyz')).status).toBe(200);
    await backend.backend.app.close();

    const after = await storefront.get(product);
    expect([after.status, after.text]).toEqual([200, before.text]);
    expect((await storefront.get('/product/never-asked-for')).status).toBe(503);
    expect((await storefront.get('/readyz')).status).toBe(200);
  });
});
