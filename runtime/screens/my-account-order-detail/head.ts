import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';

export function head({ trpc, queryClient, params, site, hrefIn, t }: LoadContext): Head {
  const { id = '' } = params;
  const order = queryClient.getQueryData(trpc.order.placed.queryKey({ orderId: id }));
  const paths = site.locales.flatMap((locale) => {
    const path = hrefIn(locale, 'myAccountOrderDetail', { id });
    return path === undefined ? [] : [[locale, path] as const];
  });
  return {
    title:
      order?.number === undefined ? t('account:orders.title') : t('checkout:result.order', { number: order.number }),
    description: t('account:orders.description'),
    alternates: Object.fromEntries(paths),
    index: false,
  };
}
