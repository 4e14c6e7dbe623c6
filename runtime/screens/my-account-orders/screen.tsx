import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { AccountFrame } from '#runtime/features/account/account-frame.tsx';
import { useCustomer } from '#runtime/features/account/customer.ts';
import { readOrdersFilter } from '#runtime/features/orders/orders-address.ts';
import { OrdersFilterForm } from '#runtime/features/orders/orders-filter-form.tsx';
import { OrdersList } from '#runtime/features/orders/orders-list.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';

export function Screen(): ReactNode {
  return useCustomer() ? <Orders /> : null;
}

function Orders(): ReactNode {
  const { t } = useLocale();
  const filter = readOrdersFilter(useLocation().search);
  const { data: orders } = useSuspenseQuery(useTRPC().user.orders.queryOptions(filter));
  const isFiltered = filter.state !== undefined || filter.q !== undefined;
  return (
    <AccountFrame current="myAccountOrders" title={t('account:orders.title')} intro={t('account:orders.intro')}>
      {(isFiltered || orders.total > 0) && <OrdersFilterForm key={JSON.stringify(filter)} filter={filter} />}
      <OrdersList orders={orders} filter={filter} />
    </AccountFrame>
  );
}
