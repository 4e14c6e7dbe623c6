import type { components } from '#generated/contracts/content-api.ts';
import type { LocaleContextValue } from '#runtime/i18n/locale-context.ts';

type Schemas = components['schemas'];

/** Formats the hours a week. */
export function hoursText({ minimum, maximum }: Schemas['WeeklyHours'], t: LocaleContextValue['t']): string {
  return minimum === maximum
    ? t('components:jobOffer.hours', { hours: minimum })
    : t('components:jobOffer.hoursBetween', { minimum, maximum });
}

/** Formats pay before tax, without cents where there are none. */
export function payText(
  { currency, minimum, maximum, period }: Schemas['Salary'],
  locale: string,
  t: LocaleContextValue['t'],
): string {
  const whole = minimum % 100 === 0 && maximum % 100 === 0;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(whole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
  return t(`components:jobOffer.pay.${period}`, {
    minimum: format.format(minimum / 100),
    maximum: format.format(maximum / 100),
  });
}
