import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { useAppSetting } from '#runtime/ui/app-setting-context.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import type { SavedItem } from './saved-item-forms.ts';
import { ItemCost } from './saved-items.styles.ts';

interface ItemProps {
  readonly item: SavedItem;
}

/** Shows today's price of a saved item. */
export function ItemPrice({ item: { pricing } }: ItemProps): ReactNode {
  const { locale, t } = useLocale();
  if (!pricing) return null;
  const { quantity, currency } = pricing;
  return (
    <ItemCost>
      <small>{t('account:items.today')}</small>
      <strong>
        <Price incVat={pricing.totalIncVat} excVat={pricing.totalExcVat} currency={currency} />
      </strong>
      <small>
        {quantity.current > 1 && (
          <>
            {formatNumber(quantity.current, locale)} ×{' '}
            <Price incVat={pricing.priceIncVat} excVat={pricing.priceExcVat} currency={currency} />,{' '}
          </>
        )}
        <VatLabel />
      </small>
    </ItemCost>
  );
}

/** Shows the changes of an item since it was saved, and the reasons why it cannot be ordered. */
export function ItemChanges({ item }: ItemProps): ReactNode {
  const { locale, t } = useLocale();
  const { hasIncludedVat } = useAppSetting();
  const { changes = [], problems = [], orderable, pricing, savedPrice, kind } = item;
  const before = savedPrice && (hasIncludedVat ? savedPrice.priceIncVat : savedPrice.priceExcVat);
  const now = pricing && (hasIncludedVat ? pricing.priceIncVat : pricing.priceExcVat);
  const getText = ({ kind: change, after = 0 }: (typeof changes)[number]): string | undefined => {
    switch (change) {
      case 'priceChanged':
        if (!savedPrice || !pricing || before === undefined || now === undefined || before === now) return undefined;
        return t(now < before ? 'account:items.changes.cheaper' : 'account:items.changes.dearer', {
          before: formatMoney(before, savedPrice.currency, locale),
          now: formatMoney(now, pricing.currency, locale),
        });
      case 'vatChanged':
        return t('account:items.changes.vatChanged', { percentage: formatNumber(after, locale) });
      case 'quantityLimited':
        return t('account:items.changes.quantityLimited', { count: after });
      case 'soldOut':
        return t('account:items.changes.soldOut');
      case 'configurationOutdated':
        return t('account:items.changes.configurationOutdated');
      case 'gone':
        return t('account:items.changes.gone');
    }
  };
  const texts = changes.map(getText).filter((text) => text !== undefined);
  if (kind !== 'Note' && orderable === false && texts.length === 0 && problems.length > 0) {
    texts.push(t('account:items.changes.incomplete'));
  }
  if (texts.length === 0) return null;
  return (
    <Note tone={orderable === false ? 'warning' : 'info'}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  );
}
