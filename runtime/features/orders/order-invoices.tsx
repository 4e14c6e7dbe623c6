import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { invoiceAddress } from '#runtime/lib/invoice-address.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { actionClass } from './order-sections.styles.ts';

/**
 * Shows the invoice of an order and its credit notes as items of a list, each a download; nothing while there are none.
 */
export function OrderInvoices({ orderId }: { readonly orderId: string }): ReactNode {
  const { locale, site, t } = useLocale();
  const { data: invoices = [] } = useQuery(useTRPC().order.invoices.queryOptions({ orderId }));
  const prefix = site.domains[locale]?.prefix ?? '';
  return invoices.flatMap(({ number, kind, issuedOn, formats }) => {
    const day = formatDate(new Date(issuedOn), locale, { timeZone: 'UTC' });
    return formats.map((format) => (
      <li key={`${number} ${format}`}>
        <a href={invoiceAddress(prefix, orderId, number, format)} className={actionClass().className}>
          {t(`checkout:invoices.${kind}.${format}`, { number, day })}
          <Icon name="download" size={18} />
        </a>
      </li>
    ));
  });
}
