import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { isInTheWay } from './cart.ts';

type LineChange = components['schemas']['LineChange'];

interface LineChangesProps {
  readonly changes: readonly LineChange[];
  /** ISO 4217. */
  readonly currency: string;
}

/** Shows the changes of a line since it was added to the cart. */
export function LineChanges({ changes, currency }: LineChangesProps): ReactNode {
  const { locale, t } = useLocale();
  if (changes.length === 0) return null;
  const text = ({ kind, before = 0, after = 0 }: LineChange): string => {
    switch (kind) {
      case 'priceChanged':
        return t('cart:changes.priceChanged', {
          before: formatMoney(before, currency, locale),
          after: formatMoney(after, currency, locale),
        });
      case 'vatChanged':
        return t('cart:changes.vatChanged', { after: formatNumber(after, locale) });
      case 'quantityLimited':
        return t('cart:changes.quantityLimited', { count: after });
      case 'soldOut':
        return t('cart:changes.soldOut');
      case 'configurationOutdated':
        return t('cart:changes.configurationOutdated');
      case 'gone':
        return t('cart:changes.gone');
    }
  };
  return (
    <Note role="status" tone={isInTheWay({ changes }) ? 'warning' : 'info'}>
      {changes.map((change) => (
        <p key={change.kind}>{text(change)}</p>
      ))}
    </Note>
  );
}
