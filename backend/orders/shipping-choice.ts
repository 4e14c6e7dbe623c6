import type { components } from '#generated/contracts/product-api.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { findInProgress, findPlaced } from '../order-rows/find-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { holdInProgress } from './open-order.ts';
import { loadDraft, saveDraft } from './order-draft.ts';
import { answerChanged, createReading } from './order-in-progress.ts';
import type { OrderServices } from './order-services.ts';
import { chooseShipping } from './order-shipping.ts';
import { followLocale, loadPricedOrder, type PricedOrder, priceOrder } from './price-order.ts';

type ShippingOptions = components['schemas']['ShippingOptions'];

/**
 * Calculates the price of delivery to a country, without storing anything.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`, `ORDER_EMPTY`
 */
export async function calculateShipping(
  { db, clock }: OrderServices,
  request: OperationRequest<'calculateShipping'>,
): Promise<ShippingOptions> {
  const { country, postalCode } = request.body;
  const reading = createReading(request, clock());
  const order = await findInProgress(db, reading.actor);
  if (!order) throw new ProblemError('ORDER_NOT_FOUND');
  const { lines, offers } = await loadPricedOrder(db, { ...order, currency: reading.shop.currency }, reading, {
    country,
    postalCode,
  });
  if (lines.length === 0) throw new ProblemError('ORDER_EMPTY');
  return { country, methods: [...offers] };
}

/** Returns the shipping methods of the order, and the chosen one. @throws {ProblemError} `ORDER_NOT_FOUND` */
export async function getShipping(
  { db, clock }: OrderServices,
  request: OperationRequest<'getShipping'>,
): Promise<ShippingOptions> {
  const reading = createReading(request, clock());
  return await db.transaction(async (tx) => {
    const found = await findInProgress(tx, reading.actor);
    if (!found) {
      const placed = await findPlaced(tx, reading.actor, reading.now);
      if (!placed?.record) throw new ProblemError('ORDER_NOT_FOUND');
      return { country: placed.country, methods: [], chosen: placed.record.shipping };
    }
    if (followLocale(found, reading) === found) return toOptions(found, await loadPricedOrder(tx, found, reading));
    const draft = await loadDraft(tx, await holdInProgress(tx, reading.actor), reading);
    const { order, priced } = await saveDraft(tx, draft, reading, false);
    return toOptions(order, priced);
  });
}

function toOptions({ country }: OrderRow, { offers, shipping }: PricedOrder): ShippingOptions {
  return { country, methods: [...offers], ...(shipping && { chosen: shipping }) };
}

/**
 * Sets the shipping method and day of the order in progress.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`, `ORDER_PLACED`, `ORDER_EMPTY`, `DELIVERY_UNAVAILABLE`
 */
export async function setShipping(
  { db, clock }: OrderServices,
  request: OperationRequest<'setShipping'>,
): Promise<components['schemas']['Order']> {
  const { method, date, instructions } = request.body;
  const reading = createReading(request, clock());
  return await db.transaction(async (tx) => {
    const draft = await loadDraft(tx, await holdInProgress(tx, reading.actor), reading);
    const { lines, offers } = priceOrder(draft.order, draft.lines, draft.sources, reading);
    if (lines.length === 0) throw new ProblemError('ORDER_EMPTY');
    const delivery = {
      method,
      ...(date !== undefined && { date }),
      ...(instructions !== undefined && { instructions }),
    };
    if (!chooseShipping(offers, delivery)) throw new ProblemError('DELIVERY_UNAVAILABLE');
    return await answerChanged(tx, { ...draft, order: { ...draft.order, delivery } }, reading);
  });
}
