import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { useAppSetting } from './app-setting-context.ts';
import { SteadyText } from './steady-text.tsx';

interface PriceProps {
  /** Cents. */
  readonly incVat: number;
  readonly excVat: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Whether to show the price that the visitor did not choose. */
  readonly other?: boolean;
  /** Formats a text with the amount: `From € 12.00`. Not used of what is free. */
  readonly text?: (amount: string) => string;
}

/** Shows an amount with or without VAT, as the visitor chose; nothing to pay as a word. */
export function Price({ incVat, excVat, currency, other = false, text = (amount) => amount }: PriceProps): ReactNode {
  const { locale, t } = useLocale();
  const { hasIncludedVat } = useAppSetting();
  if (incVat === 0) return t('product:price.free');
  const write = (cents: number): string => text(formatMoney(cents, currency, locale));
  const [shown, hidden] = hasIncludedVat === other ? [excVat, incVat] : [incVat, excVat];
  return <SteadyText other={write(hidden)}>{write(shown)}</SteadyText>;
}

/** Shows whether the price beside it contains VAT. */
export function VatLabel({ other = false }: Pick<PriceProps, 'other'>): ReactNode {
  const { t } = useLocale();
  const { hasIncludedVat } = useAppSetting();
  const texts = [t('product:vat.including'), t('product:vat.excluding')] as const;
  const [shown, hidden] = hasIncludedVat === other ? [texts[1], texts[0]] : texts;
  return (
    <SteadyText other={hidden} align="start">
      {shown}
    </SteadyText>
  );
}
