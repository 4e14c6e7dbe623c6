import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { customers } from '../db/schema/customers.ts';
import { newsletterSubscriptions, newsletterTokens } from '../db/schema/newsletter.ts';
import { noteEvents } from '../identity/customers.ts';
import { createId } from '../tokens/tokens.ts';
import { newsletterLifetimes } from './newsletter-lifetimes.ts';
import type { SubscriptionRow } from './newsletter-tokens.ts';

interface Wish {
  readonly shopId: string;
  readonly email: string;
  readonly firstName: string | undefined;
  readonly locale: string;
}

/** Adds an unconfirmed subscription. An active one stays active. */
export async function noteWish(
  db: DatabaseWriter,
  { shopId, email, firstName, locale }: Wish,
  now: Date,
): Promise<void> {
  const eraseAt = new Date(now.getTime() + newsletterLifetimes.unconfirmed);
  const wish = { email, firstName: firstName ?? null, locale, status: 'Pending' as const, changedAt: now, eraseAt };
  await db
    .insert(newsletterSubscriptions)
    .values({ shopId, id: createId('nl'), ...wish })
    .onConflictDoNothing();
  await db
    .update(newsletterSubscriptions)
    .set(wish)
    .where(and(matchesAddress(shopId, email), ne(newsletterSubscriptions.status, 'Subscribed')));
}

export async function findSubscription(
  db: DatabaseWriter,
  shopId: string,
  email: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(newsletterSubscriptions).where(matchesAddress(shopId, email));
  return row;
}

/** Begins or ends a subscription, and updates the account with its address. @returns The subscription. */
export async function setSubscribed(
  db: DatabaseWriter,
  { shopId, id, email }: Pick<SubscriptionRow, 'shopId' | 'id' | 'email'>,
  subscribed: boolean,
  now: Date,
): Promise<'Subscribed' | 'Unsubscribed'> {
  const status = subscribed ? 'Subscribed' : 'Unsubscribed';
  const eraseAt = subscribed ? null : new Date(now.getTime() + newsletterLifetimes.ended);
  await db
    .update(newsletterSubscriptions)
    .set({ status, changedAt: now, eraseAt })
    .where(and(eq(newsletterSubscriptions.shopId, shopId), eq(newsletterSubscriptions.id, id)));
  const changed = await db
    .update(customers)
    .set({ newsletter: subscribed, changedAt: now, version: sql`${customers.version} + 1` })
    .where(
      and(
        eq(customers.shopId, shopId),
        eq(sql`lower(${customers.email})`, email.toLowerCase()),
        eq(customers.newsletter, !subscribed),
      ),
    )
    .returning({ customerId: customers.id });
  for (const { customerId } of changed) {
    await noteEvents(db, { shopId, customerId }, now, [subscribed ? 'newsletterOn' : 'newsletterOff']);
  }
  return status;
}

/** Ends the subscription of an address at the request of its account. */
export async function endSubscription(db: DatabaseWriter, shopId: string, email: string, now: Date): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ status: 'Unsubscribed', changedAt: now, eraseAt: new Date(now.getTime() + newsletterLifetimes.ended) })
    .where(and(matchesAddress(shopId, email), ne(newsletterSubscriptions.status, 'Unsubscribed')));
}

/** Deletes a subscription at once, with its tokens. */
export async function eraseSubscription(db: DatabaseWriter, shopId: string, email: string): Promise<void> {
  await db.delete(newsletterSubscriptions).where(matchesAddress(shopId, email));
}

/** Deletes unconfirmed and ended subscriptions past their lifetime, and expired tokens. */
export async function deleteExpiredSubscriptions(db: DatabaseWriter, now: Date): Promise<void> {
  await db
    .delete(newsletterSubscriptions)
    .where(and(isNotNull(newsletterSubscriptions.eraseAt), lt(newsletterSubscriptions.eraseAt, now)));
  await db.delete(newsletterTokens).where(lt(newsletterTokens.expiresAt, now));
}

function matchesAddress(shopId: string, email: string) {
  return and(
    eq(newsletterSubscriptions.shopId, shopId),
    eq(sql`lower(${newsletterSubscriptions.email})`, email.toLowerCase()),
  );
}
