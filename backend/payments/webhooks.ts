import { ProblemError } from '../errors/problem.ts';
import { askProvider, findByProviderId } from './ask-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { orUnavailable } from './provider-answer.ts';

/**
 * Receives a webhook about a payment. Its state is queried from the provider: anybody can send a webhook.
 *
 * @param body - As the provider writes it; an unknown id is ignored.
 * @throws {ProblemError} `VALIDATION_FAILED`, `PAYMENT_PROVIDER_UNAVAILABLE`
 */
export async function receivePaymentWebhook(services: PaymentServices, body: unknown): Promise<void> {
  await lookUp(services, readId(services, body));
}

/**
 * Receives a webhook about a provider's order, with the same effect for each of its payments.
 *
 * @throws {ProblemError} `VALIDATION_FAILED`, `PAYMENT_PROVIDER_UNAVAILABLE`
 */
export async function receiveOrderWebhook(services: PaymentServices, body: unknown): Promise<void> {
  const ids = await orUnavailable(services.report, services.provider.findPaymentsOfOrder(readId(services, body)));
  for (const id of ids) await lookUp(services, id);
}

function readId({ provider }: PaymentServices, body: unknown): string {
  const id = provider.readWebhook(body);
  if (id === undefined) throw new ProblemError('VALIDATION_FAILED', 'The payment provider sends no such body.');
  return id;
}

async function lookUp(services: PaymentServices, id: string): Promise<void> {
  const row = await findByProviderId(services, id);
  if (row) await orUnavailable(services.report, askProvider(services, row, 'webhook'));
}
