import type { components } from '#generated/contracts/content-api.ts';
import { askingType } from '../configurator/option-types.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { findReadable } from '../order-rows/find-order.ts';
import { type LineRow, loadLines } from '../order-rows/order-lines.ts';
import { addOrderLine } from './change-lines.ts';
import { createReading } from './order-in-progress.ts';
import type { OrderServices } from './order-services.ts';

type Schemas = components['schemas'];

/** The result of reordering. */
export interface Reordered {
  readonly answer: Schemas['Reorder'];
  /** Token of the guest's order in progress from now on; absent: the token that was sent stays valid. */
  readonly token: string | undefined;
}

/**
 * Adds the lines of a placed order that are still available to the order in progress, and reports for the others why
 * they are not.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`
 */
export async function reorder(services: OrderServices, request: OperationRequest<'reorder'>): Promise<Reordered> {
  const { db, clock } = services;
  const { actor, now } = createReading(request, clock());
  const placed = await findReadable(db, actor, request.path.id, now);
  if (!placed || placed.placedAt === null) throw new ProblemError('ORDER_NOT_FOUND');
  const notAdded: Schemas['LineNotAdded'][] = [];
  let addedLines = 0;
  let orderId: string | undefined;
  let token: string | undefined;
  for (const line of await loadLines(db, placed)) {
    const cart = token ?? request.headers['X-Cart-Token'] ?? actor.orderToken;
    try {
      const added = await addOrderLine(services, {
        shop: request.shop,
        actor: { ...request.actor, orderToken: cart },
        body: toRequest(line),
      });
      addedLines += 1;
      orderId = added.order.id;
      token = added.token ?? token;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const reason = explain(error, line);
      if (!reason) throw error;
      const { name, sku } = line.record;
      notAdded.push({ lineId: line.id, name, sku, quantity: line.quantity, reason });
    }
  }
  return { answer: { ...(orderId !== undefined && { orderId }), addedLines, notAdded }, token };
}

function toRequest({ productId, variantId, values, cropId, quantity }: LineRow) {
  return { productId, variantId, values, quantity, ...(cropId !== null && { cropId }) };
}

/** Returns why a line cannot be ordered again; `undefined` where the problem is not about the line. */
function explain(
  { code, errors = [] }: ProblemError,
  { values }: LineRow,
): Schemas['LineNotAdded']['reason'] | undefined {
  switch (code) {
    case 'PRODUCT_NOT_FOUND':
      return 'PRODUCT_GONE';
    case 'OUT_OF_STOCK':
      return 'OUT_OF_STOCK';
    case 'ORDER_FULL':
      return 'CART_FULL';
    case 'CONFIGURATION_OUTDATED':
    case 'CONFIGURATION_NOT_FOUND':
      return 'CONFIGURATION_OUTDATED';
    case 'VALIDATION_FAILED': {
      const [first] = errors;
      if (first?.pointer === '/quantity') return 'QUANTITY';
      if (first?.pointer === '/cropId') return 'PHOTO_GONE';
      const [, , optionId = ''] = first?.pointer.split('/') ?? [];
      const value = values[optionId];
      return value && askingType(value.type).fileId ? 'FILE_GONE' : 'CONFIGURATION_OUTDATED';
    }
    default:
      return undefined;
  }
}
