import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { numberedTitle } from '../numbered-title.ts';
import { breadcrumbList, sharedPicture } from '../structured-data.ts';
import { blogPage, blogPageSearch } from './blog-page.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, site, url, t, href } = context;
  const shown = blogPage(url.searchParams);
  const archive = site.pages.blogArchive;
  const page =
    archive === undefined ? undefined : queryClient.getQueryData(trpc.content.page.queryKey({ id: archive }));
  return {
    title: numberedTitle(page?.metaTitle ?? page?.title ?? t('routes:blogOverview'), shown, t),
    description: page?.description ?? '',
    alternates: alternates(context, 'blogOverview', { search: blogPageSearch(shown) }),
    ...(page?.image && { image: sharedPicture(page.image) }),
    jsonLd: [
      breadcrumbList(context, [
        { label: t('routes:home'), href: href('home') },
        { label: t('routes:blogOverview'), href: href('blogOverview') },
      ]),
    ],
  };
}
