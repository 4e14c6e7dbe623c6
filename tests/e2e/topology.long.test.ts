import pg from 'pg';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { freshEmail } from '#tests/support/customers.ts';
import { dutch } from '#tests/support/purchase-words.ts';
import { arriveAt, type Buyer, checkOut, fillCart, orderAnd, title } from '#tests/support/purchases.ts';
import { startTopology, type Topology } from '#tests/support/topology.ts';

// `npm run topology` runs this file alone.
let topology: Topology;
let browser: Browser;
beforeAll(async () => {
  [topology, browser] = await Promise.all([startTopology(inject('acousticBuild')), launchBrowser({ pictures: false })]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await topology?.stop();
});

const arrive = (): Promise<Buyer> =>
  arriveAt(browser, `http://nl-nl.localhost:${new URL(topology.url).port}`, dutch, { javaScriptEnabled: false });

/** Goes from a filled cart to the thanks for a paid order. */
async function payAtOnce(buyer: Buyer, email: string): Promise<void> {
  await checkOut(buyer, { email });
  await orderAnd(buyer, dutch.pay);
  await expect.poll(() => title(buyer.page)).toBe(dutch.thanks);
  await buyer.context.close();
}

async function buy(): Promise<string> {
  const email = freshEmail();
  const buyer = await arrive();
  await fillCart(buyer, 'pyra-foam-panel', '2');
  await payAtOnce(buyer, email);
  return email;
}

/** Returns the states of the orders of buyers, in the database. */
async function statesOf(emails: readonly string[]): Promise<readonly string[]> {
  const client = new pg.Client(topology.databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ state: string }>(
      "select state from orders o where state <> 'Cart' and exists (select 1 from unnest($1::text[]) as email where o::text like '%' || email || '%')",
      [emails],
    );
    return rows.map(({ state }) => state);
  } finally {
    await client.end();
  }
}

it('sells through two storefronts and two backends behind a load balancer', async () => {
  expect(await statesOf([await buy()])).toEqual(['Paid']);
});

it('sells while each of them is restarted', async () => {
  let isOver = false;
  const bought: string[] = [];
  const buying = (async () => {
    while (!isOver) bought.push(await buy());
  })();
  for (const part of [...topology.storefronts, ...topology.backends]) {
    const before = bought.length;
    await part.restart('SIGTERM');
    // The purchase that the restart met.
    await expect.poll(() => bought.length, { timeout: 30_000 }).toBeGreaterThan(before);
  }
  isOver = true;
  await buying;
  expect(await statesOf(bought)).toEqual(bought.map(() => 'Paid'));
}, 180_000);

it.each(['a storefront', 'a backend', 'Redis', 'PostgreSQL'])(
  'keeps a cart when %s is killed, and sells it as soon as that is back',
  async (name) => {
    const crash = {
      'a storefront': () => topology.storefronts[0]?.restart('SIGKILL'),
      'a backend': () => topology.backends[0]?.restart('SIGKILL'),
      ...topology.crashes,
    }[name];
    const email = freshEmail();
    const buyer = await arrive();
    await fillCart(buyer, 'pyra-foam-panel', '2');
    await crash?.();
    await expect
      .poll(async () => {
        await buyer.page.reload();
        return buyer.page.locator('main [data-total]').count();
      })
      .toBeGreaterThan(0);
    await payAtOnce(buyer, email);
    expect(await statesOf([email])).toEqual(['Paid']);
  },
  120_000,
);
