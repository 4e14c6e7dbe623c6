import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import { type OrderState, orders } from '../db/schema/orders.ts';
import { StartupError } from '../errors/startup-error.ts';
import { issueCreditNote, issueInvoice } from '../invoices/issue-invoice.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import { isOrder, type OrderRow } from '../order-rows/order-key.ts';
import { countingPayment, loadPayments } from '../order-rows/payment-rows.ts';
import { isDay, toLocalDay } from '../orders/delivery-dates.ts';
import { toPlacedOrder } from '../orders/order-answer.ts';
import { moveOrder, orderTransitions, payOrder } from '../orders/order-states.ts';
import { loadHome } from '../orders/order-vat.ts';
import { trackingUrl } from '../orders/tracking-url.ts';
import { voidAccount } from '../payments/account-payments.ts';
import { oweRefund } from '../payments/refunds.ts';

/** A placed order in an operator's list. */
export interface OperatedOrder {
  readonly shop: string;
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly paymentState: string | null;
  readonly placedAt: string;
  readonly currency: string;
  /** Cents. */
  readonly totalIncVat: number;
  /** Null: the customer has deleted their account. */
  readonly email: string | null;
}

/** The order that an operator names. */
export interface OrderName {
  /** Its number or its identifier. */
  readonly name: string;
  /** Absent: of any shop. */
  readonly shop: string | undefined;
}

/** Max. orders of a list. */
const maxListed = 200;

/** Returns placed orders, newest first. */
export async function listPlaced(
  db: Db,
  { shop, state }: { readonly shop: string | undefined; readonly state: OrderState | undefined },
): Promise<OperatedOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.placedAt),
        ...(shop === undefined ? [] : [eq(orders.shopId, shop)]),
        ...(state === undefined ? [] : [eq(orders.state, state)]),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(maxListed);
  const listed: OperatedOrder[] = [];
  for (const row of rows) listed.push(await summarise(db, row));
  return listed;
}

/** Returns a placed order in full. @throws {StartupError} when there is none, or several. */
export async function showPlaced(
  db: Db,
  name: OrderName,
  now: Date,
): Promise<components['schemas']['Order'] & { readonly shop: string }> {
  const order = await findOrder(db, name);
  return { shop: order.shopId, ...(await toPlacedOrder(db, order, now)) };
}

/**
 * Moves an order to its next state; the customer gets a mail.
 *
 * @param to - Absent: the next state of an order that is paid.
 * @param delivered - Day of the delivery, `YYYY-MM-DD`, for Completed only; absent: today, in the time zone of the
 * shop.
 * @throws {StartupError} when there is no such transition, or the day of the delivery is impossible.
 */
export async function advance(
  db: Db,
  name: OrderName,
  to: OrderState | undefined,
  now: Date,
  delivered?: string,
): Promise<OperatedOrder> {
  const order = await findOrder(db, name);
  const allowed: readonly OrderState[] = orderTransitions[order.state];
  const target = to ?? allowed.find((state) => state !== 'Cancelled');
  if (to === undefined && order.state === 'Placed') {
    throw new StartupError(
      `${order.number} waits for its payment.`,
      'If the money has come another way, say so with --to Paid.',
    );
  }
  if (target === undefined || target === 'Cancelled') {
    throw new StartupError(
      `${order.number} is ${order.state}: nothing follows.`,
      'An order is cancelled with order cancel.',
    );
  }
  if (target !== 'Completed') {
    if (delivered === undefined) return await move(db, order, target, now);
    throw new StartupError(
      `${order.number} becomes ${target}, which is no delivery.`,
      'Use --delivered with --to Completed.',
    );
  }
  const { timeZone } = await loadHome(db, order.shopId);
  const today = toLocalDay(now, timeZone);
  const day = delivered ?? today;
  const placed = order.placedAt === null ? today : toLocalDay(order.placedAt, timeZone);
  if (!isDay(day) || day > today || day < placed) {
    throw new StartupError(
      `${order.number} cannot have been delivered on ${day}.`,
      `It was placed on ${placed}, and today is ${today}: name a day between them as YYYY-MM-DD.`,
    );
  }
  return await move(db, order, 'Completed', now, { deliveredOn: day });
}

/** The parcel of an order, as an operator describes it. */
export interface Parcel {
  readonly carrier: string;
  readonly tracking: string;
  /** Absent: the carrier's tracking page, where it is known. */
  readonly url: string | undefined;
}

/**
 * Marks an order as shipped; the customer gets a mail with the number of the parcel. On an order that is already
 * shipped, only the parcel is updated.
 *
 * @throws {StartupError} when it is not in production or shipped, or the address is invalid.
 */
export async function ship(db: Db, name: OrderName, parcel: Parcel, now: Date): Promise<OperatedOrder> {
  const order = await findOrder(db, name);
  const { carrier, tracking: number } = parcel;
  const url =
    parcel.url ?? trackingUrl(carrier, number, order.details?.deliveryAddress ?? order.details?.billingAddress);
  if (url !== undefined && (!URL.canParse(url) || new URL(url).protocol !== 'https:')) {
    throw new StartupError(`${url} is no address of a page.`, 'Name one that begins with https://.');
  }
  const tracking = { carrier, number, ...(url !== undefined && { url }) };
  if (order.state !== 'Shipped') return await move(db, order, 'Shipped', now, { tracking });
  await db
    .update(orders)
    .set({ tracking })
    .where(isOrder({ shopId: order.shopId, orderId: order.id }));
  return await summarise(db, await findOrder(db, { name: order.id, shop: order.shopId }));
}

/** Cancels an order and releases its stock. Payments are not refunded. @throws {StartupError} */
export async function cancel(db: Db, name: OrderName, now: Date): Promise<OperatedOrder> {
  return await move(db, await findOrder(db, name), 'Cancelled', now);
}

/**
 * Owes the customer a refund of their payment, or a part of it; the backend pays it as soon as it runs, and sends a
 * mail.
 *
 * @param amount - Cents; absent: all that has not been refunded yet.
 * @throws {StartupError} when nothing was paid, or a refund is under way.
 */
export async function refund(db: Db, name: OrderName, amount: number | undefined, now: Date): Promise<OperatedOrder> {
  const order = await findOrder(db, name);
  await db.transaction(async (tx) => {
    await lockOrder(tx, { shopId: order.shopId, orderId: order.id });
    const paid = (await loadPayments(tx, order)).find(({ state }) => state === 'paid');
    if (!paid) throw new StartupError(`Nothing has been paid for ${order.number}.`, 'See order show.');
    if (amount !== undefined && amount > paid.amount - paid.refunded) {
      throw new StartupError(
        `No more than ${paid.amount - paid.refunded} cents of ${order.number} can be paid back.`,
        'Without --amount all of it is.',
      );
    }
    const key = { shopId: order.shopId, paymentId: paid.id };
    const isNew = await oweRefund(tx, key, { amount: amount ?? paid.amount - paid.refunded, reason: 'operator' }, now);
    if (!isNew)
      throw new StartupError(`${order.number} is being paid back already.`, 'Start the backend to have it done.');
  });
  return await summarise(db, await findOrder(db, name));
}

/** Moves an order to another state. @param noted - Columns to change in the same transaction. */
async function move(
  db: Db,
  order: OrderRow,
  to: OrderState,
  now: Date,
  noted?: Partial<Pick<OrderRow, 'tracking' | 'deliveredOn'>>,
): Promise<OperatedOrder> {
  const key = { shopId: order.shopId, orderId: order.id };
  const outcome = await db.transaction(async (tx) => {
    const moved =
      to === 'Paid'
        ? await payOrder(tx, key, 'operator', now, issueInvoice)
        : await moveOrder(tx, key, to, 'operator', now);
    if (moved === 'moved' && to === 'Cancelled') await voidAccount(tx, order, issueCreditNote, now);
    if (moved === 'moved' && noted) await tx.update(orders).set(noted).where(isOrder(key));
    return moved;
  });
  if (outcome !== 'moved') {
    const allowed = orderTransitions[order.state];
    throw new StartupError(
      `${order.number} is ${order.state} and cannot become ${to}.`,
      allowed.length === 0 ? 'It is at its end.' : `It can become ${allowed.join(' or ')}.`,
    );
  }
  return await summarise(db, await findOrder(db, { name: order.id, shop: order.shopId }));
}

/** Returns the order that an operator names. @throws {StartupError} when there is none, or several. */
export async function findOrder(db: Db, { name, shop }: OrderName): Promise<OrderRow> {
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.placedAt),
        or(eq(orders.number, name.toUpperCase()), eq(orders.id, name)),
        ...(shop === undefined ? [] : [eq(orders.shopId, shop)]),
      ),
    );
  const [order, another] = found;
  if (!order) throw new StartupError(`There is no order ${name}.`, 'order list shows those that there are.');
  if (another) {
    const shops = found.map(({ shopId }) => shopId).join(', ');
    throw new StartupError(`Several shops have an order ${name}: ${shops}.`, 'Name the shop with --shop.');
  }
  return order;
}

export async function summarise(db: Db, order: OrderRow): Promise<OperatedOrder> {
  const { shopId, id, number, state, placedAt, currency, totalIncVat, details } = order;
  const counting = countingPayment(await loadPayments(db, order));
  return {
    shop: shopId,
    id,
    number: number ?? '',
    state,
    paymentState: counting?.state ?? null,
    currency,
    placedAt: placedAt?.toISOString() ?? '',
    totalIncVat: totalIncVat ?? 0,
    email: details?.email ?? null,
  };
}
