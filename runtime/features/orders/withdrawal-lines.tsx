import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import type { Order, OrderLine } from './order.ts';
import { OrderSection } from './order-section.tsx';
import { LineRow, LineRows } from './withdrawal.styles.ts';
import { withdrawalReasons } from './withdrawal-texts.ts';
import { withdrawable } from './withdrawn-lines.ts';

interface WithdrawalLinesProps {
  readonly lines: readonly OrderLine[];
  /** Returns the content at the end of a line. */
  readonly quantityOf: (line: OrderLine) => ReactNode;
}

/** Shows lines of an order that are, or can be, withdrawn. */
export function WithdrawalLines({ lines, quantityOf }: WithdrawalLinesProps): ReactNode {
  const { t } = useLocale();
  return (
    <LineRows aria-label={t('cart:ordered')}>
      {lines.map((line) => (
        <LineRow key={line.id}>
          <div>{line.image && <Picture picture={line.image} sizes="64px" ratio="square" corners="small" alt="" />}</div>
          <div>
            <strong>{line.name}</strong>
            <p>{getWords(line)}</p>
          </div>
          <div>{quantityOf(line)}</div>
        </LineRow>
      ))}
    </LineRows>
  );
}

/** Returns the chosen options as text; those of a line include its variant. */
const getWords = ({ variantName = '', choices }: OrderLine): string =>
  choices.length === 0 ? variantName : choices.map(({ value }) => value).join(', ');

/** Shows lines that cannot be withdrawn, each with the reason. */
export function ExcludedLines({ order: { lines } }: { readonly order: Pick<Order, 'lines'> }): ReactNode {
  const { t } = useLocale();
  const excluded = lines.filter((line) => withdrawable(line) === 0);
  if (excluded.length === 0) return null;
  return (
    <OrderSection title={t('checkout:order.withdrawal.excluded')}>
      <LineRows>
        {excluded.map((line) => (
          <LineRow key={line.id}>
            <div>
              {line.image && <Picture picture={line.image} sizes="64px" ratio="square" corners="small" alt="" />}
            </div>
            <div>
              <strong>{line.name}</strong>
              {line.withdrawal?.reason !== undefined && <p>{t(withdrawalReasons[line.withdrawal.reason])}</p>}
            </div>
          </LineRow>
        ))}
      </LineRows>
    </OrderSection>
  );
}
