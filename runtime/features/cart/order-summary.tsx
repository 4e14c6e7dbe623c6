import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { useAppSetting } from '#runtime/ui/app-setting-context.ts';
import { Price } from '#runtime/ui/price.tsx';
import { Muted } from '#runtime/ui/text.styles.ts';
import type { Order } from './cart.ts';
import { SummaryRows } from './order-summary.styles.ts';
import { OrderVatLabel } from './order-vat-label.tsx';

interface OrderSummaryProps {
  readonly order: Pick<Order, 'totals' | 'shipping' | 'voucher'>;
}

/**
 * Shows the total of an order. With VAT the goods and the delivery add up to the total, of which VAT is a part; without
 * it VAT is added to them, rate by rate.
 */
export function OrderSummary({ order: { totals, shipping, voucher } }: OrderSummaryProps): ReactNode {
  const { t } = useLocale();
  const { hasIncludedVat } = useAppSetting();
  const { currency, reverseCharge, discountIncVat = 0, discountExcVat = 0 } = totals;
  const isIncluded = hasIncludedVat && !reverseCharge;
  const vat = <VatRows totals={totals} isIncluded={isIncluded} />;
  return (
    <>
      <SummaryRows>
        <div>
          <dt>
            {t('cart:summary.goods')}{' '}
            <small>
              <OrderVatLabel totals={totals} />
            </small>
          </dt>
          <dd>
            <Price incVat={totals.goodsIncVat} excVat={totals.goodsExcVat} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>
            {shipping?.name ?? t('cart:summary.shipping')}{' '}
            {shipping && shipping.priceIncVat > 0 && (
              <small>
                <OrderVatLabel totals={totals} />
              </small>
            )}
          </dt>
          <dd>
            {!shipping && t('cart:summary.later')}
            {shipping?.priceIncVat === 0 && t('cart:summary.free')}
            {shipping && shipping.priceIncVat > 0 && (
              <Price incVat={totals.shippingIncVat} excVat={totals.shippingExcVat} currency={currency} />
            )}
          </dd>
        </div>
        {discountIncVat > 0 && (
          <div>
            <dt>{t('cart:summary.voucher', { code: voucher?.code ?? '' })}</dt>
            <dd>
              <Price incVat={-discountIncVat} excVat={-discountExcVat} currency={currency} />
            </dd>
          </div>
        )}
        {!isIncluded && vat}
        <Total totals={totals} />
        {isIncluded && vat}
      </SummaryRows>
      {reverseCharge && <Muted>{t('cart:summary.reverseChargeText')}</Muted>}
    </>
  );
}

/** Shows the amount to pay. */
function Total({ totals: { totalIncVat, currency, reverseCharge } }: Pick<OrderSummaryProps['order'], 'totals'>) {
  const { locale, t } = useLocale();
  return (
    <div data-total>
      <dt>
        {t('cart:summary.total')} {!reverseCharge && <small>{t('product:vat.including')}</small>}
      </dt>
      <dd>{formatMoney(totalIncVat, currency, locale)}</dd>
    </div>
  );
}

interface VatRowsProps extends Pick<OrderSummaryProps['order'], 'totals'> {
  /** Whether the amounts above contain it. */
  readonly isIncluded: boolean;
}

function VatRows({ totals: { vat, currency, reverseCharge }, isIncluded }: VatRowsProps): ReactNode {
  const { locale, t } = useLocale();
  const money = (cents: number): string => formatMoney(cents, currency, locale);
  if (reverseCharge) {
    return (
      <div>
        <dt>{t('cart:summary.reverseCharge')}</dt>
        <dd>{money(0)}</dd>
      </div>
    );
  }
  return vat.map(({ percentage, amount }) => (
    <div key={percentage} data-vat={isIncluded ? 'included' : 'added'}>
      <dt>
        {t(isIncluded ? 'cart:summary.vatIncluded' : 'cart:summary.vat', {
          percentage: formatNumber(percentage, locale),
        })}
      </dt>
      <dd>{money(amount)}</dd>
    </div>
  ));
}
