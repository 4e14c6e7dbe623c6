import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { publicUrl, sharedPicture } from '../structured-data.ts';
import { homePageId } from './loader.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, site, t, href } = context;
  const page = queryClient.getQueryData(trpc.content.page.queryKey({ id: homePageId }));
  return {
    title: page?.metaTitle ?? page?.title ?? t('homepage:title', { site: site.shopName }),
    description: page?.description || t('homepage:description', { site: site.shopName }),
    alternates: alternates(context, 'home'),
    ...(page?.image && { image: sharedPicture(page.image) }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: site.shopName,
        url: publicUrl(context, href('home') ?? '/'),
      },
    ],
  };
}
