import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { type ReviewState, reviews } from '../db/schema/reviews.ts';
import { StartupError } from '../errors/startup-error.ts';

/** A review in an operator's list. */
export interface OperatedReview {
  readonly shop: string;
  readonly id: string;
  readonly order: string;
  readonly product: string;
  readonly state: ReviewState;
  readonly stars: number;
  /** Null: it has none. */
  readonly title: string | null;
  readonly text: string;
  readonly name: string;
  readonly locale: string;
  readonly writtenAt: string;
}

/** Max. reviews of a list. */
const maxListed = 200;

/** Returns reviews, the longest waiting first. @param state - Absent: those that nobody has decided about. */
export async function listReviews(
  db: Db,
  { shop, state = 'waiting' }: { readonly shop: string | undefined; readonly state: ReviewState | undefined },
): Promise<OperatedReview[]> {
  return await select(db)
    .where(and(eq(reviews.state, state), ...(shop === undefined ? [] : [eq(reviews.shopId, shop)])))
    .orderBy(asc(reviews.writtenAt), asc(reviews.id))
    .limit(maxListed)
    .then((rows) => rows.map(toOperated));
}

/** Shows a review to everybody, also one that was refused. @throws {StartupError} when there is none. */
export async function publishReview(db: Db, id: string, now: Date): Promise<OperatedReview> {
  return await decide(db, id, { state: 'published', refusal: null, decidedAt: now });
}

/**
 * Does not show a review, or no longer; its author sees the reason on the page of the order.
 *
 * @throws {StartupError} when there is none.
 */
export async function refuseReview(db: Db, id: string, reason: string, now: Date): Promise<OperatedReview> {
  return await decide(db, id, { state: 'refused', refusal: reason.slice(0, 2000), decidedAt: now });
}

async function decide(
  db: Db,
  id: string,
  decision: Pick<typeof reviews.$inferInsert, 'state' | 'refusal' | 'decidedAt'>,
): Promise<OperatedReview> {
  await db.update(reviews).set(decision).where(eq(reviews.id, id));
  const [decided] = await select(db).where(eq(reviews.id, id));
  if (!decided) {
    throw new StartupError(`There is no review ${id}.`, 'order reviews list shows those that wait.');
  }
  return toOperated(decided);
}

const select = (db: Db) =>
  db
    .select({ review: reviews, number: orders.number })
    .from(reviews)
    .innerJoin(orders, and(eq(orders.shopId, reviews.shopId), eq(orders.id, reviews.orderId)))
    .$dynamic();

function toOperated({
  review,
  number,
}: {
  readonly review: typeof reviews.$inferSelect;
  readonly number: string | null;
}): OperatedReview {
  const { shopId, id, productId, state, stars, title, text, name, locale, writtenAt } = review;
  return {
    shop: shopId,
    id,
    order: number ?? '',
    product: productId,
    state,
    stars,
    title,
    text,
    name,
    locale,
    writtenAt: writtenAt.toISOString(),
  };
}
