import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { type PriceRow, priceRows } from './price-tiers.ts';
import { MainPrice, PriceLine, PriceNote, TierTable } from './product-price.styles.ts';

interface ProductPriceProps {
  readonly pricing: components['schemas']['Pricing'];
  readonly unit: components['schemas']['PriceUnit'];
}

/** What one costs, with VAT and without, and what many cost. */
export function ProductPrice({ pricing, unit }: ProductPriceProps): ReactNode {
  const { t } = useLocale();
  const { currency } = pricing;
  const one = { incVat: pricing.priceIncVat, excVat: pricing.priceExcVat, currency };
  const rows = priceRows(pricing);
  return (
    <div>
      <PriceLine>
        <MainPrice>
          <Price {...one} />
        </MainPrice>
        <PriceNote>
          {unit === 'm2' ? t('product:price.perSquareMetre') : t('product:price.perPiece')}, <VatLabel />
        </PriceNote>
      </PriceLine>
      <PriceNote>
        <Price {...one} other /> <VatLabel other />
      </PriceNote>
      {rows.length > 0 && (
        <TierTable>
          <caption>{t('product:tiers.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('product:tiers.quantity')}</th>
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
                  <TierBounds row={row} />
                </th>
                <td>
                  <Price incVat={row.incVat} excVat={row.excVat} currency={currency} />
                </td>
                <td>{row.savingPercent > 0 && t('product:tiers.savingValue', { percent: row.savingPercent })}</td>
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
