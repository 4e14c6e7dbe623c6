import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { addLine, type Buyer, complete, freshKey, makeReady, panelLine } from '#tests/support/orders.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { recordStatements, type SentStatement, type StatementRecorder } from '#tests/support/record-statements.ts';
import { initiated } from './suites/paying.ts';

/** Products of a large shop, and its orders. */
const large = 100_000;
const orders = 5000;
/** Rows of a table that is so small that reading it whole is no scan worth an index. */
const small = 1000;

let server: TestPostgres;
let databaseUrl: string;
let recorder: StatementRecorder;
let backend: TestBackend;
let admin: pg.Client;
beforeAll(async () => {
  server = await startPostgres();
  databaseUrl = await server.createFilledDatabase();
  admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  recorder = recordStatements(admin);
  backend = await startTestBackend({ databaseUrl });
  await backend.listen();
});
afterAll(async () => {
  await backend?.close();
  recorder?.stop();
  await admin?.end();
  await server?.stop();
});

/** The country that is delivered to, so that no price changes on the way. */
const dutch = { locale: 'nl-NL' };
const returnTo = { returnTo: 'checkoutResult', returnOrigin: 'http://shop.example', returnPath: '/result' };

/** Buys as a guest, until the order is paid and both mails are sent. */
async function buy(add: () => Promise<Buyer>): Promise<void> {
  const buyer = await add();
  const placed = await complete(
    backend,
    buyer,
    await makeReady(backend, buyer, undefined, undefined, dutch),
    undefined,
    dutch,
  );
  expect(placed.statusCode, placed.body).toBe(200);
  const begun = await backend.ask('/orders/payment/initiate', {
    ...dutch,
    method: 'POST',
    headers: { ...buyer, 'idempotency-key': freshKey() },
    body: { method: 'creditcard', orderId: placed.json().id, ...returnTo },
  });
  expect(begun.statusCode, begun.body).toBe(201);
  const { redirectUrl } = initiated.parse(begun.json());
  const pressed = await fetch(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
  expect(pressed.status).toBe(303);
  await expect.poll(async () => (await admin.query('select from mails')).rowCount, { timeout: 30_000 }).toBe(0);
  const paid = await admin.query("select from orders where id = $1 and state = 'Paid'", [placed.json().id]);
  expect(paid.rowCount).toBe(1);
}

const addOne = async (): Promise<Buyer> => (await addLine(backend, panelLine, {}, dutch)).buyer;

/**
 * Buys a few times, and returns the smallest counts: the backend also does other work in the background.
 *
 * @param prepare - Runs before a purchase, and is not counted.
 */
async function countPurchase(add: () => Promise<Buyer>, prepare = async (): Promise<void> => undefined) {
  const counts: { readonly statements: number; readonly commits: number }[] = [];
  for (let time = 0; time < 4; time += 1) {
    await prepare();
    recorder.clear();
    await buy(add);
    counts.push({ statements: recorder.statements.length, commits: recorder.countCommits(isOurs) });
  }
  return {
    statements: Math.min(...counts.map(({ statements }) => statements)),
    commits: Math.min(...counts.map(({ commits }) => commits)),
  };
}

/** The sandbox represents the database of a third party. */
const isOurs = (text: string): boolean => !text.includes('sandbox_payments');

describe('a purchase on PostgreSQL', () => {
  it('takes at most 70 statements and 12 commits, from the first line to the sent mails', async () => {
    const { statements, commits } = await countPurchase(addOne);
    expect(statements).toBeLessThanOrEqual(70);
    expect(commits).toBeLessThanOrEqual(12);
  });

  it('takes as many for several lines as for one, once they are added', async () => {
    const add = async (...variants: string[]): Promise<Buyer> => {
      const buyer = await addOne();
      for (const variantId of variants) await addLine(backend, { ...panelLine, variantId }, buyer, dutch);
      return buyer;
    };
    const countAfter = async (...variants: string[]) => {
      let buyer: Buyer = {};
      const prepare = async (): Promise<void> => {
        buyer = await add(...variants);
      };
      return await countPurchase(async () => buyer, prepare);
    };
    expect(await countAfter('panel-clay')).toEqual(await countAfter());
  });

  it(`scans no table of a shop with ${large.toLocaleString('en')} products`, async () => {
    recorder.clear();
    await buy(addOne);
    const statements = new Map(recorder.statements.filter(isPlannable).map((statement) => [statement.text, statement]));
    await grow(admin);
    const scans: string[] = [];
    for (const statement of statements.values()) {
      for (const table of await scannedTables(admin, statement)) scans.push(`${table}: ${statement.text}`);
    }
    expect(scans).toEqual([]);
    // The rows are there, so that a scan would have been planned.
    const { rows } = await admin.query<{ products: number }>('select count(*)::int as products from products');
    expect(rows[0]?.products).toBeGreaterThan(large);
  }, 300_000);
});

const isPlannable = ({ text }: SentStatement): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** Tables that grow with a shop, and the columns that distinguish the copies of one of their rows. */
const growing: Readonly<Record<string, readonly string[]>> = {
  products: ['id'],
  product_texts: ['product_id'],
  product_pictures: ['product_id'],
  product_categories: ['product_id'],
  product_options: ['product_id'],
  option_values: ['product_id'],
  slugs: ['owner_id', 'slug'],
  variants: ['id', 'product_id', 'sku'],
  variant_prices: ['variant_id'],
  volume_tiers: ['product_id'],
  stock: ['variant_id'],
  image_rules: ['sku_pattern', 'sku_prefix'],
  guests: ['id', 'token_hash'],
  orders: ['id', 'guest_id', 'number'],
  order_lines: ['id', 'order_id'],
  order_events: ['order_id'],
  order_tokens: ['token_hash', 'order_id'],
  stock_reservations: ['order_id'],
  payments: ['id', 'order_id', 'provider_id'],
  payment_events: ['payment_id'],
  invoices: ['number', 'order_id', 'payment_id'],
  idempotency_keys: ['key_hash'],
  sandbox_payments: ['id', 'order_id', 'key'],
};

/** The tables with a row for each product. */
const ofProducts: ReadonlySet<string> = new Set(Object.keys(growing).slice(0, 12));

/** Columns with a number of its own for each row. */
const numbered: Readonly<Record<string, string>> = {
  products: 'position',
  image_rules: 'position',
  order_lines: 'position',
  order_events: 'id',
  payment_events: 'id',
};

/** Copies a row of each growing table, without its triggers, and counts the rows for the planner. */
async function grow(client: pg.Client): Promise<void> {
  await client.query("set session_replication_role = 'replica'");
  for (const [table, columns] of Object.entries(growing)) {
    const changes = columns.map((column) => `'${column}', t.${column} || '-' || n`);
    const number = numbered[table];
    if (number !== undefined) changes.push(`'${number}', 1000000 + n`);
    await client.query(`
      insert into ${table} overriding system value
      select copy.* from (select * from ${table} limit 1) t, generate_series(1, ${ofProducts.has(table) ? large : orders}) n,
        jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changes.join(', ')})) copy`);
  }
  await client.query('reset session_replication_role');
  await client.query('analyze');
}

/** Returns the large tables that the plan of a statement reads from end to end, planned for its values and for any. */
async function scannedTables(client: pg.Client, { text, values }: SentStatement): Promise<string[]> {
  const found = new Set<string>();
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await client.query(`set plan_cache_mode = ${mode}`);
    await client.query(`prepare planned as ${text}`);
    const literals = values.map((value) => toLiteral(client, value)).join(', ');
    const { rows } = await client.query(
      `explain (format json) execute planned${literals === '' ? '' : `(${literals})`}`,
    );
    await client.query('deallocate planned');
    for (const table of listScans(rows)) found.add(table);
  }
  const { rows: sizes } = await client.query<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and reltuples >= $1",
    [small],
  );
  const areLarge = new Set(sizes.map(({ relname }) => relname));
  return [...found].filter((table) => areLarge.has(table));
}

function toLiteral(client: pg.Client, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value))
    return client.escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`);
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

const node = z.looseObject({ 'Node Type': z.string(), 'Relation Name': z.string().optional() });

/** Returns the tables of sequential scans anywhere in a plan. */
function listScans(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(listScans);
  if (typeof plan !== 'object' || plan === null) return [];
  const parsed = node.safeParse(plan).data;
  const own = parsed?.['Node Type'] === 'Seq Scan' ? [parsed['Relation Name'] ?? ''] : [];
  return [...own, ...Object.values(plan).flatMap(listScans)];
}
