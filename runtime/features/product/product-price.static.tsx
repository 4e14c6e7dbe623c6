import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { PriorPrice, Reduction } from '#runtime/ui/prior-price.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { UnitPrice } from '#runtime/ui/unit-price.tsx';
import { type PriceRow, priceRows } from './price-tiers.ts';
import { MainPrice, PriceLine, PriceNote, ReductionMark, TierTable } from './product-price.styles.ts';

interface ProductPriceProps {
  readonly pricing: components['schemas']['Pricing'];
  readonly unit: components['schemas']['PriceUnit'];
  readonly unitPrice: components['schemas']['UnitPrice'] | undefined;
  readonly priorPrice: components['schemas']['PriorPrice'] | undefined;
}

/**
 * Shows the price of a product with and without VAT, the price it was reduced from, its unit price and its volume
 * discounts.
 */
export function ProductPrice({ pricing, unit, unitPrice, priorPrice }: ProductPriceProps): ReactNode {
  const { t } = useLocale();
  const { currency } = pricing;
  const one = { incVat: pricing.priceIncVat, excVat: pricing.priceExcVat, currency };
  const rows = priceRows(pricing);
  const isArea = unit === 'm2';
  const isFree = pricing.priceIncVat === 0;
  return (
    <div>
      <h2 className={hiddenClass().className}>{t('product:price.title')}</h2>
      <PriceLine>
        <MainPrice>
          <Price {...one} />
        </MainPrice>
        {!isFree && (
          <PriceNote>
            {isArea ? t('product:price.perSquareMetre') : t('product:price.perPiece')}, <VatLabel />
          </PriceNote>
        )}
        {priorPrice && (
          <ReductionMark>
            <Reduction prior={priorPrice} priceExcVat={pricing.priceExcVat} />
          </ReductionMark>
        )}
      </PriceLine>
      {priorPrice && (
        <PriceNote>
          <PriorPrice prior={priorPrice} currency={currency} />
        </PriceNote>
      )}
      {unitPrice && (
        <PriceNote>
          <UnitPrice price={unitPrice} currency={currency} />, <VatLabel />
        </PriceNote>
      )}
      {!isFree && (
        <PriceNote>
          <Price {...one} other /> <VatLabel other />
        </PriceNote>
      )}
      {rows.length > 0 && (
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
      )}
    </div>
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
