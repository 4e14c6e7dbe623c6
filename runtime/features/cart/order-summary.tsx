import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Muted } from '#runtime/ui/text.styles.ts';
import type { Order } from './cart.ts';
import { SummaryRows } from './order-summary.styles.ts';

interface OrderSummaryProps {
  readonly order: Pick<Order, 'totals' | 'shipping'>;
}

/** What an order costs: goods, delivery, VAT by its rates, and all of it. Goods and delivery stand without VAT, as they add up. */
export function OrderSummary({ order: { totals, shipping } }: OrderSummaryProps): ReactNode {
  const { locale, t } = useLocale();
  const money = (cents: number): string => formatMoney(cents, totals.currency, locale);
  const shippingText = (): string => {
    if (!shipping) return t('cart:summary.later');
    return shipping.priceExcVat === 0 ? t('cart:summary.free') : money(shipping.priceExcVat);
  };
  return (
    <>
      <SummaryRows>
        <div>
          <dt>{t('cart:summary.goods')}</dt>
          <dd>{money(totals.goodsExcVat)}</dd>
        </div>
        <div>
          <dt>{shipping?.name ?? t('cart:summary.shipping')}</dt>
          <dd>{shippingText()}</dd>
        </div>
        {totals.reverseCharge ? (
          <div>
            <dt>{t('cart:summary.reverseCharge')}</dt>
            <dd>{money(0)}</dd>
          </div>
        ) : (
          totals.vat.map(({ percentage, amount }) => (
            <div key={percentage}>
              <dt>{t('cart:summary.vat', { percentage: formatNumber(percentage, locale) })}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))
        )}
        <div data-total>
          <dt>{t('cart:summary.total')}</dt>
          <dd>{money(totals.totalIncVat)}</dd>
        </div>
      </SummaryRows>
      {totals.reverseCharge && <Muted>{t('cart:summary.reverseChargeText')}</Muted>}
    </>
  );
}
