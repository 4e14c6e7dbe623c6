import { and, desc, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader } from '../db/database.ts';
import { invoices } from '../db/schema/invoices.ts';
import { orders } from '../db/schema/orders.ts';
import { sellers, type YearsByCountry } from '../db/schema/sellers.ts';
import type { CustomerKey } from '../identity/customer-key.ts';

/** Returns the invoices and credit notes of a customer, newest first, each with the last day of its retention. */
export async function loadCustomerInvoices(
  db: DatabaseReader,
  { shopId, customerId }: CustomerKey,
  limit: number,
): Promise<components['schemas']['InvoiceRecord'][]> {
  const rows = await db
    .select({ invoice: invoices, retentionYears: sellers.retentionYears })
    .from(invoices)
    .innerJoin(orders, and(eq(orders.shopId, invoices.shopId), eq(orders.id, invoices.orderId)))
    .leftJoin(sellers, eq(sellers.shopId, invoices.shopId))
    .where(and(eq(orders.shopId, shopId), eq(orders.customerId, customerId)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(limit);
  return rows.map(({ invoice: { number, kind, year, country, content }, retentionYears }) => {
    const years = yearsFor(retentionYears, country);
    return {
      number,
      kind,
      issuedOn: content.issueDate,
      orderNumber: content.orderNumber,
      ...(years !== undefined && { keptUntil: `${year + years}-12-31` }),
    };
  });
}

function yearsFor(retentionYears: YearsByCountry | null, country: string): number | undefined {
  return Object.entries(retentionYears ?? {}).find(([code]) => code === country)?.[1];
}
