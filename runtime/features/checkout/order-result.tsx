import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { aliveAttribute } from '#runtime/contracts/page-life.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { orderStateSentence } from '#runtime/lib/order-event-text.ts';
import { purchase } from '#runtime/lib/order-events.ts';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { useShownReport } from '#runtime/ui/tracking-context.ts';
import { ResultHead } from './order-result.styles.ts';
import { PayOrder } from './pay-order.tsx';

type Order = components['schemas']['Order'];
type PaymentState = components['schemas']['PaymentState'];

interface OrderResultProps {
  readonly order: Order;
  /** The payment in the address; absent: the last payment of the order. */
  readonly paymentId?: string | undefined;
  /** Title of the page; absent: the outcome of the payment. */
  readonly title?: string;
  /** Thanks of the shop; left out when the payment failed. */
  readonly thanks?: string | undefined;
}

/** The outcome that is shown, by the state of the payment. */
type Outcome = 'paid' | 'waiting' | 'open' | 'failed' | 'canceled' | 'expired' | 'unpaid' | 'cancelled' | 'refunded';

const outcomes = {
  open: 'open',
  pending: 'waiting',
  authorized: 'paid',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
  refunded: 'refunded',
} as const satisfies Record<PaymentState, Outcome>;

/**
 * Returns the outcome of an order. One that no longer waits for payment decides it, whichever payment the address
 * names.
 */
export function getOutcome({ state }: Pick<Order, 'state'>, payment: PaymentState | undefined): Outcome {
  if (state === 'Cancelled') return payment === 'refunded' ? 'refunded' : 'cancelled';
  if (state !== 'Placed') return payment === 'refunded' ? 'refunded' : 'paid';
  return payment === undefined ? 'unpaid' : outcomes[payment];
}

/** Milliseconds between two requests while a payment is pending. */
const askEvery = 2500;

/** Shows the state of an order, and its payment while it waits for money. */
export function OrderResult({ order, paymentId, title, thanks }: OrderResultProps): ReactNode {
  const { locale, settings, t } = useLocale();
  const { pathname, search } = useLocation();
  const trpc = useTRPC();
  const asked = paymentId ?? order.payment?.id;
  const { data: status } = useQuery({
    ...trpc.order.paymentStatus.queryOptions({ orderId: order.id, paymentId: asked ?? '' }),
    enabled: asked !== undefined,
    // The buyer may be back before the provider knows.
    refetchInterval: ({ state }) => (isUnderWay(state.data?.payment.state) ? askEvery : false),
  });
  const payment = status?.payment.state ?? order.payment?.state;
  const state = status?.orderState ?? order.state;
  const outcome = getOutcome({ state }, payment);
  // A later visit shows the progress of the order instead of the payment.
  const reached =
    outcome === 'paid' && state !== 'Placed' && state !== 'Paid' ? orderStateSentence(state, order) : undefined;
  const canPay = status ? status.canRetry : order.state === 'Placed' && !isUnderWay(payment);
  const isBought = outcome === 'paid' || outcome === 'waiting';
  useShownReport(
    () => (isBought ? ['order', purchase(order), { key: `purchase ${order.id}`, lasts: 'browser' }] : undefined),
    `${isBought}`,
  );
  const { number = '', details, payBefore } = order;
  const day = payBefore === undefined ? '' : formatDate(new Date(payBefore), locale, settings);
  return (
    <>
      <ResultHead role="status" {...(isUnderWay(payment) && { [aliveAttribute]: '' })}>
        <h1 className={headingClass({ size: '2xl' })}>
          {title ?? (reached ? t('checkout:result.order', { number }) : t(`checkout:result.${outcome}.title`))}
        </h1>
        <Lead>
          {reached ? t(reached) : t(`checkout:result.${outcome}.text`, { number, email: details?.email ?? '', day })}
        </Lead>
        {isBought && !reached && thanks && <p>{thanks}</p>}
      </ResultHead>
      {isUnderWay(payment) && outcome !== 'paid' && (
        <a href={`${pathname}${search}`} className={onwardLinkClass().className}>
          {t('checkout:result.again')}
        </a>
      )}
      {(canPay || outcome === 'open') && (
        <PayOrder order={order} lastPayment={status?.payment.id ?? order.payment?.id} />
      )}
    </>
  );
}

/** Returns whether a payment may still succeed. */
export function isUnderWay(state: PaymentState | undefined): boolean {
  return state === 'open' || state === 'pending';
}
