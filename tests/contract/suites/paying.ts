import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { orderEvents, orders } from '#backend/db/schema/orders.ts';
import { paymentEvents, payments } from '#backend/db/schema/payments.ts';
import { sandboxPayments } from '#backend/db/schema/sandbox-payments.ts';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { mailKindsTo } from '#tests/support/customers.ts';
import { freshKey } from '#tests/support/orders.ts';
import type { PlacedOrder } from '#tests/support/placed-orders.ts';
import type { StartEngine } from './engine.ts';

/** The answer to starting a payment. */
export const initiated = z.object({
  payment: z.object({ id: z.string(), state: z.string(), amount: z.number() }),
  redirectUrl: z.string(),
});
const status = z.object({
  payment: z.object({ state: z.string(), refunded: z.number() }),
  orderState: z.string(),
  canRetry: z.boolean(),
});

/** Milliseconds. */
export const minute = 60_000;
/** Milliseconds. */
export const day = 24 * 60 * minute;

/**
 * Starts a backend with the sandbox provider, and returns functions for the buyer, the browser, the provider and its
 * database. `clock.ahead` is the milliseconds by which its clock is ahead.
 */
export function usePaying(start: StartEngine) {
  let backend: TestBackend;
  let origin = '';
  const clock = { ahead: 0 };
  const now = (): Date => new Date(Date.now() + clock.ahead);

  beforeAll(async () => {
    const started = await start();
    backend = await startTestBackend({
      ...(started.databaseUrl !== undefined && { databaseUrl: started.databaseUrl }),
      clock: now,
    });
    origin = await backend.listen();
  });
  afterAll(async () => {
    await backend?.close();
  });

  const db = () => backend.backend.database.db;

  const begin = async (
    order: PlacedOrder,
    method = 'ideal',
    { key = freshKey(), body = {}, headers = {} }: { key?: string; body?: object; headers?: object } = {},
  ) =>
    await backend.ask('/orders/payment/initiate', {
      method: 'POST',
      locale: 'nl-NL',
      headers: { ...order.headers, 'idempotency-key': key, ...headers },
      body: { method, returnTo: 'checkoutResult', ...body },
    });

  const opened = async (order: PlacedOrder, method = 'ideal') => {
    const answer = await begin(order, method);
    expect(answer.statusCode, answer.body).toBe(201);
    const { payment, redirectUrl } = initiated.parse(answer.json());
    return { id: payment.id, page: redirectUrl, providerId: redirectUrl.slice(redirectUrl.lastIndexOf('/') + 1) };
  };

  /** Presses a button of the payment page, as a browser without JavaScript does. */
  const press = async (page: string, action: string) =>
    await fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

  const webhook = async (kind: 'payment' | 'order', id: string) =>
    await backend.ask(`/orders/payment/webhooks/${kind}`, { method: 'POST', form: new URLSearchParams({ id }) });

  const getStatus = async (order: PlacedOrder, id: string) => {
    const answer = await backend.ask(`/orders/payment/status/${id}`, { headers: order.headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return status.parse(answer.json());
  };

  const paymentRow = async (id: string) => {
    const [row] = await db().select().from(payments).where(eq(payments.id, id));
    if (!row) throw new Error(`There is no payment ${id}.`);
    return row;
  };
  const orderRow = async ({ orderId }: PlacedOrder) => {
    const [row] = await db().select().from(orders).where(eq(orders.id, orderId));
    if (!row) throw new Error(`There is no order ${orderId}.`);
    return row;
  };
  const history = async ({ orderId }: PlacedOrder) => {
    const rows = await db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id);
    return rows.map(({ state, paymentState, cause }) => [state, paymentState, cause]);
  };
  const getStates = async (paymentId: string) => {
    const rows = await db()
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.paymentId, paymentId))
      .orderBy(paymentEvents.id);
    return rows.map(({ state }) => state);
  };
  /** Returns the names of the mails to the customer. */
  const getMails = async (order: PlacedOrder) => await mailKindsTo(backend, order.email);
  /** Changes the state of a payment in the sandbox, without calling the webhook. */
  const atProvider = async (providerId: string, state: typeof sandboxPayments.$inferInsert.state) => {
    await db().update(sandboxPayments).set({ state }).where(eq(sandboxPayments.id, providerId));
  };
  const orderIdAtProvider = async (providerId: string) => {
    const [row] = await db().select().from(sandboxPayments).where(eq(sandboxPayments.id, providerId));
    return row?.orderId ?? '';
  };

  return {
    backend: () => backend,
    origin: () => origin,
    clock,
    now,
    db,
    begin,
    opened,
    press,
    webhook,
    getStatus,
    paymentRow,
    orderRow,
    history,
    getStates,
    getMails,
    atProvider,
    orderIdAtProvider,
  };
}
