import { sql } from 'drizzle-orm';
import { customers } from '../db/schema/customers.ts';
import { ProblemError } from '../errors/problem.ts';
import { isCustomer, noteEvents } from '../identity/customers.ts';
import { checkMailToken, spendMailToken } from '../identity/mail-tokens.ts';
import { hashPassword } from '../identity/passwords.ts';
import { endSessions } from '../identity/sessions.ts';
import { limits } from '../limits/limit.ts';
import { clientKey, emailKey } from '../limits/limiter.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { postMail } from '../outbox/post-mail.ts';
import type { AccountServices } from './account-services.ts';
import { activate } from './registration.ts';

/**
 * Puts a mail into the outbox for any address. Whether an account has the address is only looked up when the mail is
 * sent, so that neither the answer nor its timing reveals it.
 *
 * @throws {ProblemError} `RATE_LIMITED`
 */
export async function requestPasswordReset(
  { db, clock, limiter, wakeMails }: AccountServices,
  { shop: { shopId, locale }, body, client }: OperationRequest<'requestPasswordReset'>,
): Promise<void> {
  await limiter.count(limits.forgotOfClient, clientKey(shopId, client.address));
  await limiter.count(limits.forgotOfAddress, emailKey(shopId, body.email));
  await postMail(db, { kind: 'resetPassword', shopId, recipient: body.email, locale, link: client.mailLink }, clock());
  wakeMails();
}

/** Checks that a token is valid. @throws {ProblemError} `TOKEN_INVALID`, `RATE_LIMITED` */
export async function validatePasswordReset(
  { db, clock, limiter }: AccountServices,
  { shop: { shopId }, body, client }: OperationRequest<'validatePasswordReset'>,
): Promise<void> {
  await limiter.count(limits.resetCheckOfClient, clientKey(shopId, client.address));
  await checkMailToken(db, { shopId, token: body.token, purpose: 'passwordReset', now: clock() });
}

/** Sets a new password and ends every session. @throws {ProblemError} `TOKEN_INVALID`, `RATE_LIMITED` */
export async function resetPassword(
  { db, clock, limiter, wakeMails }: AccountServices,
  { shop: { shopId }, body, client }: OperationRequest<'resetPassword'>,
): Promise<void> {
  await limiter.count(limits.resetOfClient, clientKey(shopId, client.address));
  const now = clock();
  const use = { shopId, token: body.token, purpose: 'passwordReset', now } as const;
  // Checked first, so that made-up tokens cost no hashing.
  await checkMailToken(db, use);
  const passwordHash = await hashPassword(body.newPassword);
  const address = await db.transaction(async (tx) => {
    const key = await spendMailToken(tx, use);
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash, changedAt: now, version: sql`${customers.version} + 1` })
      .where(isCustomer(key))
      .returning({ email: customers.email, locale: customers.locale });
    if (!customer) throw new ProblemError('TOKEN_INVALID');
    await endSessions(tx, key);
    await noteEvents(tx, key, now, ['passwordReset']);
    // Reading the mail proves that the address is theirs.
    await activate(tx, key, now);
    const { email: recipient, locale } = customer;
    await postMail(tx, { kind: 'passwordChanged', ...key, recipient, locale }, now);
    return recipient;
  });
  // What strangers guessed of the old password keeps nobody from logging in with the new one.
  await limiter.clear(limits.loginOfAccount, emailKey(shopId, address));
  wakeMails();
}
