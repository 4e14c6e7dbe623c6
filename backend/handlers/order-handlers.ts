import { mergeOrder } from '../compositions/merge-order.ts';
import { type Handlers, StatusAnswer } from '../operations/handler.ts';
import { addOrderLine, removeOrderLine, updateOrderLine } from '../orders/change-lines.ts';
import { completeOrder } from '../orders/complete-order.ts';
import { setOrderDetails } from '../orders/order-details.ts';
import type { OrderServices } from '../orders/order-services.ts';
import { getOrder, listOrders } from '../orders/read-orders.ts';
import { calculateShipping, getShipping, setShipping } from '../orders/shipping-choice.ts';
import { createTurnsOfBuyers } from '../orders/turns-of-buyers.ts';

/** Orders in `product-api.yaml`, but for paying them. */
export function createOrderHandlers(services: OrderServices): Handlers {
  const inTurn = createTurnsOfBuyers();
  return {
    listOrders: (request) => listOrders(services, request),
    getOrder: (request) => inTurn(request.actor, () => getOrder(services, request)),

    async addOrderLine(request) {
      const { order, token } = await inTurn(request.actor, () => addOrderLine(services, request));
      return new StatusAnswer(201, order, token === undefined ? {} : { 'x-order-token': token });
    },

    updateOrderLine: (request) => inTurn(request.actor, () => updateOrderLine(services, request)),
    removeOrderLine: (request) => inTurn(request.actor, () => removeOrderLine(services, request)),
    setOrderDetails: (request) => inTurn(request.actor, () => setOrderDetails(services, request)),
    calculateShipping: (request) => inTurn(request.actor, () => calculateShipping(services, request)),
    getShipping: (request) => inTurn(request.actor, () => getShipping(services, request)),
    mergeOrder: (request) => inTurn(request.actor, () => mergeOrder(services, request)),
    setShipping: (request) => inTurn(request.actor, () => setShipping(services, request)),

    async completeOrder(request) {
      const { body, replayed } = await inTurn(request.actor, () => completeOrder(services, request));
      return new StatusAnswer(200, body, replayed ? { 'idempotency-replayed': 'true' } : {});
    },
  };
}
