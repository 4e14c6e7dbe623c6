import { and, eq, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import { writePostalCode } from '../checks/postal-code.ts';
import { toStoredVatNumber } from '../checks/stored-vat-number.ts';
import { customers, type StoredAddress } from '../db/schema/customers.ts';
import { ProblemError } from '../errors/problem.ts';
import { type CustomerRow, isCustomer, noteEvents, requireCustomer } from '../identity/customers.ts';
import type { BodyOf, OperationRequest } from '../operations/handler.ts';
import type { AccountServices } from './account-services.ts';
import { toCustomer } from './customer-answer.ts';

/**
 * Replaces name, company and addresses; fields that are not sent are removed.
 *
 * @throws {ProblemError} `CONFLICT`, `VALIDATION_FAILED`
 */
export async function updateMyDetails(
  services: AccountServices,
  { session, body }: OperationRequest<'updateMyDetails'>,
): Promise<components['schemas']['Customer']> {
  const { db, clock, wakeVatChecks } = services;
  const before = await requireCustomer(services.db, session);
  const details = toDetailsRow(before, body);
  const now = clock();
  const after = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(customers)
      .set({ ...details, changedAt: now, version: sql`${customers.version} + 1` })
      .where(and(isCustomer(session), eq(customers.version, body.version)))
      .returning();
    if (!changed) throw new ProblemError('CONFLICT');
    await noteEvents(tx, session, now, ['detailsChanged']);
    return changed;
  });
  if (after.vatNumberState === 'unconfirmed') wakeVatChecks();
  return toCustomer(after);
}

function toDetailsRow(before: CustomerRow, body: BodyOf<'updateMyDetails'>) {
  const business = body.customerType === 'Business' ? body : undefined;
  const vat = toStoredVatNumber(business?.vatNumber);
  return {
    customerType: body.customerType,
    firstName: body.firstName,
    lastName: body.lastName,
    phone: body.phone ?? null,
    companyName: business?.companyName ?? null,
    // The register's last answer about an unchanged number stays valid.
    ...(vat.vatNumber === before.vatNumber ? {} : vat),
    billingAddress: body.billingAddress ? asWritten(body.billingAddress) : null,
    deliveryAddress: body.deliveryAddress ? asWritten(body.deliveryAddress) : null,
  };
}

function asWritten(address: StoredAddress): StoredAddress {
  return { ...address, postalCode: writePostalCode(address.country, address.postalCode) };
}
