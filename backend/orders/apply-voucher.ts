import { ProblemError } from '../errors/problem.ts';
import { limits } from '../limits/limit.ts';
import { clientKey, type Limiter } from '../limits/limiter.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { holdInProgress } from './open-order.ts';
import { loadDraft, saveDraft } from './order-draft.ts';
import { createReading } from './order-in-progress.ts';
import type { OrderServices } from './order-services.ts';
import { priceOrder } from './price-order.ts';

type VoucherServices = OrderServices & { readonly limiter: Limiter };

/** States of a voucher that counts, or lacks nothing but a larger order. */
const worthKeeping: ReadonlySet<string | undefined> = new Set(['applied', 'belowMinimum']);

/**
 * Puts a voucher on the order in progress.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`, `ORDER_PLACED`, `VOUCHER_NOT_VALID`, `RATE_LIMITED`
 */
export async function applyVoucher(
  { db, clock, limiter }: VoucherServices,
  { shop, actor, body, client }: OperationRequest<'applyVoucher'>,
): Promise<void> {
  await limiter.count(limits.vouchersOfClient, clientKey(shop.shopId, client.address));
  const reading = createReading({ shop, actor }, clock());
  await db.transaction(async (tx) => {
    const held = await holdInProgress(tx, actor);
    const draft = await loadDraft(tx, held, reading, { changes: { voucherCode: normaliseCode(body.code) } });
    const { voucher } = priceOrder(draft.order, draft.lines, draft.sources, reading);
    if (!worthKeeping.has(voucher?.state)) throw new ProblemError('VOUCHER_NOT_VALID');
    await saveDraft(tx, draft, reading, true);
  });
}

/** Takes the voucher off the order in progress. @throws {ProblemError} `ORDER_NOT_FOUND`, `ORDER_PLACED` */
export async function removeVoucher(
  { db, clock }: OrderServices,
  { shop, actor }: OperationRequest<'removeVoucher'>,
): Promise<void> {
  const reading = createReading({ shop, actor }, clock());
  await db.transaction(async (tx) => {
    const held = await holdInProgress(tx, actor);
    await saveDraft(tx, await loadDraft(tx, held, reading, { changes: { voucherCode: null } }), reading, true);
  });
}

/** Returns the code as it is stored. */
export function normaliseCode(typed: string): string {
  return typed.trim().toUpperCase();
}
