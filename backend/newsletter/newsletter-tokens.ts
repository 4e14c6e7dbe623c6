import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { newsletterSubscriptions, newsletterTokens } from '../db/schema/newsletter.ts';
import { createToken, hashToken } from '../tokens/tokens.ts';
import { newsletterLifetimes } from './newsletter-lifetimes.ts';

export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect;

/** Issues a token for a mail. A confirming token makes earlier unused ones void. */
export async function issueNewsletterToken(
  db: DatabaseWriter,
  { shopId, id }: Pick<SubscriptionRow, 'shopId' | 'id'>,
  purpose: 'confirm' | 'unsubscribe',
  now: Date,
): Promise<string> {
  if (purpose === 'confirm') {
    await db
      .delete(newsletterTokens)
      .where(
        and(
          eq(newsletterTokens.shopId, shopId),
          eq(newsletterTokens.subscriptionId, id),
          eq(newsletterTokens.purpose, purpose),
          isNull(newsletterTokens.usedAt),
        ),
      );
  }
  const token = createToken();
  const expiresAt = purpose === 'confirm' ? new Date(now.getTime() + newsletterLifetimes.unconfirmed) : null;
  await db
    .insert(newsletterTokens)
    .values({ tokenHash: hashToken(token), shopId, subscriptionId: id, purpose, expiresAt });
  return token;
}

interface TokenUse {
  readonly shopId: string;
  readonly token: string;
  readonly purpose: 'confirm' | 'unsubscribe';
  readonly now: Date;
}

/** Returns the subscription of a token; `undefined` when the token is unknown or expired. */
export async function findByToken(
  db: DatabaseWriter,
  { shopId, token, purpose, now }: TokenUse,
): Promise<SubscriptionRow | undefined> {
  const [found] = await db
    .select({ subscription: newsletterSubscriptions })
    .from(newsletterTokens)
    .innerJoin(
      newsletterSubscriptions,
      and(
        eq(newsletterSubscriptions.shopId, newsletterTokens.shopId),
        eq(newsletterSubscriptions.id, newsletterTokens.subscriptionId),
      ),
    )
    .where(
      and(
        eq(newsletterTokens.tokenHash, hashToken(token)),
        eq(newsletterTokens.shopId, shopId),
        eq(newsletterTokens.purpose, purpose),
        or(isNull(newsletterTokens.expiresAt), gt(newsletterTokens.expiresAt, now)),
      ),
    );
  return found?.subscription;
}

/** Uses a token up; of parallel uses one succeeds. @returns Whether this was the one. */
export async function spendNewsletterToken(db: DatabaseWriter, token: string, now: Date): Promise<boolean> {
  const used = await db
    .update(newsletterTokens)
    .set({ usedAt: now })
    .where(and(eq(newsletterTokens.tokenHash, hashToken(token)), isNull(newsletterTokens.usedAt)))
    .returning({ tokenHash: newsletterTokens.tokenHash });
  return used.length > 0;
}
