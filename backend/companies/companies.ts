import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import { type CompanyRole, companies, companyMembers } from '../db/schema/companies.ts';
import { ProblemError } from '../errors/problem.ts';
import { requireCustomer } from '../identity/customers.ts';
import {
  describeCompany,
  findMembership,
  hasOtherAdministrator,
  holdCompany,
  isCompany,
  isMember,
  removeMember,
  requireRole,
} from '../identity/memberships.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { createId } from '../tokens/tokens.ts';
import type { CompanyServices } from './company-services.ts';

type Company = components['schemas']['Company'];

const administrators: readonly CompanyRole[] = ['Administrator'];

/** Returns the company of the customer. @throws {ProblemError} `NOT_FOUND` */
export async function getCompany(
  { db }: CompanyServices,
  { session }: OperationRequest<'getCompany'>,
): Promise<Company> {
  return await describeCompany(db, await requireRole(db, session));
}

/** Starts a company with the customer as its administrator. @throws {ProblemError} `COMPANY_MEMBER` */
export async function startCompany(
  { db, clock }: CompanyServices,
  { session, body }: OperationRequest<'startCompany'>,
): Promise<Company> {
  const { shopId, id: customerId } = await requireCustomer(db, session);
  const now = clock();
  return await db.transaction(async (tx) => {
    if (await findMembership(tx, session)) throw new ProblemError('COMPANY_MEMBER');
    const id = createId('co');
    await tx
      .insert(companies)
      .values({ shopId, id, name: body.name, approveFrom: body.approveFrom ?? null, createdAt: now });
    const joined = await tx
      .insert(companyMembers)
      .values({ shopId, customerId, companyId: id, role: 'Administrator', joinedAt: now })
      .onConflictDoNothing()
      .returning({ companyId: companyMembers.companyId });
    // Another request of the same customer was faster.
    if (joined.length === 0) throw new ProblemError('COMPANY_MEMBER');
    return await describeCompany(tx, await requireRole(tx, session));
  });
}

/** Changes the name of a company, and which orders need an approval. @throws {ProblemError} `NOT_FOUND`, `FORBIDDEN` */
export async function updateCompany(
  { db }: CompanyServices,
  { session, body }: OperationRequest<'updateCompany'>,
): Promise<Company> {
  return await db.transaction(async (tx) => {
    const { company } = await holdCompany(tx, session, administrators);
    const changed = { name: body.name, approveFrom: body.approveFrom ?? null };
    await tx.update(companies).set(changed).where(isCompany(company));
    return await describeCompany(tx, await requireRole(tx, session));
  });
}

/** Changes the role of a member. @throws {ProblemError} `NOT_FOUND`, `FORBIDDEN`, `ADMINISTRATOR_NEEDED` */
export async function setCompanyRole(
  { db }: CompanyServices,
  { session, path, body }: OperationRequest<'setCompanyRole'>,
): Promise<Company> {
  return await db.transaction(async (tx) => {
    const { company } = await holdCompany(tx, session, administrators);
    const key = { shopId: company.shopId, customerId: path.id };
    const [member] = await tx
      .select()
      .from(companyMembers)
      .where(and(isMember(key), eq(companyMembers.companyId, company.id)));
    if (!member) throw new ProblemError('NOT_FOUND');
    const steps = member.role === 'Administrator' && body.role !== 'Administrator';
    if (steps && !(await hasOtherAdministrator(tx, member))) throw new ProblemError('ADMINISTRATOR_NEEDED');
    await tx.update(companyMembers).set({ role: body.role }).where(isMember(key));
    return await describeCompany(tx, await requireRole(tx, session));
  });
}

/** Takes a member out of the company: anybody themselves, an administrator others. @throws {ProblemError} `NOT_FOUND`, `FORBIDDEN`, `ADMINISTRATOR_NEEDED` */
export async function removeCompanyMember(
  { db }: CompanyServices,
  { session, path }: OperationRequest<'removeCompanyMember'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOneself = path.id === session.customerId;
    const { company } = await holdCompany(tx, session, isOneself ? undefined : administrators);
    const isOfCompany = and(eq(companyMembers.shopId, company.shopId), eq(companyMembers.companyId, company.id));
    const [member] = await tx
      .select()
      .from(companyMembers)
      .where(and(isOfCompany, eq(companyMembers.customerId, path.id)));
    if (!member) throw new ProblemError('NOT_FOUND');
    const isLast = (await tx.$count(companyMembers, isOfCompany)) === 1;
    if (!isLast && member.role === 'Administrator' && !(await hasOtherAdministrator(tx, member))) {
      throw new ProblemError('ADMINISTRATOR_NEEDED');
    }
    await removeMember(tx, member);
  });
}
