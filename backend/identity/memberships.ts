import { and, asc, eq, ne } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { DatabaseReader, DatabaseWriter } from '../db/database.ts';
import {
  type CompanyRole,
  type CompanyRow,
  companies,
  companyInvitations,
  companyMembers,
  type MemberRow,
} from '../db/schema/companies.ts';
import { customers } from '../db/schema/customers.ts';
import { ProblemError } from '../errors/problem.ts';
import type { CustomerKey } from './customer-key.ts';

type Schemas = components['schemas'];

/** A customer as a member of their company. */
export interface Membership {
  readonly company: CompanyRow;
  readonly member: MemberRow;
}

/** Returns the membership of a customer; `undefined`: they are in no company. */
export async function findMembership(
  db: DatabaseReader,
  { shopId, customerId }: CustomerKey,
): Promise<Membership | undefined> {
  const [found] = await db
    .select({ company: companies, member: companyMembers })
    .from(companyMembers)
    .innerJoin(companies, and(eq(companies.shopId, companyMembers.shopId), eq(companies.id, companyMembers.companyId)))
    .where(and(eq(companyMembers.shopId, shopId), eq(companyMembers.customerId, customerId)));
  return found;
}

/**
 * Locks the company of a customer for the rest of the transaction, so that its members and their roles stay what they are.
 *
 * @param roles - Those that may do what is asked; absent: all.
 * @throws {ProblemError} `NOT_FOUND` for a customer without a company, `FORBIDDEN`
 */
export async function holdCompany(
  tx: DatabaseWriter,
  key: CustomerKey,
  roles?: readonly CompanyRole[],
): Promise<Membership> {
  const known = await findMembership(tx, key);
  if (!known) throw new ProblemError('NOT_FOUND');
  await tx.select({ id: companies.id }).from(companies).where(isCompany(known.company)).for('update');
  // It may have changed while we waited for the lock.
  return await requireRole(tx, key, roles);
}

/** Returns the membership of a customer. @throws {ProblemError} `NOT_FOUND` for a customer without a company, `FORBIDDEN` */
export async function requireRole(
  db: DatabaseReader,
  key: CustomerKey,
  roles?: readonly CompanyRole[],
): Promise<Membership> {
  const membership = await findMembership(db, key);
  if (!membership) throw new ProblemError('NOT_FOUND');
  if (roles && !roles.includes(membership.member.role)) throw new ProblemError('FORBIDDEN');
  return membership;
}

export const isCompany = ({ shopId, id }: Pick<CompanyRow, 'shopId' | 'id'>) =>
  and(eq(companies.shopId, shopId), eq(companies.id, id));

export const isMember = ({ shopId, customerId }: CustomerKey) =>
  and(eq(companyMembers.shopId, shopId), eq(companyMembers.customerId, customerId));

/** Returns the members of a company in the order they joined. */
export async function listMembers(db: DatabaseReader, { shopId, id }: Pick<CompanyRow, 'shopId' | 'id'>) {
  return await db
    .select({ member: companyMembers, customer: customers })
    .from(companyMembers)
    .innerJoin(customers, and(eq(customers.shopId, companyMembers.shopId), eq(customers.id, companyMembers.customerId)))
    .where(and(eq(companyMembers.shopId, shopId), eq(companyMembers.companyId, id)))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.customerId));
}

/** Returns whether a company has an administrator besides a member. */
export async function hasOtherAdministrator(db: DatabaseWriter, { shopId, companyId, customerId }: MemberRow) {
  const others = and(
    ...[eq(companyMembers.shopId, shopId), eq(companyMembers.companyId, companyId)],
    ...[eq(companyMembers.role, 'Administrator'), ne(companyMembers.customerId, customerId)],
  );
  return (await db.$count(companyMembers, others)) > 0;
}

/** Takes a member out of their company, and deletes it with its last one. The caller holds the lock on it. */
export async function removeMember(tx: DatabaseWriter, member: MemberRow): Promise<void> {
  await tx.delete(companyMembers).where(isMember(member));
  const { shopId, companyId } = member;
  const left = await tx.$count(
    companyMembers,
    and(eq(companyMembers.shopId, shopId), eq(companyMembers.companyId, companyId)),
  );
  if (left === 0) await tx.delete(companies).where(isCompany({ shopId, id: companyId }));
}

/**
 * Takes a customer whose account is deleted out of their company. If no administrator is left, the member who joined first becomes
 * one: somebody has to be able to go on.
 */
export async function leaveForGood(tx: DatabaseWriter, key: CustomerKey): Promise<void> {
  const known = await findMembership(tx, key);
  if (!known) return;
  await tx.select({ id: companies.id }).from(companies).where(isCompany(known.company)).for('update');
  const isNeeded = !(await hasOtherAdministrator(tx, known.member));
  await removeMember(tx, known.member);
  if (!isNeeded) return;
  const [next] = await listMembers(tx, known.company);
  if (next) await tx.update(companyMembers).set({ role: 'Administrator' }).where(isMember(next.member));
}

/** Returns a company as one of its members sees it. */
export async function describeCompany(
  db: DatabaseReader,
  { company, member }: Membership,
): Promise<Schemas['Company']> {
  const { shopId, id, name, approveFrom, accountDays } = company;
  const members = await listMembers(db, company);
  const isAdministrator = member.role === 'Administrator';
  const invitations = isAdministrator
    ? await db
        .select()
        .from(companyInvitations)
        .where(and(eq(companyInvitations.shopId, shopId), eq(companyInvitations.companyId, id)))
        .orderBy(asc(companyInvitations.expiresAt), asc(companyInvitations.id))
    : [];
  return {
    ...{ id, name, role: member.role },
    ...(approveFrom !== null && { approveFrom }),
    ...(accountDays !== null && { accountDays }),
    members: members.map(({ member: { role }, customer }) => ({
      id: customer.id,
      name: `${customer.firstName} ${customer.lastName}`,
      email: customer.email,
      role,
      isYou: customer.id === member.customerId,
    })),
    ...(isAdministrator && {
      invitations: invitations.map(({ id: invitation, email, role, expiresAt }) => ({
        ...{ id: invitation, email, role },
        expiresAt: expiresAt.toISOString(),
      })),
    }),
  };
}
