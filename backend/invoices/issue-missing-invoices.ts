import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { invoices } from '../db/schema/invoices.ts';
import { orders } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { sellers } from '../db/schema/sellers.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import { makeInvoiceFiles } from './invoice-files.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { issueCreditNote, issueInvoice } from './issue-invoice.ts';

/** Milliseconds after which an order without an invoice gets none. Shorter than any retention. */
const maxAge = 365 * 24 * 60 * 60 * 1000;

/**
 * Issues missing invoices of orders that were paid before the seller was configured; with credit notes for refunds
 * since then.
 */
export async function issueMissingInvoices(
  { db, clock }: Pick<InvoiceServices, 'db' | 'clock'>,
  closing: AbortSignal,
): Promise<void> {
  const now = clock();
  const missing = await db
    .select({ shopId: orders.shopId, orderId: orders.id })
    .from(orders)
    .innerJoin(sellers, eq(sellers.shopId, orders.shopId))
    .where(
      and(
        inArray(orders.state, ['Paid', 'InProduction', 'Shipped', 'Completed']),
        gt(orders.totalIncVat, 0),
        gt(orders.placedAt, new Date(now.getTime() - maxAge)),
        sql`not exists (select 1 from ${invoices} where ${invoices.shopId} = ${orders.shopId} and ${invoices.orderId} = ${orders.id})`,
      ),
    )
    .orderBy(asc(orders.placedAt));
  for (const key of missing) {
    if (closing.aborted) return;
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, key);
      const isOfOrder = and(eq(invoices.shopId, key.shopId), eq(invoices.orderId, key.orderId));
      if (!order || (await tx.$count(invoices, isOfOrder)) > 0) return;
      const [payment] = await tx
        .select()
        .from(payments)
        .where(
          and(
            ...[eq(payments.shopId, key.shopId), eq(payments.orderId, key.orderId)],
            inArray(payments.state, ['paid', 'refunded']),
          ),
        )
        .orderBy(desc(payments.createdAt))
        .limit(1);
      const number = await issueInvoice(tx, order, payment, now);
      if (number === undefined || !payment || payment.refunded === 0) return;
      await issueCreditNote(tx, order, { ...payment, refunded: 0 }, payment.refunded, now);
    });
  }
}

/** Makes the missing files of invoices. */
export async function makeMissingFiles(services: InvoiceServices, closing: AbortSignal): Promise<void> {
  const unmade = await services.db
    .select({ shopId: invoices.shopId, number: invoices.number })
    .from(invoices)
    .where(isNull(invoices.pdfHash))
    .orderBy(asc(invoices.issuedAt));
  for (const key of unmade) {
    if (closing.aborted) return;
    await makeInvoiceFiles(services, key);
  }
}
