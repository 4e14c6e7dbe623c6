import { and, eq, gt, lt } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { orderTokens } from '../db/schema/orders.ts';
import { createToken, hashToken } from '../tokens/tokens.ts';
import type { OrderKey } from './order-key.ts';

/** Milliseconds until a token in a mail about an order expires. */
const orderTokenLifetime = 180 * 24 * 60 * 60 * 1000;

/** Issues a token for a mail about a placed order. Earlier ones stay valid. */
export async function issueOrderToken(db: DatabaseWriter, key: OrderKey, now: Date): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + orderTokenLifetime);
  await db.insert(orderTokens).values({ ...key, tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Finds the order of a token in a mail; `undefined` when there is none, or it has expired. */
export async function findOrderByToken(
  db: DatabaseWriter,
  shopId: string,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select({ orderId: orderTokens.orderId })
    .from(orderTokens)
    .where(
      and(eq(orderTokens.tokenHash, hashToken(token)), eq(orderTokens.shopId, shopId), gt(orderTokens.expiresAt, now)),
    );
  return found?.orderId;
}

export async function deleteExpiredOrderTokens(db: DatabaseWriter, now: Date): Promise<void> {
  await db.delete(orderTokens).where(lt(orderTokens.expiresAt, now));
}
