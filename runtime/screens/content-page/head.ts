import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { breadcrumbList, sharedPicture } from '../structured-data.ts';
import { contentPageCrumbs } from './crumbs.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, params, t, href } = context;
  const page = queryClient.getQueryData(trpc.content.pageBySlug.queryKey({ slug: params.slug ?? '' }));
  if (!page) return { title: t('routes:contentPage'), description: '', alternates: {} };
  return {
    title: page.metaTitle ?? page.title,
    description: page.description,
    alternates: alternates(context, 'contentPage', { slugs: page.slugs }),
    ...(page.image && { image: sharedPicture(page.image) }),
    jsonLd: [breadcrumbList(context, contentPageCrumbs(page, href, t))],
  };
}
