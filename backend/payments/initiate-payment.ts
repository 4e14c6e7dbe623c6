import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentEvents, payments } from '../db/schema/payments.ts';
import { ProblemError } from '../errors/problem.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import { isOrder, type OrderKey } from '../order-rows/order-key.ts';
import { isPayment, type PaymentRow, toPaymentKey } from '../order-rows/payment-rows.ts';
import { reserveStock } from '../order-rows/stock.ts';
import { createId } from '../tokens/tokens.ts';
import { askProvider, loadPayment } from './ask-provider.ts';
import { carryOut } from './carry-out.ts';
import { requirePayable } from './payable-order.ts';
import { PaymentRefusedError, type ProviderPayment } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { cancelUnshown, isWaiting, livePaymentStates, movePayment } from './payment-states.ts';
import type { ReturnAddress } from './return-address.ts';
import { loadPayableRecord, type PayableRecord, toWantedPayment } from './wanted-payment.ts';

/** The payment that a buyer requests for an order. */
export interface PaymentWish extends OrderKey {
  readonly method: string;
  readonly issuer: string | undefined;
  /** BCP 47, of the payment page. */
  readonly locale: string;
  readonly returnAddress: ReturnAddress;
}

export interface BegunPayment {
  readonly payment: PaymentRow;
  readonly redirectUrl: string;
  /** Whether it was open before. */
  readonly isKnown: boolean;
}

/** What else is written in the transactions of opening a payment. */
export interface PaymentTransactions {
  /** Called in the first, before anything is changed. */
  take(tx: DatabaseWriter): Promise<void>;
  /** Called in the last, with the open payment. */
  readonly keep: KeepBegun;
}

/** A payment that is to be opened at the provider. */
interface Opening {
  readonly payment: PaymentRow;
  /** Whether it was open before. */
  readonly isKnown: boolean;
  /** Its order; absent: not loaded yet. */
  readonly record?: PayableRecord;
}

type KeepBegun = (tx: DatabaseWriter, begun: BegunPayment) => Promise<void>;

/** Milliseconds that a placed order waits for a transfer. */
const transferWithin = 14 * 24 * 60 * 60 * 1000;
/** Max. attempts while other requests change the payments of the order. */
const maxRounds = 5;

/**
 * Opens a payment, or returns the open one of the same method. Our row comes first and the provider gets its id as
 * idempotency key: if the process dies in between, the next request opens the same payment, and there is never a second
 * one. Payments by other methods are cancelled, once the new one holds the stock.
 *
 * @param transactions - What else is written in its first transaction and in its last.
 *
 * @throws {ProblemError} `ORDER_NOT_PLACED`, `ORDER_PAID`, `ORDER_CANCELLED`, `OUT_OF_STOCK`,
 * `PAYMENT_METHOD_UNAVAILABLE`
 * @throws {ProviderUnavailableError}
 */
export async function initiatePayment(
  services: PaymentServices,
  wish: PaymentWish,
  { take, keep }: PaymentTransactions,
): Promise<void> {
  const { db } = services;
  // Nearly always there is no other payment yet.
  const first = await db.transaction(async (tx) => {
    await take(tx);
    return await insertPayment(services, tx, wish, []);
  });
  if (first && (await openAtProvider(services, wish, first, keep))) return;
  for (let round = 0; round < maxRounds; round += 1) {
    const waiting = await settle(services, wish);
    const same = waiting.find(({ method, provider }) => method === wish.method && provider === services.provider.id);
    const others = waiting.filter((row) => row !== same);
    const opening = same
      ? { payment: same, isKnown: true }
      : await db.transaction((tx) => insertPayment(services, tx, wish, waiting));
    // Another request was faster; the next round finds its payment.
    if (!opening) continue;
    for (const other of others) await cancel(services, other);
    if (others.length > 0) await requireUnpaid(services, wish, opening.payment);
    if (await openAtProvider(services, wish, opening, keep)) return;
  }
  throw new ProblemError('SERVICE_UNAVAILABLE');
}

/** Cancels the open payments of an order for which another method is wanted that has none. @throws {ProblemError} when it cannot be paid. */
export async function closeWaiting(services: PaymentServices, key: OrderKey): Promise<void> {
  for (const row of await settle(services, key)) await cancel(services, row);
}

/**
 * Updates the payments of an order that may still be paid.
 *
 * @returns Those that are open.
 * @throws {ProblemError} when the order cannot be paid (any more).
 */
async function settle(services: PaymentServices, key: OrderKey): Promise<readonly PaymentRow[]> {
  for (const row of await livePayments(services, key)) {
    if (row.state === 'open') await askProvider(services, row, 'webhook');
  }
  const [order] = await services.db.select({ state: orders.state }).from(orders).where(isOrder(key));
  if (!order) throw new ProblemError('ORDER_NOT_FOUND');
  requirePayable(order);
  const live = await livePayments(services, key);
  if (live.some(({ state }) => state !== 'open')) throw new ProblemError('ORDER_PAID');
  return live;
}

/** Loads the payments that may still be paid or are, the last one first. */
async function livePayments({ db }: PaymentServices, { shopId, orderId }: OrderKey): Promise<PaymentRow[]> {
  const isLive = inArray(payments.state, [...livePaymentStates]);
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.shopId, shopId), eq(payments.orderId, orderId), isLive));
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Inserts a payment. @returns `undefined` when there is another payment than the known ones meanwhile. */
async function insertPayment(
  { clock, provider }: PaymentServices,
  tx: DatabaseWriter,
  { shopId, orderId, method, issuer, returnAddress }: PaymentWish,
  known: readonly PaymentRow[],
): Promise<Opening | undefined> {
  const now = clock();
  const id = createId('py');
  const order = await lockOrder(tx, { shopId, orderId });
  if (!order) throw new ProblemError('ORDER_NOT_FOUND');
  requirePayable(order);
  const record = await loadPayableRecord(tx, { shopId, orderId });
  const live = record.payments.filter(({ state }) => livePaymentStates.some((name) => name === state));
  if (live.some((row) => !known.some((other) => other.id === row.id))) return undefined;
  // What was reserved when it was placed is released by a payment that fails; another order may have taken it since.
  if (record.payments.length > 0) await reserveStock(tx, { shopId, orderId });
  if (order.totalIncVat === null) throw new Error(`Order ${orderId} is placed without a total.`);
  const payBefore =
    method === 'banktransfer' ? new Date((order.placedAt ?? now).getTime() + transferWithin) : order.payBefore;
  if (payBefore !== order.payBefore) await tx.update(orders).set({ payBefore }).where(isOrder({ shopId, orderId }));
  const event = { shopId, paymentId: id, at: now, state: 'open', cause: 'customer' } as const;
  const recorded = tx.$with('recorded').as(tx.insert(paymentEvents).values(event).returning({ id: paymentEvents.id }));
  const [row] = await tx
    .with(recorded)
    .insert(payments)
    .values({
      shopId,
      id,
      orderId,
      provider: provider.id,
      method,
      issuer: issuer ?? null,
      state: 'open',
      amount: order.totalIncVat,
      currency: order.currency,
      returnAddress: returnAddress(orderId, id),
      createdAt: now,
      changedAt: now,
    })
    .returning();
  return row && { payment: row, isKnown: false, record: { ...record, order: { ...record.order, payBefore } } };
}

/**
 * Cancels a payment by a method that is no longer wanted. If the provider cannot cancel it, it stays open and is
 * watched.
 */
async function cancel(services: PaymentServices, row: PaymentRow): Promise<void> {
  const { db, clock, provider } = services;
  const key = toPaymentKey(row);
  if (row.provider !== provider.id) {
    // Nobody can be asked about it.
    await db.transaction((tx) => movePayment(services, tx, key, 'canceled', 'customer', clock()));
    return;
  }
  const isShown =
    row.providerId !== null || (await db.transaction((tx) => cancelUnshown(services, tx, key, 'customer', clock())));
  if (!isShown) return;
  const shown = row.providerId === null ? await loadPayment(services, row.shopId, row.id) : row;
  if (!shown || shown.providerId === null) return;
  const seen = await provider.cancelPayment(shown.providerId);
  if (seen) await carryOut(services, shown, seen, 'customer');
}

/** Checks that no other payment was paid instead of cancelled; else cancels this one. @throws {ProblemError} `ORDER_PAID` */
async function requireUnpaid(services: PaymentServices, key: OrderKey, payment: PaymentRow): Promise<void> {
  const live = await livePayments(services, key);
  if (live.every(({ state }) => state === 'open')) return;
  const { db, clock } = services;
  await db.transaction((tx) => movePayment(services, tx, toPaymentKey(payment), 'canceled', 'customer', clock()));
  throw new ProblemError('ORDER_PAID');
}

/**
 * Opens a payment at the provider.
 *
 * @returns Whether it is open; it may have ended meanwhile.
 * @throws {ProblemError} `PAYMENT_METHOD_UNAVAILABLE`
 */
async function openAtProvider(
  services: PaymentServices,
  wish: PaymentWish,
  { payment, isKnown, record }: Opening,
  keep: KeepBegun,
): Promise<boolean> {
  const { db, clock, provider } = services;
  if (payment.providerId !== null) {
    // Open, but without a payment page: a temporary failure.
    if (payment.paymentPage === null) throw new ProblemError('PAYMENT_PROVIDER_UNAVAILABLE');
    const redirectUrl = payment.paymentPage;
    await db.transaction((tx) => keep(tx, { payment, redirectUrl, isKnown }));
    return true;
  }
  const wanted = toWantedPayment(record ?? (await loadPayableRecord(db, wish)), payment, wish.locale);
  const seen = await provider.createPayment(wanted).catch(async (error: unknown) => {
    if (!(error instanceof PaymentRefusedError)) throw error;
    services.report(error, `Payment ${payment.id} was refused by the provider`);
    await db.transaction((tx) => movePayment(services, tx, toPaymentKey(payment), 'failed', 'customer', clock()));
    throw new ProblemError('PAYMENT_METHOD_UNAVAILABLE');
  });
  const { paymentPage } = seen;
  const { named, isKept } = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(payments)
      .set({
        providerId: seen.id,
        paymentPage: paymentPage ?? null,
        expiresAt: seen.expiresAt ?? null,
        askedAt: clock(),
      })
      .where(and(isPayment(toPaymentKey(payment)), eq(payments.state, 'open')))
      .returning();
    // Nearly always it is open, and nothing is left to be carried out.
    if (!row || paymentPage === undefined || !isAsWanted(row, seen)) return { named: row, isKept: false };
    await keep(tx, { payment: row, redirectUrl: paymentPage, isKnown });
    return { named: row, isKept: true };
  });
  if (isKept) return true;
  if (!named) {
    // It was given up while we waited for the provider, by a process that did not know of its payment there.
    await provider.cancelPayment(seen.id);
    return false;
  }
  const stands = await carryOut(services, named, seen, 'webhook');
  const after = (await loadPayment(services, stands.shopId, stands.id)) ?? stands;
  if (!isWaiting(after) || paymentPage === undefined) return false;
  await db.transaction((tx) => keep(tx, { payment: after, redirectUrl: paymentPage, isKnown }));
  return true;
}

function isAsWanted({ state, amount, currency }: PaymentRow, seen: ProviderPayment): boolean {
  return seen.state === state && seen.amount === amount && seen.currency === currency && seen.refunded === 0;
}
