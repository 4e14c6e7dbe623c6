import { lt } from 'drizzle-orm';
import { mailTokens, sessions } from '../db/schema/customers.ts';
import type { AccountDatabase } from './account-database.ts';
import { eraseUnconfirmed } from './registration.ts';

/** Erases what has run out: sessions, tokens, and accounts that nobody has confirmed. */
export async function tidyAccounts(db: AccountDatabase, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
  await eraseUnconfirmed(db, now);
}
