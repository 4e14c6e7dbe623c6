import { and, asc, desc, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader } from '../db/database.ts';
import { orderEvents } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import type { OrderRow } from './order-key.ts';
import { loadLines } from './price-lines.ts';
import type { PricedOrder } from './price-order.ts';

type Schemas = components['schemas'];
type Order = Schemas['Order'];
type PaymentRow = typeof payments.$inferSelect;

/** An order in progress as it is answered. */
export function toOrderInProgress(order: OrderRow, priced: PricedOrder): Order {
  const { lines, totals, shipping, missing } = priced;
  return {
    ...headOf(order),
    ...{ lines: [...lines], lineCount: lines.length, totals, missing },
    ...(shipping && { shipping }),
  };
}

/** A placed order as it is answered: a record, with how it stands. */
export async function toPlacedOrder(db: DatabaseReader, order: OrderRow): Promise<Order> {
  const { record, number, placedAt, payBefore } = order;
  if (record === null || number === null || placedAt === null) throw new Error(`Order ${order.id} is not placed.`);
  const lines = (await loadLines(db, order)).map((line) => line.record);
  const history = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.shopId, order.shopId), eq(orderEvents.orderId, order.id)))
    .orderBy(asc(orderEvents.id))
    .limit(mostEvents);
  const paid = await loadPayments(db, order);
  const [last] = paid;
  const counting = countingPayment(paid);
  return {
    ...headOf(order),
    ...{ number, lines, lineCount: lines.length, totals: record.totals, shipping: record.shipping, missing: [] },
    placedAt: placedAt.toISOString(),
    ...(payBefore && { payBefore: payBefore.toISOString() }),
    ...(counting && { paymentState: counting.state }),
    ...(last && { payment: toPayment(last) }),
    history: history.map(({ at, state, paymentState, cause }) => ({
      ...{ at: at.toISOString(), state, cause },
      ...(paymentState !== null && { paymentState }),
    })),
  };
}

/** Payments of an order, the last one first. */
export async function loadPayments(
  db: DatabaseReader,
  { shopId, id }: Pick<OrderRow, 'shopId' | 'id'>,
): Promise<PaymentRow[]> {
  return await db
    .select()
    .from(payments)
    .where(and(eq(payments.shopId, shopId), eq(payments.orderId, id)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** The payment that counts: the one that brought the money, or else the last. @param ofOrder - The last one first. */
export function countingPayment(ofOrder: readonly PaymentRow[]): PaymentRow | undefined {
  return ofOrder.find(({ state }) => state === 'paid' || state === 'refunded') ?? ofOrder[0];
}

export function toPayment(payment: PaymentRow): Schemas['Payment'] {
  const { id, orderId, method, state, amount, refunded, currency, createdAt, changedAt, expiresAt } = payment;
  return {
    ...{ id, orderId, method, state, amount, refunded, currency },
    ...{ createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() },
    ...(expiresAt && state === 'open' && { expiresAt: expiresAt.toISOString() }),
  };
}

/** Events that the spec lets an order have. */
const mostEvents = 100;

function headOf(order: OrderRow) {
  const { id, version, state, locale, country, currency, details, remark, createdAt, changedAt } = order;
  return {
    ...{ id, version, state, locale, country, currency },
    ...(details && { details }),
    ...(remark !== null && { remark }),
    ...{ createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() },
  };
}
