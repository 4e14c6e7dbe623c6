import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { type CompanyRole, companies, companyInvitations, companyMembers } from '../db/schema/companies.ts';
import { ProblemError } from '../errors/problem.ts';
import { requireCustomer } from '../identity/customers.ts';
import { describeCompany, findMembership, holdCompany, isCompany, requireRole } from '../identity/memberships.ts';
import { limits } from '../limits/limit.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { postMail } from '../outbox/post-mail.ts';
import { createId, createToken, hashToken } from '../tokens/tokens.ts';
import { type CompanyServices, maxMembers } from './company-services.ts';

const administrators: readonly CompanyRole[] = ['Administrator'];

/** Milliseconds for which an invitation can be accepted. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** Invites somebody into the company. @throws {ProblemError} `NOT_FOUND`, `FORBIDDEN`, `RATE_LIMITED` */
export async function inviteToCompany(
  { db, clock, limiter, wakeMails }: CompanyServices,
  { shop, session, body, client }: OperationRequest<'inviteToCompany'>,
): Promise<void> {
  await limiter.count(limits.companyInvitationsOfAccount, `${session.shopId} ${session.customerId}`);
  const now = clock();
  await db.transaction(async (tx) => {
    const { company } = await holdCompany(tx, session, administrators);
    const { shopId, id: companyId } = company;
    const isOfCompany = and(eq(companyInvitations.shopId, shopId), eq(companyInvitations.companyId, companyId));
    await tx.delete(companyInvitations).where(and(isOfCompany, isTo(body.email)));
    if ((await tx.$count(companyInvitations, isOfCompany)) >= maxMembers) throw new ProblemError('RATE_LIMITED');
    const invitation = {
      ...body,
      shopId,
      companyId,
      id: createId('ci'),
      expiresAt: new Date(now.getTime() + lifetime),
    };
    await tx.insert(companyInvitations).values(invitation);
    const mail = { kind: 'companyInvitation', shopId, recipient: body.email, locale: shop.locale } as const;
    await postMail(tx, { ...mail, link: client.mailLink, invitationId: invitation.id }, now);
  });
  wakeMails();
}

/** Withdraws an invitation. @throws {ProblemError} `NOT_FOUND`, `FORBIDDEN` */
export async function withdrawCompanyInvitation(
  { db }: CompanyServices,
  { session, path }: OperationRequest<'withdrawCompanyInvitation'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { company } = await holdCompany(tx, session, administrators);
    const gone = await tx
      .delete(companyInvitations)
      .where(
        and(
          ...[eq(companyInvitations.shopId, company.shopId), eq(companyInvitations.companyId, company.id)],
          eq(companyInvitations.id, path.id),
        ),
      )
      .returning({ id: companyInvitations.id });
    if (gone.length === 0) throw new ProblemError('NOT_FOUND');
  });
}

/**
 * Makes a customer a member, if the invitation is to the address of their account.
 *
 * @throws {ProblemError} `TOKEN_INVALID`, `COMPANY_MEMBER`
 */
export async function joinCompany(
  { db, clock }: CompanyServices,
  { session, body }: OperationRequest<'joinCompany'>,
): Promise<components['schemas']['Company']> {
  const now = clock();
  const { email } = await requireCustomer(db, session);
  const { shopId, customerId } = session;
  return await db.transaction(async (tx) => {
    const isGood = and(
      ...[eq(companyInvitations.shopId, shopId), eq(companyInvitations.tokenHash, hashToken(body.token))],
      ...[gt(companyInvitations.expiresAt, now), isTo(email)],
    );
    const [known] = await tx.select().from(companyInvitations).where(isGood);
    if (!known) throw new ProblemError('TOKEN_INVALID');
    if (await findMembership(tx, session)) throw new ProblemError('COMPANY_MEMBER');
    const { companyId, role } = known;
    await tx
      .select({ id: companies.id })
      .from(companies)
      .where(isCompany({ shopId, id: companyId }))
      .for('update');
    // Of parallel uses of one token, one deletes it.
    const [used] = await tx.delete(companyInvitations).where(isGood).returning({ id: companyInvitations.id });
    if (!used) throw new ProblemError('TOKEN_INVALID');
    const joined = await tx
      .insert(companyMembers)
      .values({ shopId, customerId, companyId, role, joinedAt: now })
      .onConflictDoNothing()
      .returning({ companyId: companyMembers.companyId });
    if (joined.length === 0) throw new ProblemError('COMPANY_MEMBER');
    return await describeCompany(tx, await requireRole(tx, session));
  });
}

/**
 * Returns a new token for the mail with an invitation; the token of an earlier attempt becomes void.
 *
 * @returns `undefined` where there is no invitation any more.
 */
export async function issueInvitationToken(
  tx: DatabaseWriter,
  { shopId, invitationId }: { readonly shopId: string; readonly invitationId: string | null },
  now: Date,
): Promise<string | undefined> {
  if (invitationId === null) return undefined;
  const isIt = and(eq(companyInvitations.shopId, shopId), eq(companyInvitations.id, invitationId));
  const token = createToken();
  const issued = await tx
    .update(companyInvitations)
    .set({ tokenHash: hashToken(token) })
    .where(and(isIt, gt(companyInvitations.expiresAt, now)))
    .returning({ id: companyInvitations.id });
  return issued.length === 0 ? undefined : token;
}

/** Deletes invitations that nobody has accepted in time. */
export async function deleteExpiredInvitations(db: DatabaseWriter, now: Date): Promise<void> {
  await db.delete(companyInvitations).where(lt(companyInvitations.expiresAt, now));
}

const isTo = (email: string) => sql`lower(${companyInvitations.email}) = lower(${email})`;
