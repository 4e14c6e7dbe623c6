import { and, eq, gt, ne } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { customers, sessions } from '../db/schema/customers.ts';
import { createToken, hashToken } from '../tokens/tokens.ts';
import type { CustomerKey } from './customer-key.ts';
import type { CustomerSession } from './customer-session.ts';
import { lifetimes } from './lifetimes.ts';

/** Starts a session of a customer. The token is answered once and never again. */
export async function startSession(
  db: DatabaseWriter,
  { shopId, customerId }: CustomerKey,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = createToken();
  const expiresAt = endOfUse(now, now);
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), shopId, customerId, startedAt: now, lastUsedAt: now, expiresAt });
  return { token, expiresAt };
}

/**
 * Returns the customer of a session token, which counts as using it; `undefined` when it is invalid, expired, or of
 * another shop.
 */
export async function resumeSession(
  db: DatabaseWriter,
  shopId: string,
  token: string,
  now: Date,
): Promise<CustomerSession | undefined> {
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ customerId: sessions.customerId, startedAt: sessions.startedAt, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(customers, and(eq(customers.shopId, sessions.shopId), eq(customers.id, sessions.customerId)))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.shopId, shopId),
        gt(sessions.expiresAt, now),
        eq(customers.state, 'Active'),
      ),
    );
  if (!found) return undefined;
  if (now.getTime() - found.lastUsedAt.getTime() >= lifetimes.sessionNoted) {
    await db
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: endOfUse(found.startedAt, now) })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return { shopId, customerId: found.customerId, tokenHash };
}

/** Ends one session of a shop; ending it again is no error. */
export async function endSession(db: DatabaseWriter, shopId: string, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.shopId, shopId)));
}

/** Ends all sessions of a customer. @param but - The session to keep. */
export async function endSessions(
  db: DatabaseWriter,
  { shopId, customerId }: CustomerKey,
  but?: CustomerSession,
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.shopId, shopId),
        eq(sessions.customerId, customerId),
        ...(but ? [ne(sessions.tokenHash, but.tokenHash)] : []),
      ),
    );
}

function endOfUse(startedAt: Date, usedAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + lifetimes.sessionUnused, startedAt.getTime() + lifetimes.sessionAtMost));
}
