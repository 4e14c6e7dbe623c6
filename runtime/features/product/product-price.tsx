import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { type PriceRow, priceRows } from './price-tiers.ts';
import { MainPrice, PriceLine, PriceNote, TierTable } from './product-price.styles.ts';

interface ProductPriceProps {
  readonly pricing: components['schemas']['Pricing'];
  readonly unit: components['schemas']['PriceUnit'];
}

/** What one costs with and without VAT, and what many cost. */
export function ProductPrice({ pricing, unit }: ProductPriceProps): ReactNode {
  const { locale, t } = useLocale();
  const money = (cents: number): string => formatMoney(cents, pricing.currency, locale);
  const rows = priceRows(pricing);
  return (
    <div>
      <PriceLine>
        <MainPrice>{money(pricing.priceIncVat)}</MainPrice>
        <PriceNote>
          {unit === 'm2' ? t('product:price.perSquareMetre') : t('product:price.perPiece')},{' '}
          {t('product:price.includingVat')}
        </PriceNote>
      </PriceLine>
      <PriceNote>{t('product:price.excludingVat', { price: money(pricing.priceExcVat) })}</PriceNote>
      {rows.length > 0 && (
        <TierTable>
          <caption>{t('product:tiers.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('product:tiers.quantity')}</th>
              <th scope="col">{t('product:tiers.includingVat')}</th>
              <th scope="col">{t('product:tiers.excludingVat')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.min}>
                <th scope="row">
                  <TierBounds row={row} />
                </th>
                <td>{money(row.incVat)}</td>
                <td>{money(row.excVat)}</td>
              </tr>
            ))}
          </tbody>
        </TierTable>
      )}
    </div>
  );
}

function TierBounds({ row }: { readonly row: PriceRow }): ReactNode {
  const { locale, t } = useLocale();
  const min = formatNumber(row.min, locale);
  if (row.max === undefined) return t('product:tiers.from', { min });
  if (row.max === row.min) return min;
  return t('product:tiers.between', { min, max: formatNumber(row.max, locale) });
}
