import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { isSent } from '#runtime/features/requests/sent.ts';
import { alternates } from '../alternates.ts';
import { organization } from '../structured-data.ts';

export function head(context: LoadContext): Head {
  const { t, url, trpc, queryClient } = context;
  const seller = queryClient.getQueryData(trpc.content.seller.queryKey());
  return {
    title: t('form:contact.title'),
    description: t('form:contact.description'),
    alternates: alternates(context, 'contact'),
    ...(seller && {
      jsonLd: [
        {
          '@context': 'https://schema.org',
          ...organization({ ...seller, name: seller.companyName }),
          telephone: seller.phone,
          vatID: seller.vatNumber,
        },
      ],
    }),
    ...(isSent(url.search) && { index: false }),
  };
}
