import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestBackend, testServiceKey } from '#tests/support/backend.ts';
import { placeOrder } from '#tests/support/orders.ts';
import { startPgbouncer, type TestPgbouncer } from '#tests/support/pgbouncer.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { startPurgedStorefront } from '#tests/support/purged-storefront.ts';
import { pooledPostgresForFile } from './suites/engine.ts';
import { describeOrderCrowds } from './suites/order-crowds.ts';
import { describeOrderPlacing } from './suites/order-placing.ts';

const engine = pooledPostgresForFile();

describeOrderPlacing('PostgreSQL behind PgBouncer', engine);
describeOrderCrowds('PostgreSQL behind PgBouncer', engine);

describe('a backend behind PgBouncer', () => {
  let server: TestPostgres;
  let pooler: TestPgbouncer;
  beforeAll(async () => {
    server = await startPostgres();
    pooler = await startPgbouncer(inject('postgresUrl'));
  });
  afterAll(async () => {
    await pooler?.stop();
    await server?.stop();
  });
  const through = (directUrl: string) => ({
    databaseUrl: pooler.addressOf(directUrl),
    pooler: { mode: 'transaction', directUrl } as const,
  });

  it('migrates and fills an empty database, of several at once one', async () => {
    const options = through(await server.createDatabase());
    const backends = await Promise.all([startTestBackend(options), startTestBackend(options)]);
    for (const backend of backends) {
      expect(await backend.read('/catalogue/products')).toMatchObject({ total: 3 });
      await backend.close();
    }
  });

  it('leaves no statement and no setting behind in the sessions that others get', async () => {
    const backend = await startTestBackend(through(await server.createFilledDatabase()));
    const reads = Array.from({ length: 60 }, () => backend.read('/Products/panel'));
    const orders = Array.from({ length: 6 }, () => placeOrder(backend));
    await Promise.all([...reads, ...orders]);
    const { db } = backend.backend.database;
    // Each of these may get another session.
    const left = await Promise.all(
      Array.from({ length: 12 }, () =>
        db.execute<{ statements: number; timeout: string }>(
          sql`select (select count(*)::int from pg_prepared_statements) as statements,
            current_setting('statement_timeout') as timeout`,
        ),
      ),
    );
    for (const { rows } of left) expect(rows).toEqual([{ statements: 0, timeout: '0' }]);
    await backend.close();
  });

  it('tells storefronts of changes, although it cannot listen', async () => {
    const storefront = await startPurgedStorefront(testServiceKey);
    const options = through(await server.createFilledDatabase());
    const backend = await startTestBackend({ ...options, purgeUrls: [storefront.url] });
    await backend.backend.purger.settled();
    const next = storefront.next();
    await backend.backend.database.db.execute(
      sql`update page_texts set title = title || '!' where shop_id = 'quiet' and page_id = 'home'`,
    );
    expect(await next).toEqual({ shopId: 'quiet', tags: ['page:home', 'pages'] });
    await backend.close();
    await storefront.close();
  });

  it('says which address is wrong where the server itself cannot be reached', async () => {
    const { databaseUrl } = through(await server.createFilledDatabase());
    const directUrl = 'postgres://postgres@127.0.0.1:1/none';
    await expect(startTestBackend({ databaseUrl, pooler: { mode: 'transaction', directUrl } })).rejects.toMatchObject({
      message: expect.stringContaining('127.0.0.1:1/none cannot be reached'),
      help: expect.stringContaining('DATABASE_DIRECT_URL'),
    });
  });
});
