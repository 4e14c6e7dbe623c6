import {
  type PaymentProvider,
  PaymentRefusedError,
  type ProviderPayment,
  ProviderUnavailableError,
} from '#backend/payments/payment-provider.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';
import { neverSettle, type ProcessState } from './simulated-database.ts';

/** A payment in the provider's books. */
export interface BookedPayment {
  readonly id: string;
  readonly key: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly currency: string;
  state: ProviderPayment['state'];
  readonly refunds: Map<string, number>;
}

/** How often a call fails, half of them after it had its effect. */
const failing = 0.08;

const isWaiting = ({ state }: BookedPayment): boolean => ['open', 'pending', 'authorized'].includes(state);
const refundedOf = ({ refunds }: BookedPayment): number =>
  [...refunds.values()].reduce((sum, amount) => sum + amount, 0);

/** The books of a provider, which outlive the processes that ask it. */
export class Books {
  readonly payments = new Map<string, BookedPayment>();

  /** What a payer does on the page of a payment. @returns Whether it could be done. */
  act(id: string, state: ProviderPayment['state']): boolean {
    const payment = this.payments.get(id);
    if (!payment || !isWaiting(payment)) return false;
    payment.state = state;
    return true;
  }
}

/** Creates a provider as one process sees it. */
export function createSimulatedProvider(
  books: Books,
  {
    scheduler,
    random,
    state,
  }: { readonly scheduler: () => Scheduler; readonly random: () => Random; readonly state: ProcessState },
): PaymentProvider {
  const call = async <T>(what: string, effect: () => T): Promise<T> => {
    if (state.hasCrashed) return await neverSettle();
    await scheduler().takeTurn(`provider: ${what}`, 'process');
    const fails = scheduler().hasFaults && random().happens(failing);
    const isInVain = fails && random().happens(0.5);
    const done = isInVain ? undefined : effect();
    if (state.hasCrashed) return await neverSettle();
    if (fails || done === undefined) {
      scheduler().note(`the provider does not answer ${what}${isInVain ? '' : ', which it did'}`);
      throw new ProviderUnavailableError(`${what} was not answered`);
    }
    return done;
  };
  const show = (payment: BookedPayment): ProviderPayment => ({
    id: payment.id,
    state: payment.state,
    amount: payment.amount,
    currency: payment.currency,
    refunded: refundedOf(payment),
    paymentPage: isWaiting(payment) ? `https://pay.example/${payment.id}` : undefined,
    expiresAt: undefined,
  });
  const find = (id: string): { readonly found: ProviderPayment | undefined } => {
    const payment = books.payments.get(id);
    return { found: payment && show(payment) };
  };
  return {
    id: 'sandbox',
    createPayment: ({ key, orderNumber, amount, currency }) =>
      call('createPayment', () => {
        const id = `tr_${key}`;
        const known = books.payments.get(id);
        const payment = known ?? { id, key, orderNumber, amount, currency, state: 'open', refunds: new Map() };
        books.payments.set(id, payment);
        return show(payment);
      }),
    lookUpPayment: async (id) => (await call('lookUpPayment', () => find(id))).found,
    readWebhook: (body) =>
      typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : undefined,
    findPaymentsOfOrder: () => call('findPaymentsOfOrder', () => []),
    cancelPayment: async (id) =>
      (
        await call('cancelPayment', () => {
          const payment = books.payments.get(id);
          if (payment?.state === 'open') payment.state = 'canceled';
          return find(id);
        })
      ).found,
    refundPayment: async (id, { key, amount }) => {
      await call('refundPayment', () => {
        const payment = books.payments.get(id);
        if (payment?.state !== 'paid') throw new PaymentRefusedError('It was not paid');
        if (payment.refunds.has(key)) return true;
        if (refundedOf(payment) + amount > payment.amount) throw new PaymentRefusedError('There is not so much left');
        payment.refunds.set(key, amount);
        return true;
      });
    },
    listMethods: async () =>
      ['ideal', 'creditcard', 'paypal', 'banktransfer'].map((id) => ({ id, name: id, issuers: [] })),
  };
}
