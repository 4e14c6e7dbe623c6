import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { invoices } from '#backend/db/schema/invoices.ts';
import { orderLines, orders } from '#backend/db/schema/orders.ts';
import { payments } from '#backend/db/schema/payments.ts';
import { refunds } from '#backend/db/schema/refunds.ts';
import { stock, stockReservations } from '#backend/db/schema/stock.ts';
import { issueMissingInvoices } from '#backend/invoices/issue-missing-invoices.ts';
import type { Backend } from '#backend/server/create-backend.ts';
import { type Confirmed, payBack } from './shoppers.ts';
import { scarce, type World } from './world.ts';

/** Times that pass until all that waits has come to its end: a transfer is waited for two weeks. */
const rounds = 10;
/** Milliseconds each. */
const pause = 2 * 24 * 60 * 60 * 1000;
const bought = ['Paid', 'InProduction', 'Shipped', 'Completed'];

/** Turns faults off and lets time pass, until nothing is left to do. */
export async function settle(world: World, cancelled: readonly string[]): Promise<void> {
  world.scheduler.hasFaults = false;
  for (let round = 0; round < rounds; round += 1) {
    // Nothing waits for ever at a provider; what may still be paid waits longest, so that the shop has to give up first.
    for (const payment of world.books.payments.values()) {
      if (round > 2 && ['pending', 'authorized'].includes(payment.state)) payment.state = 'expired';
      if (round > 7 && payment.state === 'open') payment.state = 'expired';
    }
    world.scheduler.now += pause;
    const wakeAll = (): Promise<unknown> =>
      world.inside(async ({ payments: { watching, refunding }, accounts }) => {
        for (const task of [watching, refunding, accounts.mailWorker]) await task.wake();
      });
    await Promise.all([world.scheduler.start('at last', wakeAll), world.scheduler.run()]);
    if (round < rounds - 2)
      await Promise.all([world.scheduler.start('the shop', () => payBack(world, cancelled)), world.scheduler.run()]);
  }
}

/** Holds what is stored against what was confirmed, what the provider has booked, and what was mailed. */
export async function checkInvariants(world: World, confirmed: readonly Confirmed[]): Promise<void> {
  const loading = world.scheduler.start('checks', () => world.inside((backend) => load(backend, world.scheduler.now)));
  await world.scheduler.run();
  const found = await loading;
  if (found === undefined) throw new Error('The process crashed while faults were off');
  const { rows, lines, paid, owed, issued, available, reserved } = found;
  const byNumber = new Map(rows.flatMap((row) => (row.number === null ? [] : [[row.number, row] as const])));

  for (const { orderId, number, total, isCancelled, paymentIds } of confirmed) {
    const row = byNumber.get(number);
    expect(row, `order ${number} was confirmed`).toMatchObject({ id: orderId, totalIncVat: total });
    if (isCancelled) expect(row?.state, 'was confirmed as cancelled').toBe('Cancelled');
    for (const id of paymentIds) expect(paid.map((one) => one.id)).toContain(id);
  }
  // Each ends: nothing waits for ever.
  expect(rows.filter(({ state }) => state === 'Placed').map(({ number }) => number)).toEqual([]);
  expect(paid.filter(({ state }) => ['open', 'pending', 'authorized'].includes(state))).toEqual([]);
  expect(owed.filter(({ doneAt }) => doneAt === null)).toEqual([]);

  const kept = new Map<string, number>();
  for (const { orderNumber, amount, state, refunds: back } of world.books.payments.values()) {
    expect(byNumber.has(orderNumber), `money for ${orderNumber}`).toBe(true);
    const returned = [...back.values()].reduce((sum, one) => sum + one, 0);
    if (state === 'paid') kept.set(orderNumber, (kept.get(orderNumber) ?? 0) + amount - returned);
  }
  for (const [number, row] of byNumber) {
    const own = paid.filter(({ orderId }) => orderId === row.id);
    const givenBack = owed.filter(
      ({ reason, paymentId }) => reason === 'operator' && own.some(({ id }) => id === paymentId),
    );
    const wanted = bought.includes(row.state)
      ? (row.totalIncVat ?? 0) - givenBack.reduce((sum, { amount }) => sum + amount, 0)
      : 0;
    expect([number, row.state, kept.get(number) ?? 0]).toEqual([number, row.state, wanted]);
  }

  const left = rows.filter(({ state }) => ['Shipped', 'Completed'].includes(state));
  const shipped = lines
    .filter(({ orderId, variantId }) => variantId === scarce && left.some(({ id }) => id === orderId))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  expect(available).toBeGreaterThanOrEqual(0);
  expect({ available, reserved, shipped, sum: available + reserved + shipped }).toMatchObject({ sum: world.stocked });

  for (const row of byNumber.values()) {
    const kinds = world.mails.filter(({ to }) => to === row.details?.email).map(({ kind }) => kind);
    expect(kinds, row.number ?? '').toContain('orderConfirmation');
    if (bought.includes(row.state)) expect(kinds, row.number ?? '').toContain('orderPaid');
  }

  for (const kind of ['invoice', 'creditNote'] as const) {
    const counts = issued.filter((one) => one.kind === kind).map(({ number }) => Number(number.slice(-6)));
    expect(counts).toEqual(counts.map((_, index) => (counts[0] ?? 0) + index));
  }
  const billed = new Set(issued.filter(({ kind }) => kind === 'invoice').map(({ orderId }) => orderId));
  for (const { id, state, number } of byNumber.values())
    if (bought.includes(state)) expect(billed, number ?? '').toContain(id);
}

async function load({ database: { db } }: Backend, now: number) {
  await issueMissingInvoices({ db, clock: () => new Date(now) }, new AbortController().signal);
  const [supply] = await db.select().from(stock).where(eq(stock.variantId, scarce));
  const held = await db.select().from(stockReservations).where(eq(stockReservations.variantId, scarce));
  return {
    rows: await db.select().from(orders),
    lines: await db.select().from(orderLines),
    paid: await db.select().from(payments),
    owed: await db.select().from(refunds),
    issued: await db.select().from(invoices).orderBy(invoices.number),
    available: supply?.available ?? Number.NaN,
    reserved: held.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
