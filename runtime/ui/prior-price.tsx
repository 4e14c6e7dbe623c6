import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { savingPercent } from '#runtime/lib/saving-percent.ts';
import { Price } from './price.tsx';

type Prior = components['schemas']['PriorPrice'];

interface PriorPriceProps {
  readonly prior: Prior;
  /** ISO 4217. */
  readonly currency: string;
}

/** Shows the lowest price of the 30 days before a price was reduced, with or without VAT as the price beside it. */
export function PriorPrice({ prior, currency }: PriorPriceProps): ReactNode {
  const { t } = useLocale();
  return (
    <>
      {t('product:reduction.lowest')}{' '}
      <Price incVat={prior.priceIncVat} excVat={prior.priceExcVat} currency={currency} />
    </>
  );
}

interface ReductionProps {
  readonly prior: Prior;
  /** Cents. */
  readonly priceExcVat: number;
}

/** Shows the reduction of a price from the lowest one of the 30 days before; nothing below one percent. */
export function Reduction({ prior, priceExcVat }: ReductionProps): ReactNode {
  const { t } = useLocale();
  const percent = savingPercent(prior.priceExcVat, priceExcVat);
  return percent > 0 ? t('product:reduction.percent', { percent }) : null;
}
