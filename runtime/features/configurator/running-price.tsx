import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { PriceLine } from './configurator-form.styles.ts';

interface RunningPriceProps {
  readonly pricing: components['schemas']['Pricing'];
  readonly isAsking: boolean;
}

/** Shows the price of the current configuration. The last one stays until the next arrives. */
export function RunningPrice({ pricing, isAsking }: RunningPriceProps): ReactNode {
  const { locale } = useLocale();
  const { quantity, currency } = pricing;
  return (
    <PriceLine aria-live="polite" aria-busy={isAsking} data-asking={isAsking ? '' : undefined}>
      <strong>
        <Price incVat={pricing.totalIncVat} excVat={pricing.totalExcVat} currency={currency} />
      </strong>
      {pricing.totalIncVat > 0 && (
        <span>
          {quantity.current > 1 && (
            <>
              {formatNumber(quantity.current, locale)} ×{' '}
              <Price incVat={pricing.priceIncVat} excVat={pricing.priceExcVat} currency={currency} />,{' '}
            </>
          )}
          <VatLabel />
        </span>
      )}
    </PriceLine>
  );
}
