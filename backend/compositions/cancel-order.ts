import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { payments } from '../db/schema/payments.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { findReadable } from '../order-rows/find-order.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import type { OrderKey, OrderRow } from '../order-rows/order-key.ts';
import { loadLines } from '../order-rows/order-lines.ts';
import { loadPayments } from '../order-rows/payment-rows.ts';
import { isCancellable } from '../orders/order-actions.ts';
import { moveOrder } from '../orders/order-states.ts';
import { voidAccount } from '../payments/account-payments.ts';
import { carryOut } from '../payments/carry-out.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { waitingStates } from '../payments/payment-states.ts';
import { oweRefund } from '../payments/refunds.ts';

/**
 * Cancels a placed order for its customer and owes them a refund of their payments. A later payment is refunded when it
 * arrives, so the order of a cancellation and a webhook does not matter.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`, `ORDER_NOT_CANCELLABLE`
 */
export async function cancelOrder(
  services: PaymentServices,
  request: OperationRequest<'cancelOrder'>,
): Promise<components['schemas']['CancelledOrder']> {
  const now = services.clock();
  const { order, refund } = await services.db.transaction(async (tx) => {
    const found = await findReadable(tx, request.actor, request.path.id, now);
    const held = found && (await lockOrder(tx, { shopId: found.shopId, orderId: found.id }));
    if (!held || held.placedAt === null) throw new ProblemError('ORDER_NOT_FOUND');
    if (held.state === 'Cancelled') return { order: held, refund: await sumPaid(tx, held) };
    if (!isCancellable(held, await loadLines(tx, held))) throw new ProblemError('ORDER_NOT_CANCELLABLE');
    await moveOrder(tx, { shopId: held.shopId, orderId: held.id }, 'Cancelled', 'customer', now);
    await voidAccount(tx, held, services.issueCreditNote, now);
    return { order: held, refund: await owePaid(tx, held, now) };
  });
  services.wakeMails();
  services.wakeRefunds();
  await closePayments(services, { shopId: order.shopId, orderId: order.id });
  return { id: order.id, number: order.number ?? '', state: 'Cancelled', currency: order.currency, refund };
}

/** Owes a refund of all payments of an order. @returns Cents. */
async function owePaid(tx: DatabaseWriter, order: OrderRow, now: Date): Promise<number> {
  for (const { shopId, id, state, amount } of await loadPayments(tx, order)) {
    if (state !== 'paid') continue;
    await oweRefund(tx, { shopId, paymentId: id }, { amount, reason: 'orderCancelled' }, now);
  }
  return await sumPaid(tx, order);
}

async function sumPaid(tx: DatabaseWriter, order: OrderRow): Promise<number> {
  const all = await loadPayments(tx, order);
  return all
    .filter(({ state }) => state === 'paid' || state === 'refunded')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Cancels open payments at the provider. If that fails, a payment is refunded once it arrives. */
async function closePayments(services: PaymentServices, { shopId, orderId }: OrderKey): Promise<void> {
  const { db, provider, report } = services;
  const waiting = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.shopId, shopId), eq(payments.orderId, orderId), inArray(payments.state, [...waitingStates])),
    );
  for (const row of waiting) {
    if (row.providerId === null || row.provider !== provider.id) continue;
    try {
      const seen = await provider.cancelPayment(row.providerId);
      if (seen) await carryOut(services, row, seen, 'customer');
    } catch (error) {
      report(error, `Payment ${row.id} of a cancelled order could not be cancelled yet`);
    }
  }
}
