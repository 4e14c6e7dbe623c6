import { cancelOrder } from '../compositions/cancel-order.ts';
import type { Limiter } from '../limits/limiter.ts';
import { type Handlers, StatusAnswer } from '../operations/handler.ts';
import { applyVoucher, removeVoucher } from '../orders/apply-voucher.ts';
import { getOffer, orderByOffer } from '../orders/offers.ts';
import type { OrderServices } from '../orders/order-services.ts';
import { createPerOrderQueue } from '../orders/per-order-queue.ts';
import { reorder } from '../orders/reorder.ts';
import { requestWithdrawal } from '../orders/request-withdrawal.ts';
import { sendOrderLink } from '../orders/send-order-link.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { listOrderReviews, writeReview } from '../reviews/order-reviews.ts';

interface PlacedOrderServices {
  readonly orders: OrderServices & { readonly limiter: Limiter };
  readonly payments: PaymentServices;
}

/** Creates the handlers of actions on placed orders in `content-api.yaml`. */
export function createPlacedOrderHandlers({ orders, payments }: PlacedOrderServices): Handlers {
  const inQueue = createPerOrderQueue();
  return {
    async findOrder(request) {
      await sendOrderLink(orders, request);
      return new StatusAnswer(202, undefined);
    },

    cancelOrder: (request) => inQueue(request.actor, () => cancelOrder(payments, request)),

    async requestWithdrawal(request) {
      const { body } = await inQueue(request.actor, () => requestWithdrawal(orders, request));
      return new StatusAnswer(201, body);
    },

    async applyVoucher(request) {
      await inQueue(request.actor, () => applyVoucher(orders, request));
      return new StatusAnswer(204, undefined);
    },

    async removeVoucher(request) {
      await inQueue(request.actor, () => removeVoucher(orders, request));
      return new StatusAnswer(204, undefined);
    },

    async getOffer(request) {
      return new StatusAnswer(200, await getOffer(orders, request), { 'cache-control': 'no-store' });
    },

    async orderByOffer(request) {
      const { answer, token } = await inQueue(request.actor, () => orderByOffer(orders, request));
      return new StatusAnswer(200, answer, token === undefined ? {} : { 'x-order-token': token });
    },

    listOrderReviews: (request) => listOrderReviews(orders, request),

    writeReview: (request) => writeReview(orders, request),

    async reorder(request) {
      const { answer, token } = await inQueue(request.actor, () => reorder(orders, request));
      return new StatusAnswer(200, answer, token === undefined ? {} : { 'x-order-token': token });
    },
  };
}
