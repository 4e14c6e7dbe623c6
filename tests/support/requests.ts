import { newsletterSubscriptions, newsletterTokens } from '#backend/db/schema/newsletter.ts';
import { createToken, hashToken } from '#backend/tokens/tokens.ts';
import type { TestBackend } from './backend.ts';
import { freshEmail } from './customers.ts';

/** Values of the spam guard in a form filled in by a person. */
export const byPerson = { trap: '', elapsedMs: 18_400 } as const;

/** Creates a sender with a new e-mail address. */
export function freshSender() {
  return { customerType: 'Private', firstName: 'Anna', lastName: 'Peeters', email: freshEmail() } as const;
}

/** Creates a token of a new subscription, as in a mail. */
export async function addNewsletterToken(
  { backend }: TestBackend,
  purpose: 'confirm' | 'unsubscribe',
): Promise<{ readonly email: string; readonly token: string }> {
  const { db } = backend.database;
  const [token, email] = [createToken(), freshEmail()];
  const row = { shopId: 'quiet', id: `nl-${token}`, email, locale: 'en-GB', changedAt: new Date() };
  await db.insert(newsletterSubscriptions).values({ ...row, status: purpose === 'confirm' ? 'Pending' : 'Subscribed' });
  const expiresAt = purpose === 'confirm' ? new Date(Date.now() + 3_600_000) : null;
  await db
    .insert(newsletterTokens)
    .values({ tokenHash: hashToken(token), shopId: 'quiet', subscriptionId: row.id, purpose, expiresAt });
  return { email, token };
}
