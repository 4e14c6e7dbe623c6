import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { DatabaseReader, Db } from '../db/database.ts';
import { reviews } from '../db/schema/reviews.ts';
import { ProblemError } from '../errors/problem.ts';
import { limits } from '../limits/limit.ts';
import { clientKey, type Limiter } from '../limits/limiter.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { findReadable, lockPlaced } from '../order-rows/find-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { loadLines } from '../order-rows/order-lines.ts';
import { createId } from '../tokens/tokens.ts';

type Schemas = components['schemas'];
type ReviewRow = typeof reviews.$inferSelect;

/** The services that reviews need. */
export interface ReviewServices {
  readonly db: Db;
  readonly clock: () => Date;
  readonly limiter: Limiter;
}

/** Returns the products of a delivered order, each once, with their reviews. @throws {ProblemError} `ORDER_NOT_FOUND` */
export async function listOrderReviews(
  { db, clock }: ReviewServices,
  { actor, path }: OperationRequest<'listOrderReviews'>,
): Promise<Schemas['OrderReviews']> {
  const order = await findReadable(db, actor, path.id, clock());
  if (!order || order.placedAt === null || order.details === null) throw new ProblemError('ORDER_NOT_FOUND');
  if (order.state !== 'Completed') return { items: [] };
  const written = await loadReviews(db, order);
  return {
    items: (await loadProducts(db, order)).map(({ productId, record: { name, image } }) => {
      const review = written.find((one) => one.productId === productId);
      return { productId, name, ...(image && { image }), ...(review && { review: toOwnReview(review) }) };
    }),
  };
}

/**
 * Keeps what a customer says of a product of an order, in place of what they said before. The shop has to read it again.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`, `REVIEW_NOT_POSSIBLE`, `RATE_LIMITED`
 */
export async function writeReview(
  { db, clock, limiter }: ReviewServices,
  { actor, path, body, shop, client }: OperationRequest<'writeReview'>,
): Promise<Schemas['OwnReview']> {
  await limiter.count(limits.reviewsOfClient, clientKey(shop.shopId, client.address));
  const now = clock();
  return await db.transaction(async (tx) => {
    const order = await lockPlaced(tx, actor, path.id, now);
    if (!order) throw new ProblemError('ORDER_NOT_FOUND');
    const products = order.state === 'Completed' ? await loadProducts(tx, order) : [];
    if (!products.some(({ productId }) => productId === path.productId)) throw new ProblemError('REVIEW_NOT_POSSIBLE');
    const said = {
      // A new one for new words: an operator publishes what they have read, and nothing that was written since.
      id: createId('rv'),
      state: 'waiting' as const,
      stars: body.stars,
      title: body.title ?? null,
      text: body.text,
      name: body.name,
      locale: shop.locale,
      writtenAt: now,
      decidedAt: null,
      refusal: null,
    };
    const { shopId, id: orderId } = order;
    const [kept] = await tx
      .insert(reviews)
      .values({ shopId, orderId, productId: path.productId, ...said })
      .onConflictDoUpdate({ target: [reviews.shopId, reviews.orderId, reviews.productId], set: said })
      .returning();
    if (!kept) throw new Error(`The review of ${path.productId} in ${orderId} was not kept.`);
    return toOwnReview(kept);
  });
}

/** Returns whether every product of an order has a review of its customer. */
export async function isReviewed(db: DatabaseReader, order: OrderRow): Promise<boolean> {
  const written = new Set((await loadReviews(db, order)).map(({ productId }) => productId));
  return (await loadProducts(db, order)).every(({ productId }) => written.has(productId));
}

/** Returns the first line of each product of an order. */
async function loadProducts(db: DatabaseReader, order: OrderRow) {
  const lines = await loadLines(db, order);
  return lines.filter(({ productId }, index) => lines.findIndex((line) => line.productId === productId) === index);
}

async function loadReviews(db: DatabaseReader, { shopId, id }: OrderRow): Promise<ReviewRow[]> {
  return await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.shopId, shopId), eq(reviews.orderId, id)));
}

function toOwnReview({ stars, title, text, name, state, refusal }: ReviewRow): Schemas['OwnReview'] {
  return { stars, ...(title !== null && { title }), text, name, state, ...(refusal !== null && { refusal }) };
}
