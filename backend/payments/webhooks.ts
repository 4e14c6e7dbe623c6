import { askProvider, findByProviderId } from './ask-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { orUnavailable } from './provider-answer.ts';

/**
 * The provider says that a payment has changed. What is true it is asked itself: anybody can call this.
 *
 * @param id - The provider's; one that nobody knows is nothing.
 * @throws {ProblemError} `PAYMENT_PROVIDER_UNAVAILABLE`
 */
export async function receivePaymentWebhook(services: PaymentServices, id: string): Promise<void> {
  const row = await findByProviderId(services, id);
  if (row) await orUnavailable(services.report, askProvider(services, row, 'webhook'));
}

/** The same of an order of the provider's: of each payment that belongs to it. @throws {ProblemError} `PAYMENT_PROVIDER_UNAVAILABLE` */
export async function receiveOrderWebhook(services: PaymentServices, id: string): Promise<void> {
  const ids = await orUnavailable(services.report, services.provider.findPaymentsOfOrder(id));
  for (const paymentId of ids) await receivePaymentWebhook(services, paymentId);
}
