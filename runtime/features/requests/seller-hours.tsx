import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { weekdayName } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { HoursText } from './seller-hours.styles.ts';

interface SellerHoursProps {
  readonly hours: components['schemas']['OpeningHours'];
}

/** Shows the days and hours at which a company answers. */
export function SellerHours({ hours }: SellerHoursProps): ReactNode {
  const { locale, t } = useLocale();
  const { firstDay, lastDay, opens, closes } = hours;
  return (
    <span>
      {weekdayName(firstDay, locale)}
      {lastDay > firstDay && ` – ${weekdayName(lastDay, locale)}`}{' '}
      <HoursText>{t('form:contact.seller.timeRange', { opens, closes })}</HoursText>
    </span>
  );
}
