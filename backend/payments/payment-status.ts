import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import { payments } from '../db/schema/payments.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { findReadable } from '../order-rows/find-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { type PaymentRow, toPayment } from '../order-rows/payment-rows.ts';
import { askProvider, loadPayment, takeTurnToAsk } from './ask-provider.ts';
import { ProviderUnavailableError } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { isWaiting } from './payment-states.ts';

type PaymentStatus = components['schemas']['PaymentStatus'];

/**
 * Returns the state of a payment. For one that has not ended the provider is queried, unless it just was; without its
 * answer, the known state is returned.
 *
 * @throws {ProblemError} `NOT_FOUND`
 */
export async function getPaymentStatus(
  services: PaymentServices,
  actor: Actor,
  paymentId: string,
): Promise<PaymentStatus> {
  const known = await loadPayment(services, actor.shopId, paymentId);
  const isReadable = known && (await findReadable(services.db, actor, known.orderId, services.clock()));
  if (!known || !isReadable) throw new ProblemError('NOT_FOUND');
  const payment = isWaiting(known) && (await takeTurnToAsk(services, known)) ? await ask(services, known) : known;
  // Loaded again: the provider's answer changes the order too.
  const order = (await findReadable(services.db, actor, payment.orderId, services.clock())) ?? isReadable;
  return {
    payment: toPayment(payment),
    orderState: order.state,
    canRetry: order.state === 'Placed' && !(await isBeingSettled(services, order)),
  };
}

async function ask(services: PaymentServices, known: PaymentRow): Promise<PaymentRow> {
  try {
    // As if the webhook had come, which may happen at the same time.
    return await askProvider(services, known, 'webhook');
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    services.report(error, 'The payment provider cannot be asked');
    return known;
  }
}

/** Returns whether a payment for an order is under way already. */
async function isBeingSettled({ db }: PaymentServices, { shopId, id }: OrderRow): Promise<boolean> {
  const ofOrder = await db
    .select({ state: payments.state })
    .from(payments)
    .where(and(eq(payments.shopId, shopId), eq(payments.orderId, id)));
  return ofOrder.some(({ state }) => state === 'pending' || state === 'authorized' || state === 'paid');
}
