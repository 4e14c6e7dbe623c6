import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import { payments } from '../db/schema/payments.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { findReadable } from '../order-rows/find-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { type PaymentRow, toPayment } from '../order-rows/payment-rows.ts';
import { askProvider, isWaiting, loadPayment, takeTurnToAsk } from './ask-provider.ts';
import { ProviderUnavailableError } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';

type PaymentStatus = components['schemas']['PaymentStatus'];

/**
 * How a payment stands. Of one that is not at its end the provider is asked, unless somebody has just done so; where it
 * does not answer, what is known is said.
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
  // Read again: what the provider says moves the order too.
  const order = (await findReadable(services.db, actor, payment.orderId, services.clock())) ?? isReadable;
  return {
    payment: toPayment(payment),
    orderState: order.state,
    canRetry: order.state === 'Placed' && !(await isBeingSettled(services, order)),
  };
}

async function ask(services: PaymentServices, known: PaymentRow): Promise<PaymentRow> {
  try {
    // As if the webhook had come, which it may do this very moment.
    return await askProvider(services, known, 'webhook');
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    services.report(error, 'The payment provider cannot be asked');
    return known;
  }
}

/** Whether money for an order is on its way already. */
async function isBeingSettled({ db }: PaymentServices, { shopId, id }: OrderRow): Promise<boolean> {
  const ofOrder = await db
    .select({ state: payments.state })
    .from(payments)
    .where(and(eq(payments.shopId, shopId), eq(payments.orderId, id)));
  return ofOrder.some(({ state }) => state === 'pending' || state === 'authorized' || state === 'paid');
}
