import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { useAppSetting } from '#runtime/ui/app-setting-context.ts';

interface Priced {
  readonly label: string;
  readonly surchargeIncVat?: number;
  readonly surchargeExcVat?: number;
}

/**
 * Returns a function that labels a choice with its surcharge on the price of one, with or without VAT as the visitor
 * chose.
 */
export function useLabelWithSurcharge(currency: string): (priced: Priced) => string {
  const { locale, t } = useLocale();
  const { hasIncludedVat } = useAppSetting();
  return ({ label, surchargeIncVat = 0, surchargeExcVat = 0 }) => {
    const cents = hasIncludedVat ? surchargeIncVat : surchargeExcVat;
    if (cents === 0) return label;
    return `${label} (${t('product:options.surcharge', { price: formatMoney(cents, currency, locale) })})`;
  };
}
