import type { components } from '#generated/contracts/product-api.ts';
import type { Actor } from '../identity/actor.ts';
import type { OperationRequest } from '../operations/handler.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { findAccountMethod } from './account-payments.ts';
import { findOrderOfMethods } from './payable-order.ts';
import type { ProviderMethod } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';

type PaymentMethods = components['schemas']['PaymentMethods'];

/** Max. methods of an answer, and issuers of each. */
const maxMethods = 30;
const maxIssuers = 100;

/**
 * Returns the payment methods of an order.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`
 * @throws {ProviderUnavailableError}
 */
export async function listPaymentMethods(
  services: PaymentServices,
  { shop, actor, query }: OperationRequest<'listPaymentMethods'>,
): Promise<PaymentMethods> {
  const now = services.clock();
  const order = await findOrderOfMethods(services.db, actor, query.order, now);
  const amount = order.totalIncVat ?? (await services.orders.price(services.db, order, { shop, actor, now }));
  const methods = await loadOrderMethods(services, order, actor, amount, shop.locale);
  return {
    methods: methods.slice(0, maxMethods).map(({ issuers, ...method }) => ({
      ...method,
      issuers: issuers.slice(0, maxIssuers).map(({ id, name }) => ({ id, name })),
    })),
  };
}

/**
 * Returns the payment methods for an amount of an order.
 *
 * @param actor - Who pays: only the customer whose order it is buys on account, and nobody with a link.
 * @param locale - BCP 47, of their names.
 * @throws {ProviderUnavailableError}
 */
export async function loadOrderMethods(
  services: Pick<PaymentServices, 'methods' | 'db'>,
  order: OrderRow,
  actor: Actor,
  amount: number,
  locale: string,
): Promise<readonly ProviderMethod[]> {
  if (amount === 0) return [];
  const { country, currency } = order;
  const isTheirs = actor.kind === 'customer' && actor.customerId === order.customerId;
  const onAccount = isTheirs ? await findAccountMethod(services, order, locale) : undefined;
  return [...(onAccount ? [onAccount] : []), ...(await services.methods({ amount, currency, country, locale }))];
}
