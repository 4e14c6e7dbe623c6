import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { type AccountEventName, customerEvents, customers } from '../db/schema/customers.ts';
import { ProblemError } from '../errors/problem.ts';
import type { CustomerKey } from './customer-key.ts';

export type CustomerRow = typeof customers.$inferSelect;

export const isCustomer = ({ shopId, customerId }: CustomerKey) =>
  and(eq(customers.shopId, shopId), eq(customers.id, customerId));

/** Finds the account with an e-mail address, case-insensitively. */
export async function findByEmail(db: DatabaseWriter, shopId: string, email: string): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(sql`lower(${customers.email})`, email.toLowerCase())));
  return row;
}

/** Returns the customer; `undefined` when the account was deleted meanwhile. */
export async function loadCustomer(db: DatabaseWriter, key: CustomerKey): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(isCustomer(key));
  return row;
}

/** Returns the customer. @throws {ProblemError} `UNAUTHENTICATED` when the account was deleted meanwhile. */
export async function requireCustomer(db: DatabaseWriter, key: CustomerKey): Promise<CustomerRow> {
  const customer = await loadCustomer(db, key);
  if (!customer) throw new ProblemError('UNAUTHENTICATED');
  return customer;
}

/** Records events of an account, for its owner to read. */
export async function noteEvents(
  db: DatabaseWriter,
  { shopId, customerId }: CustomerKey,
  at: Date,
  events: readonly AccountEventName[],
): Promise<void> {
  if (events.length > 0)
    await db.insert(customerEvents).values(events.map((what) => ({ shopId, customerId, at, what })));
}
