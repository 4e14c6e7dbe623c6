import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageKey, RouteKey } from '#runtime/contracts/routes.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { PageIntro } from '#runtime/features/content/page-intro.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { Pagination } from '#runtime/ui/pagination.tsx';
import { ArchiveItems } from './archive.styles.ts';
import { archivePageSearch } from './archive-page.ts';

/** Keys of paged overviews. */
export type ArchiveKey = Extract<RouteKey, `${string}Overview`>;

interface ArchiveProps {
  readonly routeKey: ArchiveKey;
  /** The content page with title and introduction, if any. */
  readonly pageKey?: PageKey;
  /** Introduction, if the content page has none. */
  readonly intro?: string;
  /** The current page and the number of pages. */
  readonly list: { readonly page: number; readonly pages: number };
  readonly children: ReactNode;
}

/** Shows an overview: its breadcrumbs, its title, its items and the links to its other pages. */
export function Archive({ routeKey, pageKey, intro, list, children }: ArchiveProps): ReactNode {
  const { href, site, t } = useLocale();
  const pageId = pageKey && site.pages[pageKey];
  const path = href(routeKey) ?? '';
  const title = t(`routes:${routeKey}`);
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs
            label={t('components:breadcrumbs.label')}
            crumbs={[{ label: t('routes:home'), href: href('home') }, { label: title }]}
          />
          {pageId === undefined ? (
            <PageIntro title={title} intro={intro} />
          ) : (
            <WrittenIntro pageId={pageId} title={title} intro={intro} />
          )}
        </PageTop>
        <ArchiveItems>{children}</ArchiveItems>
        <Pagination
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => `${path}${archivePageSearch(page)}`}
          texts={{
            label: t('components:pagination.label'),
            previous: t('components:pagination.previous'),
            next: t('components:pagination.next'),
            page: (page) => t('components:pagination.page', { page }),
          }}
        />
      </Container>
      <PageEnd data-page-end />
    </>
  );
}

interface WrittenIntroProps {
  readonly pageId: string;
  readonly title: string;
  readonly intro: string | undefined;
}

function WrittenIntro({ pageId, title, intro }: WrittenIntroProps): ReactNode {
  const { data: page } = useSuspenseQuery(useTRPC().content.introduction.queryOptions({ id: pageId }));
  return <PageIntro title={page?.title ?? title} intro={page ? page.intro : intro} />;
}
