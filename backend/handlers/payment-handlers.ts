import { type Handlers, StatusAnswer } from '../operations/handler.ts';
import { listPaymentMethods } from '../payments/list-payment-methods.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { getPaymentStatus } from '../payments/payment-status.ts';
import { orUnavailable } from '../payments/provider-answer.ts';
import { createPaymentQueue, requestPayment } from '../payments/request-payment.ts';
import { receiveOrderWebhook, receivePaymentWebhook } from '../payments/webhooks.ts';

/** Creates the handlers of payments in `product-api.yaml`. */
export function createPaymentHandlers(services: PaymentServices): Handlers {
  const runInTurn = createPaymentQueue();
  return {
    listPaymentMethods: (request) => orUnavailable(services.report, listPaymentMethods(services, request)),

    async initiatePayment(request) {
      const { status, body, replayed } = await requestPayment(services, runInTurn, request);
      const headers: Record<string, string> = replayed ? { 'idempotency-replayed': 'true' } : {};
      return status === 200 ? new StatusAnswer(200, body, headers) : new StatusAnswer(201, body, headers);
    },

    getPaymentStatus: (request) => getPaymentStatus(services, request.actor, request.path.id),

    async receivePaymentWebhook({ body }) {
      await receivePaymentWebhook(services, body);
      return new StatusAnswer(200, undefined);
    },

    async receiveOrderWebhook({ body }) {
      await receiveOrderWebhook(services, body);
      return new StatusAnswer(200, undefined);
    },
  };
}
