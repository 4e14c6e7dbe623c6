import { and, count, desc, eq, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { ProblemError } from '../errors/problem.ts';
import { toActor } from '../identity/actor.ts';
import type { CustomerKey } from '../identity/customer-key.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { findInProgress, findReadable, lockCurrent } from '../order-rows/find-order.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { toOrderInProgress, toOrderSummaries, toPlacedOrder } from './order-answer.ts';
import { loadDraft } from './order-draft.ts';
import { answerRead, createReading } from './order-in-progress.ts';
import type { OrderServices } from './order-services.ts';
import { loadPricedOrder, type Reading } from './price-order.ts';

type Order = components['schemas']['Order'];

/**
 * Returns an order in progress at today's prices, or a placed one as it was.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`
 */
export async function getOrder({ db, clock }: OrderServices, request: OperationRequest<'getOrder'>): Promise<Order> {
  const { id } = request.path;
  const reading = createReading(request, clock());
  return await db.transaction(async (tx) => {
    const { actor, now } = reading;
    if (id === 'current') {
      // Reading an order in progress may increment its version.
      const order = await lockCurrent(tx, actor);
      if (order?.state !== 'Cart') throw new ProblemError('ORDER_NOT_FOUND');
      return await answerRead(tx, await loadDraft(tx, order, reading), reading);
    }
    const found = await findReadable(tx, actor, id, now);
    if (!found) throw new ProblemError('ORDER_NOT_FOUND');
    return await readOrder(tx, found, reading);
  });
}

/** Returns an order as the API answers it. */
async function readOrder(tx: DatabaseWriter, found: OrderRow, reading: Reading): Promise<Order> {
  // Reading an order in progress may increment its version.
  const order = found.state === 'Cart' ? await lockOrder(tx, { shopId: found.shopId, orderId: found.id }) : found;
  if (!order) throw new ProblemError('ORDER_NOT_FOUND');
  if (order.placedAt !== null) return await toPlacedOrder(tx, order, reading.now);
  return await answerRead(tx, await loadDraft(tx, order, reading), reading);
}

/** Returns the placed orders of the customer, newest first. */
export async function listOrders(
  { db, clock }: OrderServices,
  { session, query }: OperationRequest<'listOrders'>,
): Promise<components['schemas']['OrderList']> {
  const { page = 1, pageSize = 20, state, q } = query;
  const isTheirs = and(
    isPlacedBy(session),
    ...(state === undefined ? [] : [inArray(orders.state, state)]),
    ...(q === undefined ? [] : [contains(q.trim())]),
  );
  const [counted] = await db.select({ total: count() }).from(orders).where(isTheirs);
  const total = counted?.total ?? 0;
  const rows = await db
    .select()
    .from(orders)
    .where(isTheirs)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = await toOrderSummaries(db, rows, clock());
  return { items, total, page, pageSize, pages: Math.ceil(total / pageSize) };
}

/** Returns the order in progress of a customer, if any, and every placed one, newest first. */
export async function loadCustomerOrders(
  db: DatabaseWriter,
  key: CustomerKey,
  now: Date,
  most: number,
): Promise<Order[]> {
  const actor = toActor(key.shopId, key, undefined);
  const inProgress = await findInProgress(db, actor);
  const answers: Order[] = [];
  if (inProgress) {
    const { locale, country, currency } = inProgress;
    const shop = { shopId: key.shopId, locale, country, currency };
    answers.push(toOrderInProgress(inProgress, await loadPricedOrder(db, inProgress, { shop, actor, now })));
  }
  const rows = await db.select().from(orders).where(isPlacedBy(key)).orderBy(desc(orders.placedAt)).limit(most);
  for (const row of rows) answers.push(await toPlacedOrder(db, row, now));
  return answers;
}

const isPlacedBy = ({ shopId, customerId }: CustomerKey) =>
  and(eq(orders.shopId, shopId), eq(orders.customerId, customerId), isNotNull(orders.placedAt));

/** Returns a condition: an order's number, or the name or article number of one of its products contains a text. */
function contains(text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const isOfOrder = and(eq(orderLines.shopId, orders.shopId), eq(orderLines.orderId, orders.id));
  const words = sql`concat_ws(' ', ${orderLines.record}->>'name', ${orderLines.record}->>'variantName', ${orderLines.record}->>'sku')`;
  return or(
    ilike(orders.number, pattern),
    sql`exists (select 1 from ${orderLines} where ${isOfOrder} and ${words} ilike ${pattern})`,
  );
}
