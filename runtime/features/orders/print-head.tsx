import type { ReactNode } from 'react';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import type { Order } from './order.ts';
import { PrintHead } from './order-sections.styles.ts';

/**
 * Shows the heading of a printed order: the customer, its number and its day. On screen the page's own heading has the
 * same.
 */
export function OrderPrintHead({ order: { number = '', placedAt } }: { readonly order: Order }): ReactNode {
  const { locale, settings, site, t } = useLocale();
  return (
    <PrintHead>
      <p>{site.shopName}</p>
      <p>{placedAt !== undefined && formatDate(new Date(placedAt), locale, settings)}</p>
      <p>{t('checkout:result.order', { number })}</p>
    </PrintHead>
  );
}
