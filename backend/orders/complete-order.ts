import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orderLines, orderNumbers } from '../db/schema/orders.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { carryOutOnce, type OnceAnswer } from '../operations/idempotency.ts';
import { findJustPlaced, lockCurrent } from '../order-rows/find-order.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import type { OrderKey, OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { orderNumber } from '../order-rows/order-number.ts';
import { reserveStock } from '../order-rows/stock.ts';
import { refuseBeyondLimit } from './customer-limit.ts';
import { getLocalYear } from './delivery-dates.ts';
import { describeApproval } from './describe-approval.ts';
import { findMadeToMeasure } from './made-to-measure.ts';
import { lockOffers } from './offered-prices.ts';
import { describePlacedOrder, toPlacedOrder } from './order-answer.ts';
import { createReading } from './order-in-progress.ts';
import type { OrderServices } from './order-services.ts';
import { payLocked, placeLocked } from './order-states.ts';
import type { ShopHome } from './order-vat.ts';
import { lockVoucher } from './order-voucher.ts';
import { countAvailable } from './price-lines.ts';
import { type PricedOrder, priceAsSeen, type Reading } from './price-order.ts';

type Order = components['schemas']['Order'];

/** Milliseconds for which a placed order waits for its payment. */
const payWithin = 7 * 24 * 60 * 60 * 1000;

/** Places the order in progress, once for each idempotency key. @throws {ProblemError} */
export async function completeOrder(
  services: OrderServices,
  request: OperationRequest<'completeOrder'>,
): Promise<OnceAnswer<Order>> {
  const { db, clock, wakeMails } = services;
  const reading = createReading(request, clock());
  const answer = await carryOutOnce<Order>(
    services,
    { operation: 'completeOrder', actor: reading.actor, key: request.headers['Idempotency-Key'], body: request.body },
    async (key) => {
      await db.transaction(async (tx) => {
        await key.take(tx);
        await key.keep(tx, 200, await place(tx, request, reading));
      });
    },
  );
  wakeMails();
  return answer;
}

async function place(
  tx: DatabaseWriter,
  { body, client }: OperationRequest<'completeOrder'>,
  reading: Reading,
): Promise<Order> {
  const { actor, now } = reading;
  const order = await lockCurrent(tx, actor);
  if (order?.state !== 'Cart') return await answerPlaced(tx, order ?? (await findJustPlaced(tx, actor, now)), now);
  const key = { shopId: order.shopId, orderId: order.id };
  await lockVoucher(tx, order);
  await lockOffers(tx, order.shopId, order.id);
  const { lines, sources, priced } = await priceAsSeen(tx, order, reading);
  refuseWhatCannotBePlaced(order, priced, body.version);
  const approval = describeApproval(order, priced);
  if (approval && approval.state !== 'approved') throw new ProblemError('APPROVAL_NEEDED');
  const { shipping, totals, voucher, discounts } = priced;
  const isDiscounted = voucher?.state === 'applied';
  if (!shipping) throw new ProblemError('DELIVERY_UNAVAILABLE');
  const isStocked = lines.some(({ productId, variantId }) => {
    const product = sources.products.get(productId);
    return product && countAvailable(product, variantId) !== undefined;
  });
  if (isStocked) await reserveStock(tx, key);
  const number = await nextNumber(tx, order.shopId, sources.home, now);
  await refuseBeyondLimit(tx, order, lines, sources.products, now);
  const recorded = recordLines(lines, priced.lines, findMadeToMeasure(priced.lines, sources.products));
  const record = {
    number,
    record: { totals, shipping, ...(isDiscounted && { voucher, discounts }) },
    // One that does not count has not been used.
    voucherCode: isDiscounted ? order.voucherCode : null,
    totalIncVat: totals.totalIncVat,
    remark: body.remark ?? null,
    inviteToReview: body.inviteToReview ?? false,
    statusPage: client.mailLink ?? null,
    placedAt: now,
    payBefore: totals.totalIncVat === 0 ? null : new Date(now.getTime() + payWithin),
  };
  const placed = await placeLocked(tx, order, record, writingLines(tx, key, recorded), 'customer', now);
  if (totals.totalIncVat === 0) return await payNothing(tx, placed.order, now);
  const parts = { lines: recorded, payments: [], kept: [], history: placed.history };
  return describePlacedOrder(placed.order, sources.home, parts, now);
}

/** Makes an order `Paid` of which nothing is to be paid. It has no payment and no invoice. */
async function payNothing(tx: DatabaseWriter, order: OrderRow, now: Date): Promise<Order> {
  await payLocked(tx, order, 'customer', now, async () => undefined);
  const paid = await lockOrder(tx, { shopId: order.shopId, orderId: order.id });
  if (!paid) throw new Error(`Order ${order.id} was deleted while it was locked.`);
  return await toPlacedOrder(tx, paid, now);
}

/** Returns the lines as they are placed. */
function recordLines(
  rows: readonly LineRow[],
  priced: PricedOrder['lines'],
  madeToMeasure: ReadonlySet<string>,
): LineRow[] {
  const records = new Map(priced.map((line) => [line.id, { ...line, changes: [] }]));
  return rows.map((row) => ({
    ...row,
    record: records.get(row.id) ?? row.record,
    // One whose price does not count has not been used.
    offerId: records.get(row.id)?.offerId ?? null,
    madeToMeasure: madeToMeasure.has(row.id),
  }));
}

/** Writes the lines as they are placed, as a part of the statement that places the order. */
function writingLines(tx: DatabaseWriter, { shopId }: OrderKey, lines: readonly LineRow[]) {
  const written = lines.map(({ id, record, madeToMeasure, offerId }) => ({
    ...{ id, record, offer: offerId },
    made: madeToMeasure,
  }));
  return tx.$with('placed_lines', { id: sql<string>`id`.as('id') }).as(sql`
    update ${orderLines} set record = w.record, made_to_measure = w.made, offer_id = w.offer
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w(id text, record jsonb, made boolean, offer text)
    where ${orderLines.shopId} = ${shopId} and ${orderLines.id} = w.id
    returning w.id`);
}

/** Checks that an order can be placed. @throws {ProblemError} when it cannot. */
export function refuseWhatCannotBePlaced(order: OrderRow, priced: PricedOrder, version: number): void {
  const { lines, missing, fingerprint } = priced;
  if (lines.length === 0) throw new ProblemError('ORDER_EMPTY');
  if (order.version !== version || fingerprint !== order.seen) throw new ProblemError('ORDER_CHANGED');
  const changes = new Set(lines.flatMap((line) => line.changes.map(({ kind }) => kind)));
  if (changes.has('soldOut') || changes.has('quantityLimited')) throw new ProblemError('OUT_OF_STOCK');
  if (changes.has('configurationOutdated') || changes.has('gone')) throw new ProblemError('CONFIGURATION_OUTDATED');
  if (missing.some((what) => what !== 'shipping')) throw new ProblemError('ORDER_INCOMPLETE');
  if (missing.length > 0) throw new ProblemError(order.delivery === null ? 'ORDER_INCOMPLETE' : 'DELIVERY_UNAVAILABLE');
}

/** Answers with the order that was placed already. @throws {ProblemError} `ORDER_NOT_FOUND`, `ORDER_CANCELLED` */
async function answerPlaced(tx: DatabaseWriter, order: OrderRow | undefined, now: Date): Promise<Order> {
  if (!order || order.placedAt === null) throw new ProblemError('ORDER_NOT_FOUND');
  if (order.state === 'Cancelled') throw new ProblemError('ORDER_CANCELLED');
  return await toPlacedOrder(tx, order, now);
}

/** Returns the next number, without gaps: the row stays locked until the transaction ends. */
async function nextNumber(tx: DatabaseWriter, shopId: string, { timeZone }: ShopHome, now: Date): Promise<string> {
  const year = getLocalYear(now, timeZone);
  const [counted] = await tx
    .insert(orderNumbers)
    .values({ shopId, year, last: 1 })
    .onConflictDoUpdate({
      target: [orderNumbers.shopId, orderNumbers.year],
      set: { last: sql`${orderNumbers.last} + 1` },
    })
    .returning({ last: orderNumbers.last });
  if (!counted) throw new Error(`No number was counted for ${shopId} in ${year}.`);
  return orderNumber(shopId, year, counted.last);
}
