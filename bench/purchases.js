import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../tests/support/find-postgres.js';
import { startBackend } from './backend.js';
import { startCluster } from './postgres-cluster.js';

/** Measured purchases, after those that warm up. */
const warmUps = 16;
const purchases = 80;
/** Buyers at a time. */
const buyers = 8;
const products = 1000;
const serviceKey = 'a key that only this measurement uses';

/** What survives a power failure is what a shop pays for, so nothing is switched off that the tests switch off. */
const settings = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.max=10000',
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
];

/**
 * Measures purchases of guests over HTTP on PostgreSQL, from the first line to the paid order and its sent mails: the
 * statements and transactions of one, as the server counts them, and how many a second the backend takes.
 */
export async function measurePurchases(root) {
  const title = `Purchases on PostgreSQL, ${purchases} by ${buyers} buyers at a time, ${products} products`;
  if (!findPostgres()?.bin) {
    console.log('There is no PostgreSQL of its own to start on this machine: purchases are not measured.');
    return { title, rows: [] };
  }
  const cluster = await startCluster(settings);
  const client = new pg.Client({ connectionString: cluster.url });
  try {
    await client.connect();
    await client.query('create extension pg_stat_statements');
    const backend = await startBackend(['--seed', `scale:${products}`], {
      DATABASE_URL: cluster.url,
      DATA_DIR: join(root, 'purchases'),
      SERVICE_KEY: serviceKey,
    });
    try {
      const chosen = await choose(backend.url);
      const buyOne = () => buy(backend.url, chosen);
      await runAtATime(warmUps, buyOne);
      await awaitMails(client, warmUps);
      const before = await count(client);
      const started = performance.now();
      await runAtATime(purchases, buyOne);
      const answered = performance.now();
      await awaitMails(client, warmUps + purchases);
      const sent = performance.now();
      const after = await count(client);
      const each = (what) => ((after[what] - before[what]) / purchases).toFixed(1);
      const rate = (until) => (purchases / ((until - started) / 1000)).toFixed(1);
      return {
        title,
        rows: [
          { what: 'statements of a purchase', figure: each('statements') },
          { what: 'commits of a purchase, which write', figure: each('commits') },
          { what: 'transactions of a purchase, reads included', figure: each('transactions') },
          { what: 'milliseconds in PostgreSQL of a purchase', figure: each('milliseconds') },
          { what: 'purchases a second', figure: rate(answered) },
          { what: 'purchases a second, mails included', figure: rate(sent) },
        ],
        columns: [
          { column: 'statements', of: 'a purchase', value: Number(each('statements')), unit: '' },
          { column: 'commits', of: 'a purchase', value: Number(each('commits')), unit: '' },
          { column: 'purchases', of: 'a second', value: Number(rate(answered)), unit: '/s', higherIsBetter: true },
        ],
      };
    } finally {
      await backend.stop();
    }
  } finally {
    await client.end();
    await cluster.stop();
  }
}

/** Runs work so often, by as many buyers at a time. */
async function runAtATime(times, work) {
  let begun = 0;
  const one = async () => {
    while (begun < times) {
      begun += 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: buyers }, one));
}

/** Chooses what is bought: a product without required options. */
async function choose(url) {
  const { items } = await read(`${url}/catalogue/products?pageSize=100`, { headers: getHeaders({}) });
  for (const { id } of items) {
    const configuration = await read(`${url}/Products/configuration/${id}`, { headers: getHeaders({}) });
    if (configuration.options.some(({ required }) => required)) continue;
    return { productId: id, quantity: configuration.quantity.minimum };
  }
  throw new Error('There is no product that can be bought as it is.');
}

let guests = 0;
/** Transactions of the measurement itself. */
let ownTransactions = 0;

/** Buys as a guest: a line, the details, the delivery, the order and its payment in the sandbox. */
async function buy(url, line) {
  guests += 1;
  const key = `measured-purchase-${process.pid}-${guests}`;
  const buyer = { 'x-client-address': `10.${guests >> 16}.${(guests >> 8) & 255}.${guests & 255}` };
  const send = (path, body, further = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...getHeaders(buyer), 'content-type': 'application/json', ...further },
      body: JSON.stringify(body),
    });
  const added = await send('/orders/lines', line);
  await answered(added, 201);
  buyer['x-order-token'] = added.headers.get('x-order-token');
  await answered(await send('/Orders/details', details(guests)), 200);
  const ready = await answered(await send('/Orders/shipping', { method: 'Deliver' }), 200);
  const placing = { version: ready.version, termsAccepted: true };
  const order = await answered(await send('/Orders/complete', placing, { 'idempotency-key': key }), 200);
  const paying = { method: 'ideal', returnTo: 'checkoutResult', orderId: order.id, ...backTo };
  const begun = await answered(await send('/orders/payment/initiate', paying, { 'idempotency-key': key }), 201);
  const pressed = await fetch(begun.redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
  await answered(pressed, 303);
}

const backTo = { returnOrigin: 'http://shop.localhost', returnPath: '/result' };

const getHeaders = (buyer) => ({
  'x-shop-id': 'acoustic',
  'accept-language': 'nl-NL',
  'x-service-key': serviceKey,
  ...buyer,
});

const details = (guest) => ({
  customerType: 'Private',
  email: `guest-${guest}@measured.example`,
  firstName: 'Sanne',
  lastName: 'de Vries',
  billingAddress: { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht', country: 'NL' },
});

async function read(url, options) {
  return await answered(await fetch(url, options), 200);
}

/** Returns the JSON of an answer with this status. */
async function answered(response, status) {
  const text = await response.text();
  if (response.status !== status) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Waits until so many orders are paid and all mails sent: their rows are deleted then. */
async function awaitMails(client, expected) {
  for (;;) {
    ownTransactions += 1;
    const { rows } = await client.query(`select
      (select count(*)::int from invoices) as paid, (select count(*)::int from mails) as waiting`);
    if (rows[0].paid === expected && rows[0].waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Counts what the backend has sent, without what the measurement itself asks. */
async function count(client) {
  ownTransactions += 1;
  const { rows } = await client.query(`select
    (select sum(calls)::int from pg_stat_statements where query not like '%pg_stat%' and query not like '%as waiting%')
      as statements,
    (select sum(total_exec_time) from pg_stat_statements where query not like '%pg_stat%') as milliseconds,
    (select xact_commit::int from pg_stat_database where datname = current_database()) as transactions,
    pg_snapshot_xmax(pg_current_snapshot())::text::int as commits`);
  return { ...rows[0], transactions: rows[0].transactions - ownTransactions };
}
