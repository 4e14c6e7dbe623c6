import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { companies, companyMembers } from '../db/schema/companies.ts';
import { customers } from '../db/schema/customers.ts';
import { paymentEvents, payments } from '../db/schema/payments.ts';
import { StartupError } from '../errors/startup-error.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import { isPayment, toPaymentKey } from '../order-rows/payment-rows.ts';
import { findOpenAccount } from '../payments/account-payments.ts';
import { findOrder, type OperatedOrder, type OrderName, summarise } from './operate-orders.ts';

/** A company in an operator's list. */
export interface OperatedCompany {
  readonly shop: string;
  readonly id: string;
  readonly name: string;
  /** Days after which an order on account is to be paid; null: it does not buy on account. */
  readonly accountDays: number | null;
  /** Cents without VAT; null: no order needs an approval. */
  readonly approveFrom: number | null;
  /** Addresses of its administrators. */
  readonly administrators: readonly string[];
  readonly members: number;
}

/** Max. companies of a list. */
const maxListed = 500;

/** Returns the companies of all shops, or of one. */
export async function listCompanies(db: Db, shop: string | undefined): Promise<OperatedCompany[]> {
  return await select(db)
    .where(shop === undefined ? undefined : eq(companies.shopId, shop))
    .orderBy(asc(companies.shopId), asc(companies.name), asc(companies.id))
    .limit(maxListed);
}

/** Sets within how many days a company pays what it orders on account. @param days - Null: it does not. @throws {StartupError} */
export async function setCompanyTerms(db: Db, id: string, days: number | null): Promise<OperatedCompany> {
  await db.update(companies).set({ accountDays: days }).where(eq(companies.id, id));
  const [company] = await select(db).where(eq(companies.id, id));
  if (!company) throw new StartupError(`There is no company ${id}.`, 'company list shows those that there are.');
  return company;
}

/** Records that an order on account has been paid. @throws {StartupError} when it is not on account, or paid already. */
export async function settleAccount(db: Db, name: OrderName, now: Date): Promise<OperatedOrder> {
  const found = await findOrder(db, name);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, { shopId: found.shopId, orderId: found.id });
    const payment = order && (await findOpenAccount(tx, order));
    if (!payment) {
      throw new StartupError(`Nothing of ${found.number} is to be paid on account.`, 'See order show.');
    }
    const key = toPaymentKey(payment);
    await tx.update(payments).set({ state: 'paid', changedAt: now }).where(isPayment(key));
    await tx.insert(paymentEvents).values({ ...key, at: now, state: 'paid', cause: 'operator' });
  });
  return await summarise(db, await findOrder(db, name));
}

const select = (db: Db) =>
  db
    .select({
      shop: companies.shopId,
      id: companies.id,
      name: companies.name,
      accountDays: companies.accountDays,
      approveFrom: companies.approveFrom,
      administrators: sql<string[]>`coalesce(json_agg(${customers.email} order by ${companyMembers.joinedAt})
        filter (where ${companyMembers.role} = 'Administrator'), '[]')`,
      members: sql<number>`count(*)::int`,
    })
    .from(companies)
    .innerJoin(
      companyMembers,
      and(eq(companyMembers.shopId, companies.shopId), eq(companyMembers.companyId, companies.id)),
    )
    .innerJoin(customers, and(eq(customers.shopId, companyMembers.shopId), eq(customers.id, companyMembers.customerId)))
    .groupBy(companies.shopId, companies.id)
    .$dynamic();
