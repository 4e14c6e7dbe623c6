import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishReview } from '#backend/reviews/decide-reviews.ts';
import { startTestBackend, type TestBackend, testServiceKey } from '#tests/support/backend.ts';
import { deliverOrder, placeOrder } from '#tests/support/orders.ts';
import { type PurgedStorefront, startPurgedStorefront } from '#tests/support/purged-storefront.ts';

/** Tables that pages do not depend on, or that are derived from watched ones. */
const unwatched = new Set([
  'content_changes',
  // What a branch holds is in the tables of its shop, and no page of a preview is cached.
  'content_branches',
  // Derived: refreshed by triggers of the tables they are derived from.
  ...['facet_bits', 'facet_chunks', 'facet_values', 'listed_names', 'listed_prices', 'listed_products'],
  ...['search_entries', 'search_words'],
  // Cached pages contain no customer data.
  ...['customers', 'customer_events', 'sessions', 'mail_tokens', 'mails'],
  ...['newsletter_subscriptions', 'newsletter_tokens', 'requests', 'request_files', 'request_receipts'],
  ...['guests', 'storage_items', 'storage_files'],
  ...['configurations', 'crops', 'idempotency_keys'],
  ...['orders', 'order_lines', 'order_files', 'order_events', 'order_tokens', 'order_numbers'],
  ...['payments', 'payment_events', 'refunds', 'sandbox_payments'],
  ...[
    'companies',
    'company_members',
    'company_invitations',
    'offers',
    'offer_lines',
    'vouchers',
    'withdrawals',
    'withdrawal_lines',
    'invoices',
    'invoice_numbers',
  ],
  ...['business_central_connections', 'business_central_orders', 'business_central_sign_ins'],
  // Used for purchases only, not for pages.
  ...['stock', 'stock_reservations', 'shipping_methods', 'shipping_tariffs', 'remote_areas'],
]);

/** Describes that storefronts receive purges for every change of the database. */
export function describePurging(databaseUrl: () => Promise<string | undefined>): void {
  let storefront: PurgedStorefront;
  let backend: TestBackend;
  beforeAll(async () => {
    storefront = await startPurgedStorefront(testServiceKey);
    const url = await databaseUrl();
    backend = await startTestBackend({
      purgeUrls: [storefront.url],
      ...(url !== undefined && { databaseUrl: url }),
    });
    await backend.backend.purger.settled();
  });
  afterAll(async () => {
    await backend.close();
    await storefront.close();
  });
  const run = (statement: string) => backend.backend.database.db.execute(sql.raw(statement));

  it('announces a shop that was filled', () => {
    expect(storefront.told).toContainEqual({ shopId: 'quiet', tags: ['*'] });
  });

  it('announces a change when its transaction is committed', async () => {
    const next = storefront.next();
    await run(`update page_texts set title = title || '!' where shop_id = 'quiet' and page_id = 'home'`);
    expect(await next).toEqual({ shopId: 'quiet', tags: ['page:home', 'pages'] });
  });

  it('announces a price by its product', async () => {
    const next = storefront.next();
    const { rows } = await run(`select product_id from variants where shop_id = 'quiet' order by id limit 1`);
    const [product] = rows;
    await run(
      `update variant_prices set price_exc_vat = price_exc_vat + 1 where shop_id = 'quiet' and variant_id in
        (select id from variants where product_id = '${product?.product_id}')`,
    );
    const { shopId, tags } = await next;
    expect(shopId).toBe('quiet');
    expect([...tags].sort()).toEqual(['listing', `product:${product?.product_id}`, 'search']);
  });

  it('announces a review by its product alone', async () => {
    const { order } = await placeOrder(backend);
    await deliverOrder(backend, order.id);
    const before = storefront.next();
    await run(
      `insert into reviews (shop_id, id, order_id, product_id, state, stars, text, name, locale, written_at)
        values ('quiet', 'rv-1', '${order.id}', 'panel', 'waiting', 5, 'They hang level.', 'Tom', 'en-GB', now())`,
    );
    await before;
    const next = storefront.next();
    await publishReview(backend.backend.database.db, 'rv-1', new Date());
    expect(await next).toEqual({ shopId: 'quiet', tags: ['product:panel'] });
  });

  it('announces a category to menus, too, which show its picture', async () => {
    const next = storefront.next();
    const { rows } = await run(`select id from categories where shop_id = 'quiet' order by id limit 1`);
    await run(
      `update categories set picture_key = (select key from pictures where key <> picture_key limit 1)
        where shop_id = 'quiet' and id = '${rows[0]?.id}'`,
    );
    expect([...(await next).tags].sort()).toEqual([
      'categories',
      `category:${rows[0]?.id}`,
      'listing',
      'menus',
      'search',
    ]);
  });

  it('announces nothing that was rolled back', async () => {
    const before = storefront.told.length;
    await backend.backend.database.db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(`update menus set items = '[]' where shop_id = 'quiet'`));
        throw new Error('never mind');
      })
      .catch(() => undefined);
    await backend.backend.purger.settled();
    expect(storefront.told).toHaveLength(before);
  });

  it('purges the whole shop for a changed address, which may be on any page', async () => {
    const next = storefront.next();
    await run(`update slugs set slug = slug || '-neu' where shop_id = 'quiet' and kind = 'blog'`);
    expect(await next).toEqual({ shopId: 'quiet', tags: ['*'] });
  });

  it('purges every shop for a changed image, which they may share', async () => {
    const from = storefront.told.length;
    await run(`update pictures set color = '#123456'`);
    await backend.backend.purger.settled();
    const { rows } = await run('select id from shops');
    const told = storefront.told.slice(from);
    expect(told.map(({ shopId }) => shopId).sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(told.every(({ tags }) => tags.join() === '*')).toBe(true);
  });

  it('announces many changes at once in fewer requests', async () => {
    const from = storefront.told.length;
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        run(`update shop_ratings set count = ${index + 1} where shop_id = 'quiet'`),
      ),
    );
    await backend.backend.purger.settled();
    const told = storefront.told.slice(from);
    expect(told.every(({ tags }) => tags.join() === 'rating')).toBe(true);
    expect(told.length).toBeLessThan(40);
  });

  it('repeats a purge until the storefront confirms it, and then deletes it', async () => {
    storefront.answerWith(503);
    await run(`update menus set items = items where shop_id = 'quiet'`);
    await backend.backend.purger.settled();
    expect((await run('select * from content_changes')).rows).toHaveLength(1);

    const next = storefront.next();
    storefront.answerWith(204);
    expect(await next).toEqual({ shopId: 'quiet', tags: ['menus'] });
    await backend.backend.purger.settled();
    expect((await run('select * from content_changes')).rows).toEqual([]);
  });

  it('watches every table that pages are made of', async () => {
    const { rows } = await run(
      `select tables.table_name as name,
          (select count(*) from pg_trigger where tgrelid = tables.table_name::regclass and tgname like 'content\\_%') as triggers
        from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(rows.length).toBeGreaterThan(30);
    for (const { name, triggers } of rows) {
      expect({ name, watched: Number(triggers) === 4 }).toEqual({ name, watched: !unwatched.has(String(name)) });
    }
  });
}
