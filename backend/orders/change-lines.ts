import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orderLines } from '../db/schema/orders.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { findReadable } from '../order-rows/find-order.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { toLocalDay } from './delivery-dates.ts';
import { type Choice, type ChoiceContext, chooseFromLine, chooseNew } from './line-choice.ts';
import { openOrder } from './open-order.ts';
import { loadDraft, type OrderDraft } from './order-draft.ts';
import { answerChanged, createReading } from './order-in-progress.ts';
import type { OrderServices } from './order-services.ts';
import { getOrderVat } from './order-vat.ts';
import type { Reading } from './price-order.ts';
import { loadNamed } from './price-sources.ts';
import { putLine } from './put-line.ts';

type Order = components['schemas']['Order'];

/** Max. lines of an order. */
export const maxLines = 200;

/**
 * Adds a product to the order in progress, and opens one where there is none. A line of an offer that is in it already stays as it is.
 *
 * @param offerId - The offer at whose price it is added; absent: none.
 * @throws {ProblemError}
 */
export async function addOrderLine(
  { db, clock }: OrderServices,
  request: Pick<OperationRequest<'addOrderLine'>, 'shop' | 'actor' | 'body'>,
  offerId: string | null = null,
): Promise<{ readonly order: Order; readonly token: string | undefined }> {
  const { body } = request;
  return await db.transaction(async (tx) => {
    const asked = createReading(request, clock());
    const { order: opened, token } = await openOrder(tx, asked.shop, asked.actor, asked.now);
    const reading =
      token === undefined
        ? asked
        : { ...asked, actor: { kind: 'guest' as const, shopId: asked.actor.shopId, orderToken: token } };
    const draft = await loadDraft(tx, opened, reading, { productId: body.productId, offerId });
    const { order, lines } = draft;
    const context = toContext(tx, draft, reading);
    const choice = await chooseNew(context, body, offerId, reading.now);
    const same = lines.find(({ sameness }) => sameness === choice.sameness);
    if (!same && lines.length >= maxLines) throw new ProblemError('ORDER_FULL');
    const line = await putLine(tx, context, {
      order,
      lines,
      choice,
      replaced: same,
      quantity:
        same && offerId !== null ? Math.max(same.quantity, body.quantity) : (same?.quantity ?? 0) + body.quantity,
      configurationId: body.configurationId ?? same?.configurationId ?? null,
    });
    const changed = same ? lines.map((other) => (other === same ? line : other)) : [...lines, line];
    return { order: await answerChanged(tx, await withLine(tx, draft, line, changed, context.shop), reading), token };
  });
}

/** Updates the quantity of a line, its configuration, or both. @throws {ProblemError} */
export async function updateOrderLine(
  { db, clock }: OrderServices,
  request: OperationRequest<'updateOrderLine'>,
): Promise<Order> {
  const { body, path } = request;
  return await db.transaction(async (tx) => {
    const reading = createReading(request, clock());
    const held = await holdLine(tx, reading, path.id);
    const draft = await loadDraft(tx, held.order, reading);
    const { order, lines } = draft;
    const context = toContext(tx, draft, reading);
    const choice: Choice = await chooseFromLine(context, held.line, body, reading.now);
    const same = lines.find(({ sameness, id }) => sameness === choice.sameness && id !== held.line.id);
    if (same) await removeLine(tx, same);
    const others = lines.filter((line) => line !== same);
    const changed = await putLine(tx, context, {
      order,
      choice,
      replaced: held.line,
      lines: others,
      quantity: (body.quantity ?? held.line.quantity) + (same?.quantity ?? 0),
      configurationId: body.configurationId ?? (body.values ? null : held.line.configurationId),
    });
    const left = others.map((line) => (line.id === changed.id ? changed : line));
    return await answerChanged(tx, await withLine(tx, draft, changed, left, context.shop), reading);
  });
}

/** Removes a line. @throws {ProblemError} `NOT_FOUND`, `ORDER_PLACED` */
export async function removeOrderLine(
  { db, clock }: OrderServices,
  request: OperationRequest<'removeOrderLine'>,
): Promise<Order> {
  return await db.transaction(async (tx) => {
    const reading = createReading(request, clock());
    const { order, line } = await holdLine(tx, reading, request.path.id);
    await removeLine(tx, line);
    return await answerChanged(tx, await loadDraft(tx, order, reading), reading);
  });
}

function toContext(tx: DatabaseWriter, { order, sources }: OrderDraft, { shop, actor, now }: Reading): ChoiceContext {
  const view = { ...shop, country: order.country, currency: order.currency };
  const today = toLocalDay(now, sources.home.timeZone);
  return { db: tx, shop: view, actor, sources, today, vat: getOrderVat(order, sources.home.country) };
}

/** Returns a draft with a line that has been written. */
async function withLine(
  tx: DatabaseWriter,
  draft: OrderDraft,
  written: LineRow,
  lines: readonly LineRow[],
  shop: ShopView,
): Promise<OrderDraft> {
  const sources = { ...draft.sources, ...(await loadNamed(tx, shop, lines)) };
  const storedLines = [...draft.storedLines.filter(({ id }) => id !== written.id), written];
  return { ...draft, storedLines, lines, sources };
}

/** Locks the order of a line of the actor. @throws {ProblemError} `NOT_FOUND`, `ORDER_PLACED` */
async function holdLine(
  tx: DatabaseWriter,
  { actor, now }: Reading,
  lineId: string,
): Promise<{ readonly order: OrderRow; readonly line: LineRow }> {
  const isLine = and(eq(orderLines.shopId, actor.shopId), eq(orderLines.id, lineId));
  const [known] = await tx.select({ orderId: orderLines.orderId }).from(orderLines).where(isLine);
  const readable = known && (await findReadable(tx, actor, known.orderId, now));
  const order = readable && (await lockOrder(tx, { shopId: readable.shopId, orderId: readable.id }));
  if (!order) throw new ProblemError('NOT_FOUND');
  if (order.state !== 'Cart') throw new ProblemError('ORDER_PLACED');
  // It may have been removed while we waited for the lock.
  const [line] = await tx.select().from(orderLines).where(isLine);
  if (!line) throw new ProblemError('NOT_FOUND');
  return { order, line };
}

async function removeLine(tx: DatabaseWriter, { shopId, id }: LineRow): Promise<void> {
  await tx.delete(orderLines).where(and(eq(orderLines.shopId, shopId), eq(orderLines.id, id)));
}
