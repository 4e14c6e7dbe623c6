import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { VatLabel } from '#runtime/ui/price.tsx';
import type { Order } from './cart.ts';

interface OrderVatLabelProps {
  readonly totals: Pick<Order['totals'], 'reverseCharge'>;
}

/** Shows whether the amounts of an order contain VAT: as the visitor chose, and never where the customer owes it. */
export function OrderVatLabel({ totals }: OrderVatLabelProps): ReactNode {
  const { t } = useLocale();
  return totals.reverseCharge ? t('product:vat.excluding') : <VatLabel />;
}
