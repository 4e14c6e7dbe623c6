import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { advance, cancel, refund, ship } from '#backend/compositions/operate-orders.ts';
import { orders } from '#backend/db/schema/orders.ts';
import { freshKey, panelLine, privateDetails } from '#tests/support/orders.ts';
import type { Random } from './random.ts';
import { type Answer, type Sent, scarce, type World } from './world.ts';

/** What has been confirmed to a buyer. */
export interface Confirmed {
  readonly email: string;
  readonly orderId: string;
  readonly number: string;
  /** Cents. */
  readonly total: number;
  readonly paymentIds: string[];
  isCancelled: boolean;
}

const order = z.object({ id: z.string(), version: z.number() });
const placedOrder = z.object({ id: z.string(), number: z.string(), totals: z.object({ totalIncVat: z.number() }) });
const begun = z.object({ payment: z.object({ id: z.string() }), redirectUrl: z.string() });

/** Tries of a request whose answer does not come. */
const patience = 25;
/** Milliseconds between two tries, at most. */
const pauseMs = 4_000;
const minute = 60_000;

/** Sends a request until it is answered by something other than a server's fault. */
async function insist(world: World, random: Random, address: string, sent: Sent): Promise<Answer | undefined> {
  for (let attempt = 0; attempt < patience; attempt += 1) {
    const answer = await world.ask(address, sent);
    world.scheduler.note(
      `${address.replaceAll(/(?<=\/)(?:or|py)[-_]?[\w-]{8,}/g, '…')} → ${answer?.status ?? 'no answer'}`,
    );
    if (answer !== undefined && answer.status < 500 && answer.status !== 429) return answer;
    world.scheduler.now += 200 + random.below(pauseMs);
    await world.scheduler.takeTurn('waits');
  }
  return undefined;
}

/** Somebody who buys, pays in one way or another, or thinks again. */
export async function buy(world: World, random: Random, name: string, confirmed: Confirmed[]): Promise<void> {
  const email = `${name}@mail.com`;
  const line = {
    ...panelLine,
    variantId: random.pick([scarce, scarce, 'panel-moss']),
    quantity: random.pick([1, 1, 2]),
  };
  const ready = await fillCart(world, random, line, email);
  if (ready === undefined) return;
  const { buyer, version } = ready;
  const once = { ...buyer, 'idempotency-key': freshKey() };
  const answer = await insist(world, random, '/Orders/complete', {
    method: 'POST',
    headers: once,
    body: { version, termsAccepted: true },
  });
  if (answer?.status !== 200) return;
  const { id, number, totals } = placedOrder.parse(answer.body);
  const own: Confirmed = { email, orderId: id, number, total: totals.totalIncVat, paymentIds: [], isCancelled: false };
  confirmed.push(own);
  const tabs = random.pick([0, 1, 1, 1, 2, 3]);
  const others = Array.from({ length: tabs }, (_, tab) =>
    world.scheduler.start(`${name}, tab ${tab}`, () => pay(world, random.fork(), own, buyer)),
  );
  if (random.happens(0.25)) {
    await world.scheduler.takeTurn('thinks again');
    const cancelled = await insist(world, random, `/orders/${id}/cancel`, { method: 'POST', headers: buyer });
    if (cancelled?.status === 200) own.isCancelled = true;
  }
  await Promise.all(others);
}

/** Fills a cart up to the last step; a buyer whose answers do not come begins again. */
async function fillCart(world: World, random: Random, line: object, email: string) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const added = await world.ask('/orders/lines', { method: 'POST', body: line });
    const token = added?.headers['x-order-token'];
    if (added?.status !== 201 || typeof token !== 'string') continue;
    const buyer = { 'x-order-token': token };
    const details = { method: 'POST', headers: buyer, body: { ...privateDetails, email } } as const;
    const said = await insist(world, random, '/Orders/details', details);
    const delivery = { method: 'POST', headers: buyer, body: { method: 'Deliver' } } as const;
    const ready = said?.status === 200 ? await insist(world, random, '/Orders/shipping', delivery) : undefined;
    if (ready?.status !== 200) continue;
    const { id, version } = order.parse(ready.body);
    // What was confirmed is stored.
    const seen = await insist(world, random, '/Orders/current', { headers: buyer });
    if (seen?.status === 200) {
      const { version: stored, id: storedId } = order.parse(seen.body);
      if (storedId !== id || stored < version)
        throw new Error(`Version ${version} was confirmed, and ${stored} is stored`);
    }
    return { buyer, version };
  }
  return undefined;
}

/** Pays in one tab, and does at the provider what people do there; the provider tells of it none, one or several times. */
async function pay(
  world: World,
  random: Random,
  own: Confirmed,
  buyer: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await insist(world, random, '/orders/payment/initiate', {
    method: 'POST',
    headers: { ...buyer, 'idempotency-key': freshKey() },
    body: { method: random.pick(['ideal', 'creditcard', 'paypal', 'banktransfer']), returnTo: 'checkoutResult' },
  });
  if (answer === undefined || answer.status >= 300) return;
  const { payment, redirectUrl } = begun.parse(answer.body);
  own.paymentIds.push(payment.id);
  const providerId = redirectUrl.slice(redirectUrl.lastIndexOf('/') + 1);
  await world.scheduler.takeTurn('is at the provider');
  const step = random.pick([
    'paid',
    'paid',
    'paid',
    'paid',
    'pending',
    'authorized',
    'failed',
    'canceled',
    'expired',
    'open',
  ]);
  if (step !== 'open') world.books.act(providerId, step);
  const isLate = step === 'pending' || step === 'authorized';
  const calls = random.pick([0, 1, 1, 2, 3]);
  const form = new URLSearchParams({ id: providerId });
  const telling = Array.from({ length: calls }, (_, call) =>
    world.scheduler.start(`webhook ${call}`, async () => {
      await world.scheduler.takeTurn('is on its way');
      await insist(world, random.fork(), '/orders/payment/webhooks/payment', { method: 'POST', form });
    }),
  );
  if (isLate && random.happens(0.7)) {
    await world.scheduler.takeTurn('goes on at the provider');
    world.books.act(providerId, random.pick(['paid', 'paid', 'expired', 'canceled']));
    await insist(world, random, '/orders/payment/webhooks/payment', { method: 'POST', form });
  }
  if (random.happens(0.5)) await insist(world, random, `/orders/payment/status/${payment.id}`, { headers: buyer });
  await Promise.all(telling);
}

/**
 * The shop: makes, sends, cancels and pays back what has been ordered. Who cancels an order here pays it back as well: the command does
 * the one without the other.
 *
 * @param cancelled - Gets the ids of the orders that it has cancelled.
 */
export async function operate(
  world: World,
  random: Random,
  confirmed: readonly Confirmed[],
  cancelled: string[],
): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await world.scheduler.takeTurn('looks at the orders');
    const [first, ...others] = confirmed;
    if (first === undefined) continue;
    const name = { name: random.pick([first, ...others]).orderId, shop: 'quiet' };
    const what = random.pick(['advance', 'advance', 'ship', 'cancel', 'refund']);
    await world.inside(async ({ database: { db } }) => {
      const now = new Date(world.scheduler.now);
      const parcel = { carrier: 'PostNL', tracking: '3SABCD1234567', url: undefined };
      const done = {
        advance: () => advance(db, name, undefined, now),
        ship: () => ship(db, name, parcel, now),
        cancel: () => cancel(db, name, now),
        refund: () => refund(db, name, undefined, now),
      }[what]();
      if (what === 'cancel') cancelled.push(name.name);
      await done.catch(() => undefined);
    });
    world.scheduler.note(`the shop: ${what}`);
  }
}

/** Pays back what the shop has cancelled, where it was paid and is not paid back yet. */
export async function payBack(world: World, cancelled: readonly string[]): Promise<void> {
  for (const id of new Set(cancelled)) {
    await world.inside(async ({ database: { db } }) => {
      const now = new Date(world.scheduler.now);
      const [row] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, id));
      if (row?.state === 'Cancelled')
        await refund(db, { name: id, shop: 'quiet' }, undefined, now).catch(() => undefined);
    });
  }
}

/** The clock that wakes the tasks of the process. */
export async function keepTime(world: World, random: Random): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    await world.scheduler.takeTurn('lets time pass');
    world.scheduler.now += random.pick([1_000, 10_000, minute, 5 * minute, 20 * minute, 24 * 60 * minute]);
    const which = random.pick(['watching', 'refunding', 'mailing', 'mailing']);
    await world.inside(async ({ payments: { watching, refunding }, accounts }) => {
      await { watching, refunding, mailing: accounts.mailWorker }[which].wake();
    });
  }
}
