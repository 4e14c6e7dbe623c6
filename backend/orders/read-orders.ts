import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { AccountDatabase, CustomerKey } from '../accounts/account-database.ts';
import type { OperationRequest } from '../api/handler.ts';
import { ProblemError } from '../api/problem.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { findInProgress, findReadable } from './find-order.ts';
import { countingPayment, loadPayments, toOrderInProgress, toPlacedOrder } from './order-answer.ts';
import { readingOf } from './order-in-progress.ts';
import type { OrderRow } from './order-key.ts';
import type { OrderServices } from './order-services.ts';
import { lockOrder } from './order-states.ts';
import { followLocale, priceAndNote, priceOrder, type Reading } from './price-order.ts';

type Order = components['schemas']['Order'];

/** Pictures of an order in a list. */
const mostImages = 4;

/** An order in progress at today's prices, or a placed one as it was. @throws {ProblemError} `ORDER_NOT_FOUND` */
export async function getOrder({ db, clock }: OrderServices, request: OperationRequest<'getOrder'>): Promise<Order> {
  const { id } = request.path;
  const reading = readingOf(request, clock());
  return await db.transaction(async (tx) => {
    const { asker, now } = reading;
    const found = id === 'current' ? await findInProgress(tx, asker) : await findReadable(tx, asker, id, now);
    if (!found) throw new ProblemError('ORDER_NOT_FOUND');
    return await readOrder(tx, found, reading);
  });
}

/** An order as it is answered. */
async function readOrder(tx: AccountDatabase, found: OrderRow, reading: Reading): Promise<Order> {
  // Reading an order in progress may count up its version.
  const order = found.state === 'Cart' ? await lockOrder(tx, { shopId: found.shopId, orderId: found.id }) : found;
  if (!order) throw new ProblemError('ORDER_NOT_FOUND');
  if (order.placedAt !== null) return await toPlacedOrder(tx, order);
  const noted = await priceAndNote(tx, await followLocale(tx, order, reading), reading);
  return toOrderInProgress(noted.order, noted.priced);
}

/** The placed orders of the customer, newest first. */
export async function listOrders(
  { db }: OrderServices,
  { session, query }: OperationRequest<'listOrders'>,
): Promise<components['schemas']['OrderList']> {
  const { page = 1, pageSize = 20 } = query;
  const isTheirs = isPlacedBy(session);
  const [counted] = await db.select({ total: count() }).from(orders).where(isTheirs);
  const total = counted?.total ?? 0;
  const rows = await db
    .select()
    .from(orders)
    .where(isTheirs)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items: components['schemas']['OrderSummary'][] = [];
  for (const row of rows) items.push(await summarise(db, row));
  return { items, total, page, pageSize, pages: Math.ceil(total / pageSize) };
}

/** The order in progress of a customer, if any, and every placed one, newest first. */
export async function loadOrdersOf(db: AccountDatabase, key: CustomerKey, now: Date, most: number): Promise<Order[]> {
  const asker = { shopId: key.shopId, customer: key, orderToken: undefined };
  const inProgress = await findInProgress(db, asker);
  const answers: Order[] = [];
  if (inProgress) {
    const { locale, country, currency } = inProgress;
    const shop = { shopId: key.shopId, locale, country, currency };
    answers.push(toOrderInProgress(inProgress, await priceOrder(db, inProgress, { shop, asker, now })));
  }
  const rows = await db.select().from(orders).where(isPlacedBy(key)).orderBy(desc(orders.placedAt)).limit(most);
  for (const row of rows) answers.push(await toPlacedOrder(db, row));
  return answers;
}

const isPlacedBy = ({ shopId, customerId }: CustomerKey) =>
  and(eq(orders.shopId, shopId), eq(orders.customerId, customerId), isNotNull(orders.placedAt));

async function summarise(db: AccountDatabase, order: OrderRow): Promise<components['schemas']['OrderSummary']> {
  const { shopId, id, number, state, record, placedAt, currency } = order;
  if (number === null || record === null || placedAt === null) throw new Error(`Order ${id} is not placed.`);
  const lines = await db
    .select({ quantity: orderLines.quantity, record: orderLines.record })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), inArray(orderLines.orderId, [id])))
    .orderBy(orderLines.position);
  const counting = countingPayment(await loadPayments(db, order));
  return {
    ...{ id, number, state, currency, placedAt: placedAt.toISOString() },
    ...(counting && { paymentState: counting.state }),
    ...{ totalIncVat: record.totals.totalIncVat, totalExcVat: record.totals.totalExcVat },
    ...{ lineCount: lines.length, unitCount: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    images: lines.flatMap(({ record: line }) => (line.image ? [line.image] : [])).slice(0, mostImages),
  };
}
