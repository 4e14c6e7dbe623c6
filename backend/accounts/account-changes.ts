import { and, eq, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { isUniqueViolation } from '../db/is-unique-violation.ts';
import { type AccountEventName, customers } from '../db/schema/customers.ts';
import { ProblemError } from '../errors/problem.ts';
import type { CustomerKey } from '../identity/customer-key.ts';
import { type CustomerRow, findByEmail, isCustomer, noteEvents, requireCustomer } from '../identity/customers.ts';
import { spendMailToken, withdrawMailTokens } from '../identity/mail-tokens.ts';
import { hashPassword } from '../identity/passwords.ts';
import { endSessions } from '../identity/sessions.ts';
import { limits } from '../limits/limit.ts';
import type { BodyOf, OperationRequest } from '../operations/handler.ts';
import { postMail } from '../outbox/post-mail.ts';
import type { AccountServices } from './account-services.ts';
import { checkCurrentPassword } from './current-password.ts';
import { toCustomer } from './customer-answer.ts';

/**
 * Changes e-mail address, password, language or newsletter.
 *
 * @throws {ProblemError} `PASSWORD_WRONG`, `CONFLICT`, `EMAIL_IN_USE`, `LOCALE_UNKNOWN`, `RATE_LIMITED`
 */
export async function updateMe(
  services: AccountServices,
  { session, body, client }: OperationRequest<'updateMe'>,
): Promise<components['schemas']['Customer']> {
  const { db, clock, limiter, resolveShop, wakeMails } = services;
  const before = await requireCustomer(services.db, session);
  if (body.locale !== undefined) await resolveShop(session.shopId, body.locale);
  if (body.email !== undefined || body.newPassword !== undefined) {
    await limiter.count(limits.credentialChangesOfAccount, `${session.shopId} ${session.customerId}`);
  }
  if (body.currentPassword !== undefined) await checkCurrentPassword(db, session, before, body.currentPassword);
  const passwordHash = body.newPassword === undefined ? undefined : await hashPassword(body.newPassword);
  const now = clock();
  const after = await db.transaction(async (tx) => {
    // Token first, then account, as in a reset: in the other order the two could deadlock.
    if (passwordHash !== undefined) await withdrawMailTokens(tx, pickKey(session), 'passwordReset');
    const changed = await changeAccount(tx, before, body, passwordHash, now);
    if (passwordHash !== undefined) await endSessions(tx, session, session);
    if (body.email !== undefined) await announceEmail(tx, before, changed, client.mailLink, now);
    if (passwordHash !== undefined) {
      const { email: recipient, locale } = changed;
      await postMail(tx, { kind: 'passwordChanged', ...pickKey(session), recipient, locale }, now);
    }
    if (body.newsletter === false) await services.endNewsletter(tx, session.shopId, before.email, now);
    await noteEvents(tx, session, now, listEvents(before, body));
    return changed;
  });
  wakeMails();
  return toCustomer(after);
}

/** Confirms a changed e-mail address. @throws {ProblemError} `TOKEN_INVALID`, `EMAIL_IN_USE` */
export async function verifyMe(
  { db, clock }: AccountServices,
  { session, body }: OperationRequest<'verifyMe'>,
): Promise<void> {
  const now = clock();
  try {
    await db.transaction(async (tx) => {
      const use = { shopId: session.shopId, token: body.token, purpose: 'emailChange', now } as const;
      const { customerId } = await spendMailToken(tx, use);
      // The transaction is rolled back, so the token stays valid for its owner.
      if (customerId !== session.customerId) throw new ProblemError('TOKEN_INVALID');
      // The old address may belong to somebody else, who could use the link.
      await withdrawMailTokens(tx, pickKey(session), 'passwordReset');
      await tx
        .update(customers)
        .set({
          email: sql`coalesce(${customers.pendingEmail}, ${customers.email})`,
          pendingEmail: null,
          changedAt: now,
          version: sql`${customers.version} + 1`,
        })
        .where(isCustomer(session));
      await noteEvents(tx, session, now, ['emailChanged']);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new ProblemError('EMAIL_IN_USE') : error;
  }
}

async function changeAccount(
  tx: DatabaseWriter,
  before: CustomerRow,
  body: BodyOf<'updateMe'>,
  passwordHash: string | undefined,
  now: Date,
): Promise<CustomerRow> {
  const other = body.email === undefined ? undefined : await findByEmail(tx, before.shopId, body.email);
  if (other && other.id !== before.id) throw new ProblemError('EMAIL_IN_USE');
  const isNew = body.email !== undefined && !other;
  const [changed] = await tx
    .update(customers)
    .set({
      ...(body.email !== undefined && { pendingEmail: isNew ? body.email : null }),
      ...(passwordHash !== undefined && { passwordHash }),
      ...(body.locale !== undefined && { locale: body.locale }),
      ...(body.newsletter !== undefined && { newsletter: body.newsletter }),
      changedAt: now,
      version: sql`${customers.version} + 1`,
    })
    .where(and(isCustomer({ shopId: before.shopId, customerId: before.id }), eq(customers.version, body.version)))
    .returning();
  if (!changed) throw new ProblemError('CONFLICT');
  return changed;
}

/** Mails the link to the new address and a notice to the old one. Withdrawing the change makes the link void. */
async function announceEmail(
  tx: DatabaseWriter,
  before: CustomerRow,
  { shopId, id: customerId, locale, pendingEmail }: CustomerRow,
  link: string | undefined,
  now: Date,
): Promise<void> {
  const key = { shopId, customerId };
  await withdrawMailTokens(tx, key, 'emailChange');
  if (pendingEmail === null) return;
  await postMail(tx, { kind: 'confirmEmail', ...key, recipient: pendingEmail, locale, link }, now);
  await postMail(tx, { kind: 'emailChanging', ...key, recipient: before.email, locale }, now);
}

function listEvents(before: CustomerRow, { newPassword, newsletter }: BodyOf<'updateMe'>): AccountEventName[] {
  const events: AccountEventName[] = newPassword === undefined ? [] : ['passwordChanged'];
  if (newsletter !== undefined && newsletter !== before.newsletter) {
    events.push(newsletter ? 'newsletterOn' : 'newsletterOff');
  }
  return events;
}

function pickKey({ shopId, customerId }: CustomerKey): CustomerKey {
  return { shopId, customerId };
}
