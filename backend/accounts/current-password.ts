import { eq, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { sessions } from '../db/schema/customers.ts';
import { ProblemError } from '../errors/problem.ts';
import type { CustomerSession } from '../identity/customer-session.ts';
import type { CustomerRow } from '../identity/customers.ts';
import { isPassword } from '../identity/passwords.ts';
import { endSession } from '../identity/sessions.ts';

/** Wrong passwords in a row that end a session: a stranger at an open session gets no more attempts. */
const tries = 5;

/**
 * Checks the current password.
 *
 * @throws {ProblemError} `PASSWORD_WRONG`; too many of these end the session.
 */
export async function checkCurrentPassword(
  db: DatabaseWriter,
  session: CustomerSession,
  customer: CustomerRow,
  password: string,
): Promise<void> {
  const isThis = eq(sessions.tokenHash, session.tokenHash);
  if (await isPassword(customer.passwordHash, password)) {
    await db.update(sessions).set({ wrongPasswords: 0 }).where(isThis);
    return;
  }
  const [counted] = await db
    .update(sessions)
    .set({ wrongPasswords: sql`${sessions.wrongPasswords} + 1` })
    .where(isThis)
    .returning({ wrongPasswords: sessions.wrongPasswords });
  if (counted && counted.wrongPasswords >= tries) await endSession(db, session.shopId, session.tokenHash);
  throw new ProblemError('PASSWORD_WRONG');
}
