import type { ReactNode } from 'react';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import type { Order, OrderState } from './order.ts';
import { ProgressSteps } from './order-progress.styles.ts';
import { getOrderProgress } from './order-progress.ts';
import { orderStateText } from './order-state-texts.ts';

interface OrderProgressProps {
  readonly order: Order;
}

/** Shows the progress of an order: its steps, each with the day on which it was reached. */
export function OrderProgress({ order }: OrderProgressProps): ReactNode {
  const { locale, settings, t } = useLocale();
  const steps = getOrderProgress(order);
  const current = steps.findLastIndex(({ reachedAt }) => reachedAt !== undefined);
  const mark = (index: number): string => {
    if (index === current) return t('checkout:order.progress.current');
    return t(index < current ? 'checkout:order.progress.done' : 'checkout:order.progress.next');
  };
  return (
    <ProgressSteps aria-label={t('checkout:order.progress.label')}>
      {steps.map(({ state, reachedAt }: { readonly state: OrderState; readonly reachedAt?: string }, index) => (
        <li
          key={state}
          aria-current={index === current ? 'step' : undefined}
          data-reached={index <= current ? '' : undefined}
        >
          <span>
            {t(orderStateText(state, order))}
            <span className={hiddenClass()}> ({mark(index)})</span>
            {reachedAt !== undefined && (
              <time dateTime={reachedAt}>{formatDate(new Date(reachedAt), locale, settings)}</time>
            )}
          </span>
        </li>
      ))}
    </ProgressSteps>
  );
}
