import { sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { type InvoiceKind, invoiceNumbers } from '../db/schema/invoices.ts';
import { numberedFor } from '../order-rows/order-number.ts';

const marks: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', creditNote: 'CRN' };

/**
 * Takes the next number of a kind in a shop and year, such as `AC-INV-2026-000001`. The row stays locked until the
 * transaction ends, so a number is used or issued again: there are no gaps.
 */
export async function takeInvoiceNumber(
  tx: DatabaseWriter,
  shopId: string,
  kind: InvoiceKind,
  year: number,
): Promise<string> {
  const [counted] = await tx
    .insert(invoiceNumbers)
    .values({ shopId, kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.shopId, invoiceNumbers.kind, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last });
  if (!counted) throw new Error(`No invoice number was counted for ${shopId} in ${year}.`);
  return numberedFor(shopId, `${marks[kind]}-${year}`, counted.last);
}
