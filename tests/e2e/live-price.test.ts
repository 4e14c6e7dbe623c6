import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { variantPrices } from '#backend/db/schema/variants.ts';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { projectRoot } from '#tests/support/command.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

let backend: TestBackend;
let storefront: Storefront;
beforeAll(async () => {
  backend = await startTestBackend({ seed: demoSeed, pictures: `${projectRoot}content/images` });
  storefront = await startStorefront({ folder: inject('acousticBuild'), apiUrl: await backend.listen() });
});
afterAll(async () => {
  await storefront.stop();
  await backend.close();
});

it('shows a price that was changed in the database, with the VAT of the country, on the next visit', async () => {
  const listing = await storefront.get('/producten');
  const path = /href="(\/product\/pyra[^"?]*)"/.exec(listing.text)?.[1] ?? '';
  expect((await storefront.get(path)).text).not.toMatch(/€\s1\.209,99/);

  const { rowCount } = await backend.backend.database.db
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

  // 999.99 and 21 %.
  expect((await storefront.get(path)).text).toMatch(/€\s1\.209,99/);
  expect((await storefront.get('/producten')).text).toMatch(/€\s1\.209,99/);
});
