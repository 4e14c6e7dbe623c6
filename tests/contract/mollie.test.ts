import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { orders } from '#backend/db/schema/orders.ts';
import { payments } from '#backend/db/schema/payments.ts';
import { refunds } from '#backend/db/schema/refunds.ts';
import { createMollieProvider } from '#backend/payments/mollie/mollie-provider.ts';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { type MollieServer, mollieTestKey, startMollieServer } from '#tests/support/mollie-server.ts';
import { freshKey } from '#tests/support/orders.ts';
import { addPlacedOrder, type PlacedOrder } from '#tests/support/placed-orders.ts';

let mollie: MollieServer;
let backend: TestBackend;
/** Milliseconds by which the backend's clock is ahead. */
let ahead = 0;
/** Timeouts in milliseconds, long unless Mollie does not answer. */
const patience = { read: 30_000, write: 30_000 };
const deadlines = { ...patience };

/** Makes Mollie execute requests without answering. */
function silenceMollie(): void {
  mollie.mood = 'silent';
  Object.assign(deadlines, { read: 300, write: 300 });
}

function mollieAnswers(): void {
  mollie.mood = 'fine';
  Object.assign(deadlines, patience);
}

beforeAll(async () => {
  // The certificate is self-signed.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  mollie = await startMollieServer();
  backend = await startTestBackend({
    createPaymentProvider: ({ publicUrl, clock }) =>
      createMollieProvider({ apiKey: mollieTestKey, apiEndpoint: mollie.url, deadlines, publicUrl, clock }),
    clock: () => new Date(Date.now() + ahead),
    publicUrl: 'https://api.shop.example',
  });
});
afterEach(mollieAnswers);
afterAll(async () => {
  await backend?.close();
  await mollie?.close();
  vi.unstubAllEnvs();
});

const initiated = z.object({ payment: z.object({ id: z.string() }), redirectUrl: z.string() });

const begin = (order: PlacedOrder, method: string, key = freshKey()) =>
  backend.ask('/orders/payment/initiate', {
    method: 'POST',
    headers: { ...order.headers, 'idempotency-key': key },
    body: { method, returnTo: 'checkoutResult' },
  });

async function opened(order: PlacedOrder, method: string) {
  const answer = await begin(order, method);
  expect(answer.statusCode, answer.body).toBe(201);
  const { payment, redirectUrl } = initiated.parse(answer.json());
  return { id: payment.id, redirectUrl, providerId: redirectUrl.slice(redirectUrl.lastIndexOf('/') + 1) };
}

function stateAt(providerId: string, status: string): void {
  const payment = mollie.payments.get(providerId);
  if (!payment) throw new Error(`Mollie has no payment ${providerId}.`);
  payment.status = status;
}

const webhook = (id: string, kind = 'payment') =>
  backend.ask(`/orders/payment/webhooks/${kind}`, { method: 'POST', form: new URLSearchParams({ id }) });

const db = () => backend.backend.database.db;
async function getRow(id: string) {
  const [row] = await db().select().from(payments).where(eq(payments.id, id));
  return row;
}
async function getState({ orderId }: PlacedOrder) {
  const [row] = await db().select().from(orders).where(eq(orders.id, orderId));
  return row?.state;
}

describe('a shop that is paid by Mollie', () => {
  it('lists its methods once in five minutes, best known in the country first', async () => {
    const { headers } = await addPlacedOrder(backend, { total: 77_700 });
    const listed = async () => mollie.asked.filter((asked) => asked.endsWith('/methods')).length;
    const before = await listed();
    const methods = await backend.read('/orders/payment/methods', { headers });
    expect(methods).toMatchObject({ methods: [{ id: 'ideal', issuers: [{ id: 'ideal_INGBNL2A' }] }, {}, {}] });
    expect(await backend.read('/orders/payment/methods', { headers })).toEqual(methods);
    expect(await listed()).toBe(before + 1);
    ahead += 5 * 60_000 + 1;
    silenceMollie();
    const answer = await backend.ask('/orders/payment/methods', { headers });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    mollieAnswers();
    expect(await backend.read('/orders/payment/methods', { headers })).toEqual(methods);
  });

  it('believes what Mollie says of an id, and nothing that a webhook says', async () => {
    const order = await addPlacedOrder(backend);
    const { id, providerId } = await opened(order, 'creditcard');
    expect((await webhook(providerId)).statusCode).toBe(200);
    expect(await getRow(id)).toMatchObject({ state: 'open' });
    stateAt(providerId, 'paid');
    silenceMollie();
    const unheard = await webhook(providerId);
    expect([unheard.statusCode, unheard.json().code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
    mollieAnswers();
    expect((await webhook(providerId)).statusCode).toBe(200);
    expect(await getState(order)).toBe('Paid');
  });

  it('hears of an order of Mollie by its own id', async () => {
    const order = await addPlacedOrder(backend);
    const { providerId } = await opened(order, 'creditcard');
    mollie.orders.set('ord_8wmqcHMN4U', [providerId, 'tr_ofsomebodyelse']);
    stateAt(providerId, 'paid');
    expect((await webhook('ord_8wmqcHMN4U', 'order')).statusCode).toBe(200);
    expect(await getState(order)).toBe('Paid');
  });

  it('opens one payment, however often Mollie keeps silent about it', async () => {
    const order = await addPlacedOrder(backend);
    const key = freshKey();
    const before = mollie.payments.size;
    await backend.read('/orders/payment/methods', { headers: order.headers });
    silenceMollie();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await begin(order, 'creditcard', key);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
    }
    mollieAnswers();
    expect((await begin(order, 'creditcard', key)).statusCode).toBe(200);
    expect(mollie.payments.size).toBe(before + 1);
    expect(await db().$count(payments, eq(payments.orderId, order.orderId))).toBe(1);
  });

  it('stores the last known state where Mollie does not report the state of a payment', async () => {
    const order = await addPlacedOrder(backend);
    const { id } = await opened(order, 'creditcard');
    ahead += 3000;
    silenceMollie();
    expect(await backend.read(`/orders/payment/status/${id}`, { headers: order.headers })).toMatchObject({
      payment: { state: 'open' },
      canRetry: true,
    });
  });

  it('pays back the second of two payments that both brought money', async () => {
    const order = await addPlacedOrder(backend);
    // The bank does not allow this one to be cancelled.
    const ideal = await opened(order, 'ideal');
    const card = await opened(order, 'creditcard');
    expect(await getRow(ideal.id)).toMatchObject({ state: 'open' });
    stateAt(card.providerId, 'paid');
    stateAt(ideal.providerId, 'paid');
    await Promise.all([card, ideal, ideal, card].map(({ providerId }) => webhook(providerId)));
    await backend.backend.payments.refunding.wake();
    const rows = await db().select().from(payments).where(eq(payments.orderId, order.orderId));
    expect(rows.map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
    const second = rows.find(({ state }) => state === 'refunded');
    expect(second).toMatchObject({ refunded: 105_459 });
    expect(
      await db()
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, second?.id ?? '')),
    ).toMatchObject([{ reason: 'paidTwice', amount: 105_459 }]);
    expect([ideal, card].map(({ providerId }) => mollie.payments.get(providerId)?.refunded).sort()).toEqual([
      0, 105_459,
    ]);
  });

  it('goes on trying to pay back, and does so once', async () => {
    const order = await addPlacedOrder(backend, { state: 'Placed' });
    const { id, providerId } = await opened(order, 'creditcard');
    await db().update(orders).set({ state: 'Cancelled' }).where(eq(orders.id, order.orderId));
    stateAt(providerId, 'paid');
    expect((await webhook(providerId)).statusCode).toBe(200);
    await backend.backend.payments.refunding.wake();
    // As after a crash between Mollie's answer and our commit.
    await db().update(refunds).set({ doneAt: null }).where(eq(refunds.paymentId, id));
    ahead += 60 * 60_000;
    await backend.backend.payments.refunding.wake();
    expect(mollie.payments.get(providerId)?.refunded).toBe(105_459);
    expect(await getRow(id)).toMatchObject({ state: 'refunded', refunded: 105_459 });
  });

  it('records refunds made at Mollie itself', async () => {
    const order = await addPlacedOrder(backend);
    const { id, providerId } = await opened(order, 'creditcard');
    stateAt(providerId, 'paid');
    await webhook(providerId);
    const there = mollie.payments.get(providerId);
    if (there) there.refunded = 5000;
    await webhook(providerId);
    await webhook(providerId);
    expect(await getRow(id)).toMatchObject({ state: 'paid', refunded: 5000 });
    expect(await getState(order)).toBe('Paid');
  });

  it('says that a method cannot be had when Mollie refuses it', async () => {
    const order = await addPlacedOrder(backend);
    await backend.read('/orders/payment/methods', { headers: order.headers });
    mollie.mood = 'refusing';
    const answer = await begin(order, 'creditcard');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'PAYMENT_METHOD_UNAVAILABLE']);
    mollieAnswers();
    expect((await begin(order, 'creditcard')).statusCode).toBe(201);
  });
});
