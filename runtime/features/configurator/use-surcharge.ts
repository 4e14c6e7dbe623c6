import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { useAppSetting } from '#runtime/ui/app-setting-context.ts';

interface Priced {
  readonly label: string;
  readonly surchargeIncVat?: number;
  readonly surchargeExcVat?: number;
}

/** Names something that can be chosen, with what it adds to the price of one, as the visitor wants prices. */
export function useLabelWithSurcharge(currency: string): (priced: Priced) => string {
  const { locale, t } = useLocale();
  const { hasIncludedVat } = useAppSetting();
  return ({ label, surchargeIncVat = 0, surchargeExcVat = 0 }) => {
    const cents = hasIncludedVat ? surchargeIncVat : surchargeExcVat;
    if (cents === 0) return label;
    return `${label} (${t('product:options.surcharge', { price: formatMoney(cents, currency, locale) })})`;
  };
}
