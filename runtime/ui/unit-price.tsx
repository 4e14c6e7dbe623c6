import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Price } from './price.tsx';

interface UnitPriceProps {
  readonly price: components['schemas']['UnitPrice'];
  /** ISO 4217. */
  readonly currency: string;
}

const texts = { m: 'product:price.perMetre', m2: 'product:price.perSquareMetre' } as const;

/** Shows the price per metre or square metre, with or without VAT like the price beside it. */
export function UnitPrice({ price, currency }: UnitPriceProps): ReactNode {
  const { t } = useLocale();
  return (
    <>
      <Price incVat={price.priceIncVat} excVat={price.priceExcVat} currency={currency} /> {t(texts[price.unit])}
    </>
  );
}
