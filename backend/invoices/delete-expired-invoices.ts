import { and, eq, sql } from 'drizzle-orm';
import { invoices } from '../db/schema/invoices.ts';
import { sellers } from '../db/schema/sellers.ts';
import { deleteInvoiceFiles, isInvoice } from './invoice-files.ts';
import type { InvoiceServices } from './invoice-services.ts';

/**
 * Deletes invoices and credit notes whose retention has ended: the shop's years for their country after the year of
 * their number. Invoices of a country without a setting stay.
 */
export async function deleteExpiredInvoices(services: InvoiceServices): Promise<void> {
  const { db, clock } = services;
  const expired = await db
    .select({ shopId: invoices.shopId, number: invoices.number })
    .from(invoices)
    .innerJoin(sellers, eq(sellers.shopId, invoices.shopId))
    .where(
      and(
        sql`${invoices.year} + (${sellers.retentionYears} ->> ${invoices.country})::integer < ${clock().getUTCFullYear()}`,
      ),
    );
  for (const key of expired) {
    // Files first: after an interruption the row still leads to them.
    await deleteInvoiceFiles(services, key);
    await db.delete(invoices).where(isInvoice(key));
  }
}
