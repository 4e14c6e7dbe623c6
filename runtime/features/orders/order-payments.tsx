import type { ReactNode } from 'react';
import { formatDate, formatDay } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import type { Order } from './order.ts';
import { OrderSection } from './order-section.tsx';
import { Facts } from './order-sections.styles.ts';
import { paymentMethodName } from './payment-method-name.ts';

type Payment = NonNullable<Order['payment']>;

const stateTexts = {
  open: 'checkout:order.payment.state.open',
  pending: 'checkout:order.payment.state.pending',
  authorized: 'checkout:order.payment.state.authorized',
  paid: 'checkout:order.payment.state.paid',
  failed: 'checkout:order.payment.state.failed',
  canceled: 'checkout:order.payment.state.canceled',
  expired: 'checkout:order.payment.state.expired',
  refunded: 'checkout:order.payment.state.refunded',
} as const satisfies Record<Payment['state'], string>;

/** Shows the payments of an order, the last one first: method, amount, state and refunds. */
export function OrderPayments({ order }: { readonly order: Order }): ReactNode {
  const { locale, settings, t } = useLocale();
  const payments = order.payments ?? (order.payment ? [order.payment] : []);
  if (payments.length === 0) return null;
  const due = order.dueOn === undefined ? '' : formatDay(order.dueOn, locale);
  const text = ({ amount, currency, state, refunded }: Payment): string => {
    const said = t('checkout:order.payment.line', {
      amount: formatMoney(amount, currency, locale),
      state: t(state === 'authorized' && due !== '' ? 'checkout:order.payment.account' : stateTexts[state], {
        date: due,
      }),
    });
    if (refunded === 0 || refunded === amount) return said;
    return `${said}; ${t('checkout:order.payment.refunded', { amount: formatMoney(refunded, currency, locale) })}`;
  };
  return (
    <OrderSection title={t('checkout:order.payment.title')}>
      <Facts>
        {payments.map((payment) => (
          <div key={payment.id}>
            <dt>
              {paymentMethodName(payment.method, t)}, {formatDate(new Date(payment.createdAt), locale, settings)}
            </dt>
            <dd>{text(payment)}</dd>
          </div>
        ))}
      </Facts>
    </OrderSection>
  );
}
