import type { ReactNode } from 'react';
import { formatMoment } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { orderEventText } from '#runtime/lib/order-event-text.ts';
import type { Order } from './order.ts';
import { OrderSection } from './order-section.tsx';
import { HistoryList } from './order-sections.styles.ts';

/** Shows everything that has happened to an order, the newest first. */
export function OrderHistory({ order }: { readonly order: Order }): ReactNode {
  const { locale, settings, t } = useLocale();
  const { history = [] } = order;
  const told = history.flatMap((event, index) => {
    const text = orderEventText(event, history[index - 1], order);
    return text === undefined ? [] : [{ at: event.at, text }];
  });
  if (told.length === 0) return null;
  return (
    <OrderSection title={t('checkout:order.history.title')} isPrinted={false}>
      <HistoryList>
        {told.reverse().map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{formatMoment(new Date(at), locale, settings)}</time>
            <span>{t(text)}</span>
          </li>
        ))}
      </HistoryList>
    </OrderSection>
  );
}
