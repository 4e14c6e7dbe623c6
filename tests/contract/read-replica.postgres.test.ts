import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestBackend, type TestBackend, testServiceKey } from '#tests/support/backend.ts';
import { placeOrder } from '#tests/support/orders.ts';
import { type PostgresCluster, startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { type PurgedStorefront, startPurgedStorefront } from '#tests/support/purged-storefront.ts';

let primary: PostgresCluster;
let replica: Omit<PostgresCluster, 'crash' | 'replicate'>;
let storefront: PurgedStorefront;
let backend: TestBackend;
/** Connected to the replica itself. */
let onReplica: pg.Client;
beforeAll(async () => {
  primary = await startPostgresCluster();
  if (primary.replicate === undefined) throw new Error('A server of TEST_DATABASE_URL cannot be replicated by tests.');
  replica = await primary.replicate();
  storefront = await startPurgedStorefront(testServiceKey);
  backend = await startTestBackend({
    databaseUrl: primary.url,
    databaseReadUrl: replica.url,
    purgeUrls: [storefront.url],
  });
  await backend.backend.purger.settled();
  onReplica = new pg.Client(replica.url);
  onReplica.on('error', () => undefined);
  await onReplica.connect();
}, 120_000);
afterAll(async () => {
  await onReplica?.end();
  await backend?.close();
  await storefront?.close();
  await primary?.stop();
});

const rename = (name: string) =>
  backend.backend.database.pool.query(
    "update product_texts set name = $1 where product_id = 'raft' and shop_id = 'quiet'",
    [name],
  );
const readName = async () => z.object({ name: z.string() }).parse(await backend.read('/Products/raft')).name;

it('reads the catalogue from the replica, and tells nobody of a change that is not there yet', async () => {
  await onReplica.query('select pg_wal_replay_pause()');
  const before = await readName();
  const toldBefore = storefront.told.length;
  await rename('Raft of the primary');
  expect(await readName()).toBe(before);
  // An order is written to the primary meanwhile, and each step reads what the one before has written.
  await placeOrder(backend);
  expect(storefront.told).toHaveLength(toldBefore);

  await onReplica.query('select pg_wal_replay_resume()');
  await backend.backend.purger.settled();
  expect(JSON.stringify(storefront.told)).toContain('product:raft');
  expect(await readName()).toBe('Raft of the primary');
});

it('reads from the primary while the replica stays behind, and tells of changes all the same', async () => {
  await onReplica.query('select pg_wal_replay_pause()');
  await rename('Raft that the replica does not have');
  await backend.backend.purger.settled();
  expect(await readName()).toBe('Raft that the replica does not have');
  await onReplica.query('select pg_wal_replay_resume()');
}, 60_000);

it('reads from the primary while the replica is away', async () => {
  await replica.stop();
  await rename('Raft without a replica');
  await expect.poll(readName).toBe('Raft without a replica');
  expect((await backend.ask('/catalogue/products')).statusCode).toBe(200);
});
