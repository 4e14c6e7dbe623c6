import type { Head } from '#runtime/contracts/head.ts';
import type { PageKey } from '#runtime/contracts/routes.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from './alternates.ts';
import type { ArchiveKey } from './archive.tsx';
import { archivePage, archivePageSearch } from './archive-page.ts';
import { numberedTitle } from './numbered-title.ts';
import { breadcrumbList, sharedPicture } from './structured-data.ts';

interface ArchiveHeadOptions {
  readonly key: ArchiveKey;
  readonly pageKey?: PageKey;
  /** Description for search engines, if the content page has none. */
  readonly description: string;
}

/** Returns the head of an overview. */
export function archiveHead(context: LoadContext, { key, pageKey, description }: ArchiveHeadOptions): Head {
  const { trpc, queryClient, site, url, t, href } = context;
  const shown = archivePage(url.searchParams);
  const id = pageKey && site.pages[pageKey];
  const page = id === undefined ? undefined : queryClient.getQueryData(trpc.content.introduction.queryKey({ id }));
  const title = t(`routes:${key}`);
  return {
    title: numberedTitle(page?.metaTitle ?? page?.title ?? title, shown, t),
    description: page?.description ?? description,
    alternates: alternates(context, key, { search: archivePageSearch(shown) }),
    ...(page?.image && { image: sharedPicture(page.image) }),
    jsonLd: [
      breadcrumbList(context, [
        { label: t('routes:home'), href: href('home') },
        { label: title, href: href(key) },
      ]),
    ],
  };
}
