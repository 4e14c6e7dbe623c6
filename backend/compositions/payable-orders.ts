import { issueInvoice } from '../invoices/issue-invoice.ts';
import { moveOrder, payLocked } from '../orders/order-states.ts';
import { loadPricedOrder } from '../orders/price-order.ts';
import type { PayableOrders } from '../payments/payment-services.ts';

/** The port through which payments use orders. */
export const payableOrders: PayableOrders = {
  price: async (db, order, reading) => (await loadPricedOrder(db, order, reading)).totals.totalIncVat,
  pay: (tx, order, cause, now, payment) => payLocked(tx, order, cause, now, issueInvoice, payment),
  cancel: (tx, key, cause, now) => moveOrder(tx, key, 'Cancelled', cause, now),
};
