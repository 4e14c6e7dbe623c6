import { and, eq, sql } from 'drizzle-orm';
import { invoices } from '../db/schema/invoices.ts';
import { sellers } from '../db/schema/sellers.ts';
import { deleteInvoiceFiles, isInvoice } from './invoice-files.ts';
import type { InvoiceServices } from './invoice-services.ts';

/**
 * Deletes invoices and credit notes that have been kept for as many years after that of their number as the shop's settings
 * say for their country. Where they say nothing of a country, its invoices stay.
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
    // Files first: what breaks off here is found again by its row.
    await deleteInvoiceFiles(services, key);
    await db.delete(invoices).where(isInvoice(key));
  }
}
