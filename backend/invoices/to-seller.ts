import type { Seller } from '../db/schema/invoice-content.ts';
import type { sellers } from '../db/schema/sellers.ts';

/** Returns the company behind a shop as invoices name it. */
export function toSeller(row: typeof sellers.$inferSelect): Seller {
  const { companyName: name, address, vatNumber, registerName, registerNumber, iban, bic, email, phone } = row;
  return { name, address, vatNumber, registerName, registerNumber, iban, bic, email, phone };
}
