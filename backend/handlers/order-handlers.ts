import { mergeOrder } from '../compositions/merge-order.ts';
import { type Handlers, StatusAnswer } from '../operations/handler.ts';
import { addOrderLine, removeOrderLine, updateOrderLine } from '../orders/change-lines.ts';
import { completeOrder } from '../orders/complete-order.ts';
import { setOrderDetails } from '../orders/order-details.ts';
import type { OrderServices } from '../orders/order-services.ts';
import { createPerOrderQueue } from '../orders/per-order-queue.ts';
import { getOrder, listOrders } from '../orders/read-orders.ts';
import { calculateShipping, getShipping, setShipping } from '../orders/shipping-choice.ts';

/** Creates the handlers of orders in `product-api.yaml`, payments excepted. */
export function createOrderHandlers(services: OrderServices): Handlers {
  const inQueue = createPerOrderQueue();
  return {
    listOrders: (request) => listOrders(services, request),
    getOrder: (request) => inQueue(request.actor, () => getOrder(services, request)),

    async addOrderLine(request) {
      const { order, token } = await inQueue(request.actor, () => addOrderLine(services, request));
      return new StatusAnswer(201, order, token === undefined ? {} : { 'x-order-token': token });
    },

    updateOrderLine: (request) => inQueue(request.actor, () => updateOrderLine(services, request)),
    removeOrderLine: (request) => inQueue(request.actor, () => removeOrderLine(services, request)),
    setOrderDetails: (request) => inQueue(request.actor, () => setOrderDetails(services, request)),
    calculateShipping: (request) => inQueue(request.actor, () => calculateShipping(services, request)),
    getShipping: (request) => inQueue(request.actor, () => getShipping(services, request)),
    mergeOrder: (request) => inQueue(request.actor, () => mergeOrder(services, request)),
    setShipping: (request) => inQueue(request.actor, () => setShipping(services, request)),

    async completeOrder(request) {
      const { body, replayed } = await inQueue(request.actor, () => completeOrder(services, request));
      return new StatusAnswer(200, body, replayed ? { 'idempotency-replayed': 'true' } : {});
    },
  };
}
