import type { TestBackend } from '#tests/support/backend.ts';
import { addCustomer } from '#tests/support/customers.ts';
import { addInvoice } from '#tests/support/issued-invoices.ts';
import { addLine, freshKey, makeReady, panelLine, placeOrder, privateDetails } from '#tests/support/orders.ts';
import { addPlacedOrder } from '#tests/support/placed-orders.ts';
import { addTestVoucher } from '#tests/support/vouchers.ts';
import type { PreparedRequest } from './account-requests.ts';

type Prepare = (backend: TestBackend) => Promise<PreparedRequest>;

const onLine =
  (body?: Readonly<Record<string, unknown>>): Prepare =>
  async (backend) => {
    const { order, buyer } = await addLine(backend);
    const known = { productId: 'panel', variantId: 'panel-clay', values: {} };
    return {
      url: `/orders/lines/${order.lines[0]?.id}`,
      headers: buyer,
      elsewhere: 404,
      ...(body && { body, known }),
    };
  };

const inProgress =
  (url: string, body?: Readonly<Record<string, unknown>>): Prepare =>
  async (backend) => {
    const { buyer } = await addLine(backend);
    return { url, headers: buyer, elsewhere: 404, ...(body && { body }) };
  };

/** A successful request for each operation on orders. */
export const orderRequests: Readonly<Record<string, Prepare>> = {
  listOrders: async (backend) => {
    const { authorization } = await addCustomer(backend);
    await placeOrder(backend, panelLine, { authorization });
    return { url: '/Orders', headers: { authorization }, elsewhere: 401 };
  },
  getOrder: inProgress('/Orders/current'),
  listOrderInvoices: async (backend) => {
    const order = await addPlacedOrder(backend);
    await addInvoice(backend, order);
    return { url: `/orders/${order.orderId}/invoices`, headers: order.headers, elsewhere: 404 };
  },
  getInvoiceDocument: async (backend) => {
    const order = await addPlacedOrder(backend);
    const number = await addInvoice(backend, order);
    return { url: `/orders/${order.orderId}/invoices/${number}`, headers: order.headers, elsewhere: 404 };
  },
  addOrderLine: async (backend) => {
    const { buyer } = await addLine(backend);
    return { url: '/orders/lines', headers: buyer, body: panelLine, known: { values: {} }, elsewhere: 404 };
  },
  updateOrderLine: onLine({ quantity: 24 }),
  removeOrderLine: onLine(),
  setOrderDetails: inProgress('/Orders/details', privateDetails),
  calculateShipping: inProgress('/Orders/shipping/calculate', { country: 'NL' }),
  getShipping: inProgress('/Orders/shipping'),
  setShipping: async (backend) => {
    const { buyer } = await addLine(backend);
    const offered = await backend.ask('/Orders/shipping', { headers: buyer });
    const date = offered.json().methods.find(({ method }: { method: string }) => method === 'Deliver').dates[0];
    return { url: '/Orders/shipping', headers: buyer, body: { method: 'Deliver', date }, elsewhere: 404 };
  },
  applyVoucher: async (backend) => {
    const { buyer } = await addLine(backend);
    const body = { code: await addTestVoucher(backend) };
    return { url: '/orders/voucher', headers: buyer, body, known: body, elsewhere: 404 };
  },
  removeVoucher: async (backend) => {
    const { buyer } = await addLine(backend);
    return { url: '/orders/voucher', headers: buyer, elsewhere: 404 };
  },
  mergeOrder: async (backend) => {
    const { buyer } = await addLine(backend);
    const { buyer: other } = await addLine(backend, { ...panelLine, variantId: 'panel-clay' });
    const body = { orderToken: other['x-order-token'] };
    return { url: '/orders/merge', headers: buyer, body, known: body, elsewhere: 404 };
  },
  completeOrder: async (backend) => {
    const { buyer } = await addLine(backend);
    const { version } = await makeReady(backend, buyer);
    const headers = { ...buyer, 'idempotency-key': freshKey() };
    return { url: '/Orders/complete', headers, body: { version, termsAccepted: true }, elsewhere: 404 };
  },
};
