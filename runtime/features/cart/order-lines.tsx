import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Price } from '#runtime/ui/price.tsx';
import type { Order } from './cart.ts';
import { LineChoices } from './cart-line.tsx';
import { LineChanges } from './line-changes.tsx';
import { LinePicture } from './line-picture.tsx';
import { LineAmount, OrderedLine, OrderedLines } from './order-lines.styles.ts';
import { OrderVatLabel } from './order-vat-label.tsx';

interface OrderLinesProps {
  readonly order: Pick<Order, 'lines' | 'totals'>;
}

/** Shows the lines of an order, read-only, with or without VAT as the visitor chose. */
export function OrderLines({ order: { lines, totals } }: OrderLinesProps): ReactNode {
  const { locale, t } = useLocale();
  return (
    <OrderedLines aria-label={t('cart:ordered')}>
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
          <LineAmount>
            <Price
              incVat={line.pricing.totalIncVat}
              excVat={line.pricing.totalExcVat}
              currency={line.pricing.currency}
            />
            {line.pricing.totalIncVat > 0 && (
              <small>
                <OrderVatLabel totals={totals} />
              </small>
            )}
          </LineAmount>
        </OrderedLine>
      ))}
    </OrderedLines>
  );
}
