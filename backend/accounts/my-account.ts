import type { components } from '#generated/contracts/product-api.ts';
import { ProblemError } from '../errors/problem.ts';
import type { CustomerKey } from '../identity/customer-key.ts';
import { type CustomerRow, loadCustomer } from '../identity/customers.ts';
import { limits } from '../limits/limit.ts';
import type { OperationRequest } from '../operations/handler.ts';
import type { AccountServices } from './account-services.ts';
import { toCustomer } from './customer-answer.ts';
import { exportCustomer } from './customer-export.ts';

type Customer = components['schemas']['Customer'];

/** The customer who is logged in, with everything that is held about them if they ask for it. @throws {ProblemError} */
export async function getMe(
  { db, clock, limiter }: AccountServices,
  { shop, session, query }: OperationRequest<'getMe'>,
): Promise<Customer> {
  const row = await requireCustomer({ db }, session);
  const customer = toCustomer(row);
  if (query.include === undefined) return customer;
  await limiter.count(limits.exportsOfAccount, `${session.shopId} ${session.customerId}`);
  return { ...customer, everything: await exportCustomer(db, shop, row, clock()) };
}

/** @throws {ProblemError} `UNAUTHENTICATED` when the account was deleted meanwhile. */
export async function requireCustomer({ db }: Pick<AccountServices, 'db'>, key: CustomerKey): Promise<CustomerRow> {
  const customer = await loadCustomer(db, key);
  if (!customer) throw new ProblemError('UNAUTHENTICATED');
  return customer;
}
