import type { components } from '#generated/contracts/product-api.ts';
import { ProblemError } from '../errors/problem.ts';
import { createNamedQueue } from '../limits/queue.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { carryOutOnce, type OnceAnswer } from '../operations/idempotency.ts';
import { toPayment } from '../order-rows/payment-rows.ts';
import { account } from './account-payments.ts';
import { initiatePayment, type PaymentWish } from './initiate-payment.ts';
import { loadOrderMethods } from './list-payment-methods.ts';
import { payOnAccount } from './pay-on-account.ts';
import { findOrderToPay } from './payable-order.ts';
import type { PaymentServices } from './payment-services.ts';
import { orUnavailable } from './provider-answer.ts';
import { findReturnAddress, type ReturnAddress } from './return-address.ts';

type InitiatedPayment = components['schemas']['InitiatedPayment'];

/** Max. requests for payments of one order that wait. */
const maxWaiting = 50;

/** Runs work about an order once what came before it is done. */
export type RunInTurn = <T>(orderId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue for payments of each order. Opening one cancels those by other methods: several at once would only cancel each
 * other's. Other servers have queues of their own, and the few that meet then try again.
 */
export function createPaymentQueue(): RunInTurn {
  return createNamedQueue({
    maxWaiting,
    refuse: () => new ProblemError('RATE_LIMITED', 'Too many requests to pay this order wait.', undefined, 1),
  });
}

/** Opens a payment for the actor, once for each idempotency key. @throws {ProblemError} */
export async function requestPayment(
  services: PaymentServices,
  runInTurn: RunInTurn,
  request: OperationRequest<'initiatePayment'>,
): Promise<OnceAnswer<InitiatedPayment>> {
  const { db, report } = services;
  const { shop, actor, client, body, headers } = request;
  const returnAddress = await findReturnAddress(db, shop, body, client);
  const once = { operation: 'initiatePayment', actor, key: headers['Idempotency-Key'], body } as const;
  return await carryOutOnce<InitiatedPayment>(services, once, async (key) => {
    const wish = await findWish(services, request, returnAddress).catch(async (error: unknown) => {
      // What was answered before is answered again, even if the order has been paid since.
      await db.transaction((tx) => key.take(tx));
      throw error;
    });
    const begin = wish.method === account ? payOnAccount : initiatePayment;
    const begun = runInTurn(wish.orderId, () =>
      begin(services, wish, {
        take: (tx) => key.take(tx),
        keep: (tx, { payment, redirectUrl, isKnown }) =>
          key.keep(tx, isKnown ? 200 : 201, { payment: toPayment(payment), redirectUrl }),
      }),
    );
    await orUnavailable(report, begun);
  });
}

/** Returns the payment that is requested, if it is offered for the order. @throws {ProblemError} */
async function findWish(
  services: PaymentServices,
  { shop, actor, body }: OperationRequest<'initiatePayment'>,
  returnAddress: ReturnAddress,
): Promise<PaymentWish> {
  const { method, issuer } = body;
  const order = await findOrderToPay(services.db, actor, body.orderId, services.clock());
  const asked = loadOrderMethods(services, order, actor, order.totalIncVat ?? 0, shop.locale);
  const methods = await orUnavailable(services.report, asked);
  const offered = methods.find(({ id }) => id === method);
  if (!offered) throw new ProblemError('PAYMENT_METHOD_UNAVAILABLE');
  if (issuer !== undefined && !offered.issuers.some(({ id }) => id === issuer)) {
    const breach = { in: 'body', pointer: '/issuer', rule: 'enum', message: 'is none that the method lists' } as const;
    throw new ProblemError('VALIDATION_FAILED', undefined, [breach]);
  }
  return { shopId: shop.shopId, orderId: order.id, method, issuer, locale: shop.locale, returnAddress };
}
