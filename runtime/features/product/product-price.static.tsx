import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { PriorPrice, Reduction } from '#runtime/ui/prior-price.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { UnitPrice } from '#runtime/ui/unit-price.tsx';
import { MainPrice, PriceLine, PriceNote, ReductionMark } from './product-price.styles.ts';

interface ProductPriceProps {
  readonly pricing: components['schemas']['Pricing'];
  readonly unit: components['schemas']['PriceUnit'];
  readonly unitPrice: components['schemas']['UnitPrice'] | undefined;
  readonly priorPrice: components['schemas']['PriorPrice'] | undefined;
}

/** Shows the price of a product with and without VAT, the price it was reduced from and its unit price. */
export function ProductPrice({ pricing, unit, unitPrice, priorPrice }: ProductPriceProps): ReactNode {
  const { t } = useLocale();
  const { currency } = pricing;
  const one = { incVat: pricing.priceIncVat, excVat: pricing.priceExcVat, currency };
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
    </div>
  );
}
