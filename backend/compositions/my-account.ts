import type { components } from '#generated/contracts/product-api.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { toCustomer } from '../accounts/customer-answer.ts';
import { requireCustomer } from '../identity/customers.ts';
import { limits } from '../limits/limit.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { exportCustomer } from './customer-export.ts';

type Customer = components['schemas']['Customer'];

/**
 * Returns the customer of the session, with all their stored data if the request includes it.
 *
 * @throws {ProblemError}
 */
export async function getMe(
  { db, clock, limiter }: AccountServices,
  { shop, session, query }: OperationRequest<'getMe'>,
): Promise<Customer> {
  const row = await requireCustomer(db, session);
  const customer = toCustomer(row);
  if (query.include === undefined) return customer;
  await limiter.count(limits.exportsOfAccount, `${session.shopId} ${session.customerId}`);
  return { ...customer, everything: await exportCustomer(db, shop, row, clock()) };
}
