import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { toOrderInProgress } from './order-answer.ts';
import { type OrderDraft, saveDraft } from './order-draft.ts';
import type { Reading } from './price-order.ts';

type Order = components['schemas']['Order'];

/** Returns the reader and the time of a request for an order. */
export function createReading({ shop, actor }: Pick<Reading, 'shop' | 'actor'>, now: Date): Reading {
  return { shop, actor, now };
}

/** Writes a changed draft, and returns it as the API answers it. */
export async function answerChanged(tx: DatabaseWriter, draft: OrderDraft, reading: Reading): Promise<Order> {
  const { order, priced } = await saveDraft(tx, draft, reading, true);
  return toOrderInProgress(order, priced);
}

/** Returns a draft as the API answers it. A reader who sees something else than before gets a new version. */
export async function answerRead(tx: DatabaseWriter, draft: OrderDraft, reading: Reading): Promise<Order> {
  const { order, priced } = await saveDraft(tx, draft, reading, false);
  return toOrderInProgress(order, priced);
}
