import type { TestBackend } from '#tests/support/backend.ts';
import { freshEmail } from '#tests/support/customers.ts';
import { answerWithOffer, askForQuotation } from '#tests/support/offers.ts';
import { deliverOrder, freshKey, panelLine, placeOrder } from '#tests/support/orders.ts';
import type { PreparedRequest } from './account-requests.ts';

type Prepare = (backend: TestBackend) => Promise<PreparedRequest>;

const onPlaced =
  (what: 'cancel' | 'reorder'): Prepare =>
  async (backend) => {
    const { order, buyer } = await placeOrder(backend);
    return { url: `/orders/${order.id}/${what}`, headers: buyer, elsewhere: 404 };
  };

/** A successful request for each operation on placed orders. */
export const afterPurchaseRequests: Readonly<Record<string, Prepare>> = {
  findOrder: async () => ({
    url: '/orders/find',
    body: { number: 'QU-2026-000001', email: freshEmail() },
    elsewhere: 202,
  }),
  cancelOrder: onPlaced('cancel'),
  reorder: onPlaced('reorder'),
  requestWithdrawal: async (backend) => {
    const { order, buyer } = await placeOrder(backend, { ...panelLine, quantity: 5 });
    const lineId = order.lines[0]?.id ?? '';
    return {
      url: `/orders/${order.id}/withdrawals`,
      headers: { ...buyer, 'idempotency-key': freshKey() },
      body: { lines: [{ lineId, quantity: 1 }] },
      known: { lines: [{ lineId, quantity: 1 }] },
      elsewhere: 404,
    };
  },
  getOffer: async (backend) => ({
    url: `/offers/${await answerWithOffer(backend, await askForQuotation(backend))}`,
    elsewhere: 404,
  }),
  orderByOffer: async (backend) => ({
    url: `/offers/${await answerWithOffer(backend, await askForQuotation(backend))}/order`,
    // Of its currency.
    locale: 'en-GB',
    elsewhere: 404,
  }),
  listOrderReviews: async (backend) => {
    const { order, buyer } = await placeOrder(backend);
    await deliverOrder(backend, order.id);
    return { url: `/orders/${order.id}/reviews`, headers: buyer, elsewhere: 404 };
  },
  writeReview: async (backend) => {
    const { order, buyer } = await placeOrder(backend);
    await deliverOrder(backend, order.id);
    const body = { stars: 4, text: 'They hang level.', name: 'Marieke' };
    return {
      url: `/orders/${order.id}/reviews/${order.lines[0]?.productId}`,
      headers: buyer,
      body,
      known: body,
      elsewhere: 404,
    };
  },
};
