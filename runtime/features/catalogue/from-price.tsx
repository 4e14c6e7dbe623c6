import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { PriorPrice } from '#runtime/ui/prior-price.tsx';
import { UnitPrice } from '#runtime/ui/unit-price.tsx';
import { PriceDetail } from './from-price.styles.ts';

interface FromPriceProps {
  readonly price: components['schemas']['FromPrice'];
}

/**
 * Shows the lowest price of a product in a list, the price it was reduced from, and the price per metre or square
 * metre.
 */
export function FromPrice({ price }: FromPriceProps): ReactNode {
  const { t } = useLocale();
  const { unit, currency, priceIncVat, priceExcVat, priorPrice, unitPrice } = price;
  return (
    <>
      <Price
        incVat={priceIncVat}
        excVat={priceExcVat}
        currency={currency}
        text={(amount) => t('product:card.fromPrice', { price: amount })}
      />{' '}
      {priceIncVat > 0 && (
        <small>
          {t(unit === 'm2' ? 'product:price.perSquareMetre' : 'product:price.perPiece')} <VatLabel />
        </small>
      )}
      {priorPrice && (
        <PriceDetail>
          <PriorPrice prior={priorPrice} currency={currency} />
        </PriceDetail>
      )}
      {unitPrice && (
        <PriceDetail>
          <UnitPrice price={unitPrice} currency={currency} />
        </PriceDetail>
      )}
    </>
  );
}
