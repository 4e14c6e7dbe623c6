import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { toStoredVatNumber } from '../checks/stored-vat-number.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { customers } from '../db/schema/customers.ts';
import { fieldProblem } from '../errors/field-problem.ts';
import { ProblemError } from '../errors/problem.ts';
import { type CustomerRow, findByEmail, isCustomer, noteEvents } from '../identity/customers.ts';
import { lifetimes, tokenLifetimes } from '../identity/lifetimes.ts';
import { spendMailToken } from '../identity/mail-tokens.ts';
import { hashPassword, isPassword } from '../identity/passwords.ts';
import { limits } from '../limits/limit.ts';
import { clientKey } from '../limits/limiter.ts';
import type { BodyOf, OperationRequest } from '../operations/handler.ts';
import { postMail } from '../outbox/post-mail.ts';
import { createId } from '../tokens/tokens.ts';
import type { AccountServices } from './account-services.ts';

/**
 * Opens an account that cannot be used until its address is confirmed, and mails the link for that.
 *
 * @returns Until when the link works.
 * @throws {ProblemError} `EMAIL_IN_USE`, `RATE_LIMITED`, and `VALIDATION_FAILED` for an invalid VAT number or a domain
 * without mail.
 */
export async function register(
  { db, clock, limiter, checkEmailDomain, wakeMails, wakeVatChecks }: AccountServices,
  { shop, body, client }: OperationRequest<'register'>,
): Promise<Date> {
  await limiter.count(limits.registrationOfClient, clientKey(shop.shopId, client.address));
  const now = clock();
  const fresh = await newCustomer(shop.shopId, shop.locale, body, now);
  const { verdict } = await checkEmailDomain(body.email.slice(body.email.lastIndexOf('@') + 1));
  if (verdict === 'unreachable') throw fieldProblem('/email', 'email_invalid_domain', 'names a domain without mail');
  await db.transaction(async (tx) => {
    await eraseUnconfirmed(tx, now);
    const [made] = await tx.insert(customers).values(fresh).onConflictDoNothing().returning({ id: customers.id });
    const customerId = made?.id ?? (await sameAgain(tx, shop.shopId, body)).id;
    if (made) await noteEvents(tx, { shopId: shop.shopId, customerId }, now, ['registered']);
    const { shopId, locale } = shop;
    await postMail(
      tx,
      { kind: 'confirmRegistration', shopId, customerId, recipient: body.email, locale, link: client.mailLink },
      now,
    );
  });
  wakeMails();
  if (fresh.vatNumber !== null) wakeVatChecks();
  return new Date(now.getTime() + tokenLifetimes.registration);
}

/** Makes an account active. @throws {ProblemError} `TOKEN_INVALID`, `RATE_LIMITED` */
export async function verifyRegistration(
  { db, clock, limiter }: AccountServices,
  { shop, body, client }: OperationRequest<'verifyRegistration'>,
): Promise<void> {
  await limiter.count(limits.verificationOfClient, clientKey(shop.shopId, client.address));
  const now = clock();
  await db.transaction(async (tx) => {
    const key = await spendMailToken(tx, { shopId: shop.shopId, token: body.token, purpose: 'registration', now });
    await activate(tx, key, now);
  });
}

/** Makes an account with a confirmed address active. An active or disabled account stays as it is. */
export async function activate(
  db: DatabaseWriter,
  key: { readonly shopId: string; readonly customerId: string },
  now: Date,
): Promise<void> {
  const activated = await db
    .update(customers)
    .set({ state: 'Active', verifyBefore: null, changedAt: now })
    .where(and(isCustomer(key), eq(customers.state, 'Unverified')))
    .returning({ id: customers.id });
  if (activated.length > 0) await noteEvents(db, key, now, ['verified']);
}

/** Deletes accounts that were not confirmed in time, with all their data. */
export async function eraseUnconfirmed(db: DatabaseWriter, now: Date): Promise<void> {
  await db.delete(customers).where(and(isNotNull(customers.verifyBefore), lt(customers.verifyBefore, now)));
}

async function newCustomer(shopId: string, locale: string, body: BodyOf<'register'>, now: Date) {
  const business = body.customerType === 'Business' ? body : undefined;
  return {
    shopId,
    id: createId('cu'),
    email: body.email,
    state: 'Unverified' as const,
    locale,
    newsletter: body.newsletter ?? false,
    customerType: body.customerType,
    firstName: body.firstName,
    lastName: body.lastName,
    phone: body.phone ?? null,
    companyName: business?.companyName ?? null,
    ...toStoredVatNumber(business?.vatNumber),
    passwordHash: await hashPassword(body.password),
    createdAt: now,
    changedAt: now,
    verifyBefore: new Date(now.getTime() + lifetimes.unverified),
  };
}

/**
 * Returns the unconfirmed account of a second registration with the same address and password, which gets the link
 * again.
 */
async function sameAgain(tx: DatabaseWriter, shopId: string, body: BodyOf<'register'>): Promise<CustomerRow> {
  const known = await findByEmail(tx, shopId, body.email);
  const isSame = await isPassword(known?.passwordHash, body.password);
  if (known?.state !== 'Unverified' || !isSame) throw new ProblemError('EMAIL_IN_USE');
  return known;
}
