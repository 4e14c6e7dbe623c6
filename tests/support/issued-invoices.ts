import { issueInvoice } from '#backend/invoices/issue-invoice.ts';
import { lockOrder } from '#backend/order-rows/lock-order.ts';
import type { TestBackend } from './backend.ts';
import type { PlacedOrder } from './placed-orders.ts';

/** Issues the invoice of an order without a payment. @returns Its number. */
export async function addInvoice(
  { backend }: TestBackend,
  { shopId, orderId }: Pick<PlacedOrder, 'shopId' | 'orderId'>,
): Promise<string> {
  return await backend.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { shopId, orderId });
    const number = order && (await issueInvoice(tx, order, undefined, new Date()));
    if (number === undefined) throw new Error(`No invoice was issued for ${orderId}.`);
    return number;
  });
}
