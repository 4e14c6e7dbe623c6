import type { TestBackend } from '#tests/support/backend.ts';
import { freshKey } from '#tests/support/orders.ts';
import { addPlacedOrder } from '#tests/support/placed-orders.ts';
import type { PreparedRequest } from './account-requests.ts';

type Prepare = (backend: TestBackend) => Promise<PreparedRequest>;

const body = { method: 'creditcard', returnTo: 'checkoutResult' } as const;

const initiatePayment: Prepare = async (backend) => {
  const { headers, orderId } = await addPlacedOrder(backend);
  return {
    url: '/orders/payment/initiate',
    headers: { ...headers, 'idempotency-key': freshKey() },
    body,
    // A method with a list of banks.
    known: { method: 'ideal', issuer: 'ideal_INGBNL2A', orderId, returnOrigin: 'http://localhost:3000' },
    elsewhere: 404,
  };
};

/** A successful request for each operation of payments. */
export const paymentRequests: Readonly<Record<string, Prepare>> = {
  initiatePayment,
  listPaymentMethods: async (backend) => {
    const { headers } = await addPlacedOrder(backend);
    return { url: '/orders/payment/methods', headers, elsewhere: 404 };
  },
  getPaymentStatus: async (backend) => {
    const { url, headers, body: asked } = await initiatePayment(backend);
    const begun = await backend.ask(url, { method: 'POST', ...(headers && { headers }), body: asked });
    return { url: `/orders/payment/status/${begun.json().payment.id}`, ...(headers && { headers }), elsewhere: 404 };
  },
};

const webhook =
  (kind: string): Prepare =>
  async () => ({
    url: `/orders/payment/webhooks/${kind}`,
    form: new URLSearchParams({ id: 'tr_7UhSN1zuXS' }),
    elsewhere: 200,
  });

/** The same for operations that are called without a shop. */
export const webhookRequests: Readonly<Record<string, Prepare>> = {
  receivePaymentWebhook: webhook('payment'),
  receiveOrderWebhook: webhook('order'),
};
