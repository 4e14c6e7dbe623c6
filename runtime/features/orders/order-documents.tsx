import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import type { Order } from './order.ts';
import { OrderInvoices } from './order-invoices.tsx';
import { OrderSection } from './order-section.tsx';
import { ActionList } from './order-sections.styles.ts';
import { PrintButton } from './print-button.tsx';

/** Shows the documents of an order to download or print. */
export function OrderDocuments({ order }: { readonly order: Order }): ReactNode {
  const { t } = useLocale();
  return (
    <OrderSection title={t('checkout:order.documents')} isPrinted={false}>
      <ActionList>
        <OrderInvoices orderId={order.id} />
        <PrintButton />
      </ActionList>
    </OrderSection>
  );
}
