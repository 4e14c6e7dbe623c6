import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { namedInResult } from '#runtime/features/checkout/result-address.ts';
import { alternates } from '../alternates.ts';

export function head(context: LoadContext): Head {
  const { t, url } = context;
  const { orderId } = namedInResult(url.search);
  return {
    title: t(orderId === undefined ? 'checkout:order.find.title' : 'checkout:result.title'),
    description: t('checkout:description'),
    alternates: alternates(context, 'orderStatus'),
    index: false,
  };
}
