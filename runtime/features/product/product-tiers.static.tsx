import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { type PriceRow, priceRows } from './price-tiers.ts';
import { TierTable } from './product-tiers.styles.ts';

interface ProductTiersProps {
  readonly pricing: components['schemas']['Pricing'];
  readonly unit: components['schemas']['PriceUnit'];
}

/** Shows what a product costs by quantity; nothing where that is all the same. */
export function ProductTiers({ pricing, unit }: ProductTiersProps): ReactNode {
  const { t } = useLocale();
  const { currency } = pricing;
  const rows = priceRows(pricing);
  if (rows.length === 0) return null;
  const isArea = unit === 'm2';
  return (
    <TierTable>
      <caption>{t(isArea ? 'product:tiers.area.title' : 'product:tiers.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(isArea ? 'product:tiers.area.quantity' : 'product:tiers.quantity')}</th>
          <th scope="col">
            {t('product:tiers.price')} <VatLabel />
          </th>
          <th scope="col">{t('product:tiers.saving')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.min}>
            <th scope="row">
              <TierBounds row={row} isArea={isArea} />
            </th>
            <td>
              <Price incVat={row.incVat} excVat={row.excVat} currency={currency} />
            </td>
            <td>{row.savingPercent > 0 && t('product:tiers.savingValue', { percent: row.savingPercent })}</td>
          </tr>
        ))}
      </tbody>
    </TierTable>
  );
}

interface TierBoundsProps {
  readonly row: PriceRow;
  /** Whether the quantity is in square metres. */
  readonly isArea: boolean;
}

function TierBounds({ row, isArea }: TierBoundsProps): ReactNode {
  const { locale, t } = useLocale();
  const min = formatNumber(row.min, locale);
  if (row.max === undefined) return t(isArea ? 'product:tiers.area.from' : 'product:tiers.from', { min });
  if (row.max === row.min) return isArea ? t('product:tiers.area.only', { min }) : min;
  const max = formatNumber(row.max, locale);
  return t(isArea ? 'product:tiers.area.between' : 'product:tiers.between', { min, max });
}
