import type { components } from '#generated/contracts/product-api.ts';
import type { CustomerRow } from '../identity/customers.ts';

/** Returns a customer as the API answers it. */
export function toCustomer(row: CustomerRow): components['schemas']['Customer'] {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    email: row.email,
    locale: row.locale,
    newsletter: row.newsletter,
    customerType: row.customerType,
    firstName: row.firstName,
    lastName: row.lastName,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    ...(row.pendingEmail !== null && { pendingEmail: row.pendingEmail }),
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.companyName !== null && { companyName: row.companyName }),
    ...(row.vatNumber !== null && { vatNumber: row.vatNumber }),
    ...(row.vatNumberState !== null && { vatNumberState: row.vatNumberState }),
    ...(row.billingAddress !== null && { billingAddress: row.billingAddress }),
    ...(row.deliveryAddress !== null && { deliveryAddress: row.deliveryAddress }),
  };
}
