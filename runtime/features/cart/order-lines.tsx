import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import type { Order } from './cart.ts';
import { LineChoices } from './cart-line.tsx';
import { LineChanges } from './line-changes.tsx';
import { LinePicture } from './line-picture.tsx';
import { OrderedLine, OrderedLines } from './order-lines.styles.ts';

interface OrderLinesProps {
  readonly order: Pick<Order, 'lines'>;
}

/** The lines of an order to look at. Prices stand without VAT, as they add up to the goods of the summary. */
export function OrderLines({ order: { lines } }: OrderLinesProps): ReactNode {
  const { locale, t } = useLocale();
  return (
    <OrderedLines aria-label={t('cart:lines')}>
      {lines.map((line) => (
        <OrderedLine key={line.id}>
          <div>
            <LinePicture line={line} sizes="72px" />
          </div>
          <div>
            <strong>
              {formatNumber(line.quantity.current, locale)} × {line.name}
            </strong>
            <LineChoices line={line} />
            <LineChanges changes={line.changes} currency={line.pricing.currency} />
          </div>
          <span>{formatMoney(line.pricing.totalExcVat, line.pricing.currency, locale)}</span>
        </OrderedLine>
      ))}
    </OrderedLines>
  );
}
