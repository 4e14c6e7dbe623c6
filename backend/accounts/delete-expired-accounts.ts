import { lt, or } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { mailTokens, sessions } from '../db/schema/customers.ts';
import { mails } from '../db/schema/mails.ts';
import { lifetimes } from '../identity/lifetimes.ts';
import { eraseUnconfirmed } from './registration.ts';

/** Deletes expired sessions and tokens, old records of mails, and accounts that were not confirmed in time. */
export async function deleteExpiredAccounts(db: DatabaseWriter, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
  const before = new Date(now.getTime() - lifetimes.mailNoted);
  await db.delete(mails).where(or(lt(mails.sentAt, before), lt(mails.failedAt, before)));
  await eraseUnconfirmed(db, now);
}
