import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { breadcrumbList, sharedPicture } from '../structured-data.ts';
import { blogPage, blogPageSearch } from './blog-page.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, site, url, t, href } = context;
  const archive = site.pages.blogArchive;
  const page =
    archive === undefined ? undefined : queryClient.getQueryData(trpc.content.page.queryKey({ id: archive }));
  return {
    title: page?.metaTitle ?? page?.title ?? t('routes:blogOverview'),
    description: page?.description ?? '',
    alternates: alternates(context, 'blogOverview', { search: blogPageSearch(blogPage(url.searchParams)) }),
    ...(page?.image && { image: sharedPicture(page.image) }),
    jsonLd: [
      breadcrumbList(context, [
        { label: t('routes:home'), href: href('home') },
        { label: t('routes:blogOverview'), href: href('blogOverview') },
      ]),
    ],
  };
}
