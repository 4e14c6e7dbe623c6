import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { readOrdersFilter } from '#runtime/features/orders/orders-address.ts';
import { alternates } from '../alternates.ts';
import { numberedTitle } from '../numbered-title.ts';

export function head(context: LoadContext): Head {
  const { t, url } = context;
  return {
    title: numberedTitle(t('account:orders.title'), readOrdersFilter(url.search).page, t),
    description: t('account:orders.description'),
    alternates: alternates(context, 'myAccountOrders'),
    index: false,
  };
}
