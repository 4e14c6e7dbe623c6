import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';

export function head({ trpc, queryClient, params, site, hrefIn, t }: LoadContext): Head {
  const { id = '' } = params;
  const item = queryClient.getQueryData(trpc.storage.shared.queryKey({ id }));
  const alternates: Record<string, string> = {};
  for (const locale of site.locales) {
    const path = hrefIn(locale, 'sharedItem', { id });
    if (path !== undefined) alternates[locale] = path;
  }
  return {
    title: t('account:shared.title', { name: item?.product.name ?? t('account:shared.aProduct') }),
    description: t('account:shared.description'),
    alternates,
    index: false,
  };
}
