import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { type AccountEventName, customerEvents, customers } from '../db/schema/customers.ts';
import { ProblemError } from '../errors/problem.ts';
import type { CustomerKey } from './customer-key.ts';

export type CustomerRow = typeof customers.$inferSelect;

export const isCustomer = ({ shopId, customerId }: CustomerKey) =>
  and(eq(customers.shopId, shopId), eq(customers.id, customerId));

/** Finds who has an e-mail address, without regard to case. */
export async function findByEmail(db: DatabaseWriter, shopId: string, email: string): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(sql`lower(${customers.email})`, email.toLowerCase())));
  return row;
}

/** The customer; `undefined` when the account was deleted meanwhile. */
export async function loadCustomer(db: DatabaseWriter, key: CustomerKey): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(isCustomer(key));
  return row;
}

/** The customer. @throws {ProblemError} `UNAUTHENTICATED` when the account was deleted meanwhile. */
export async function requireCustomer(db: DatabaseWriter, key: CustomerKey): Promise<CustomerRow> {
  const customer = await loadCustomer(db, key);
  if (!customer) throw new ProblemError('UNAUTHENTICATED');
  return customer;
}

/** Notes what happened to an account, for its owner to read. */
export async function noteEvents(
  db: DatabaseWriter,
  { shopId, customerId }: CustomerKey,
  at: Date,
  events: readonly AccountEventName[],
): Promise<void> {
  if (events.length > 0)
    await db.insert(customerEvents).values(events.map((what) => ({ shopId, customerId, at, what })));
}
