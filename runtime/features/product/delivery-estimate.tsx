import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { type TimedText, timedTextsAttribute } from '#runtime/contracts/page-life.ts';
import { formatDate, formatWeekday } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { clockTime } from '#runtime/lib/clock-time.ts';
import { type DeliveryEstimate as Estimate, listDeliveryEstimates } from '#runtime/lib/delivery-estimate.ts';
import { startOfWeek } from '#runtime/lib/week.ts';
import { closingHour } from '#runtime/lib/weekend.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { DeliveryList, EstimateText } from './delivery-estimate.styles.ts';
import { deliveryText } from './delivery-text.ts';
import { useDeliveryEstimate } from './use-delivery-estimate.ts';

interface DeliveryEstimateProps {
  readonly delivery: components['schemas']['Delivery'];
}

/** Shows the delivery time of a product and its delivery methods. */
export function DeliveryEstimate({ delivery }: DeliveryEstimateProps): ReactNode {
  const { t } = useLocale();
  const { methods } = delivery;
  return (
    <DeliveryList>
      <Line>{deliveryText(delivery, t)}</Line>
      {methods.includes('DeliverAndAssemble') && <Line>{t('product:delivery.assembly')}</Line>}
      {methods.includes('Pickup') && <Line>{t('product:delivery.pickup')}</Line>}
      <Line>
        <HandOver delivery={delivery} />
      </Line>
    </DeliveryList>
  );
}

function Line({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <li>
      <Icon name="check" size={16} />
      <span>{children}</span>
    </li>
  );
}

/** Number of texts in the document: enough for two days, longer than it is cached. */
const listedTexts = 4;

/**
 * Shows the delivery rule, which is always true; in the browser its result for now, to the day, or to the week for what
 * is made in weeks. Both have room for two lines. Until the application runs, the page's loader shows it.
 */
function HandOver({ delivery }: DeliveryEstimateProps): ReactNode {
  const { locale, settings, t } = useLocale();
  const estimate = useDeliveryEstimate(delivery, settings.timeZone);
  const time = clockTime(closingHour * 60);
  const describe = ({ leavesOn, minutesLeft }: Estimate): string => {
    const isOpen = minutesLeft !== undefined;
    if (delivery.period === 'Week') {
      const date = formatDate(startOfWeek(leavesOn), locale, settings);
      return isOpen ? t('product:delivery.beforeWeek', { time, date }) : t('product:delivery.afterWeek', { date });
    }
    const date = formatWeekday(leavesOn, locale, settings);
    return isOpen ? t('product:delivery.before', { time, date }) : t('product:delivery.after', { date });
  };
  const listTexts = (): readonly TimedText[] =>
    listDeliveryEstimates(new Date(), settings.timeZone, delivery, listedTexts).map(({ until, estimate: later }) => ({
      until: until.getTime(),
      text: describe(later),
    }));
  const timed = typeof window === 'undefined' ? { [timedTextsAttribute]: JSON.stringify(listTexts()) } : {};
  return (
    <EstimateText suppressHydrationWarning {...timed}>
      {estimate ? describe(estimate) : t('product:delivery.promise', { time })}
    </EstimateText>
  );
}
