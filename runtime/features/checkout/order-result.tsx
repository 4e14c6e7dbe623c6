import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { once } from '#runtime/lib/once.ts';
import { purchase } from '#runtime/lib/order-events.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { useTracking } from '#runtime/ui/tracking-context.ts';
import { paymentForm } from './checkout-forms.ts';
import { ResultHead } from './order-result.styles.ts';
import { PaymentMethodField } from './payment-method-field.tsx';

type Order = components['schemas']['Order'];
type PaymentState = components['schemas']['PaymentState'];

interface OrderResultProps {
  readonly order: Order;
  /** The payment that the address names; absent: the order's last one. */
  readonly paymentId: string | undefined;
}

/** What is said of an order, by how its payment stands. */
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

/** An order that has left the state of waiting for money says so itself, whichever payment the address names. */
export function outcomeOf({ state }: Pick<Order, 'state'>, payment: PaymentState | undefined): Outcome {
  if (state === 'Cancelled') return payment === 'refunded' ? 'refunded' : 'cancelled';
  if (state !== 'Placed') return payment === 'refunded' ? 'refunded' : 'paid';
  return payment === undefined ? 'unpaid' : outcomes[payment];
}

/** Milliseconds between two questions while a payment is on its way. */
const askEvery = 2500;

/** Says how an order stands, and lets it be paid while it waits for money. */
export function OrderResult({ order, paymentId }: OrderResultProps): ReactNode {
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
  const outcome = outcomeOf({ state: status?.orderState ?? order.state }, payment);
  const canPay = status ? status.canRetry : order.state === 'Placed' && !isUnderWay(payment);
  const tracking = useTracking();
  const isBought = outcome === 'paid' || outcome === 'waiting';
  const tell = useEffectEvent(() =>
    once(
      () => localStorage,
      `purchase ${order.id}`,
      () => tracking?.order(purchase(order)),
    ),
  );
  useEffect(() => {
    if (isBought) tell();
  }, [isBought]);
  const { number = '', details, payBefore } = order;
  const day = payBefore === undefined ? '' : formatDate(new Date(payBefore), locale, settings);
  return (
    <>
      <ResultHead role="status">
        <h1 className={headingClass({ size: '2xl' })}>{t(`checkout:result.${outcome}.title`)}</h1>
        <Lead>{t(`checkout:result.${outcome}.text`, { number, email: details?.email ?? '', day })}</Lead>
      </ResultHead>
      {isUnderWay(payment) && outcome !== 'paid' && (
        <a href={`${pathname}${search}`} className={onwardLinkClass().className}>
          {t('checkout:result.again')}
        </a>
      )}
      {(canPay || outcome === 'open') && (
        <PayAgain order={order} lastPayment={status?.payment.id ?? order.payment?.id} />
      )}
    </>
  );
}

function isUnderWay(state: PaymentState | undefined): boolean {
  return state === 'open' || state === 'pending';
}

interface PayAgainProps {
  readonly order: Order;
  readonly lastPayment: string | undefined;
}

function PayAgain({ order, lastPayment }: PayAgainProps): ReactNode {
  const { t } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const methods = queryClient.getQueryData(trpc.order.paymentMethods.queryKey({ orderId: order.id }))?.methods ?? [];
  const form = useSiteForm(paymentForm, {
    defaults: { orderId: order.id, ...(lastPayment !== undefined && { after: lastPayment }) },
    onTaken: ({ answer }) => window.location.assign(answer.payAt),
  });
  if (methods.length === 0) return <p>{t('checkout:result.noMethods')}</p>;
  return (
    <FormFrame form={form} labels={{ method: t('checkout:payment.method') }}>
      <h2 className={headingClass({ size: 'md' })}>{t('checkout:result.pay')}</h2>
      {(['orderId', 'after'] as const).map((name) => {
        const { error: _, ...field } = form.field(name);
        return <input key={name} type="hidden" {...field} />;
      })}
      <PaymentMethodField methods={methods} chosen={order.payment?.method} {...form.field('method')} />
      <FormActions>
        <SubmitButton label={t('checkout:result.pay')} busyLabel={t('checkout:review.busy')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}
