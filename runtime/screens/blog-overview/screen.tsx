import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { BlogCards } from '#runtime/features/blog/blog-card.tsx';
import { PageIntro } from '#runtime/features/content/page-intro.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { Pagination } from '#runtime/ui/pagination.tsx';
import { Muted } from '#runtime/ui/text.styles.ts';
import { blogPage, blogPageSearch } from './blog-page.ts';
import { Articles } from './screen.styles.ts';

export function Screen(): ReactNode {
  const { href, site, t } = useLocale();
  const { search } = useLocation();
  const { data: list } = useSuspenseQuery(
    useTRPC().blogs.list.queryOptions({ page: blogPage(new URLSearchParams(search)) }),
  );
  const archive = site.pages.blogArchive;
  const path = href('blogOverview') ?? '';
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs
            label={t('components:breadcrumbs.label')}
            crumbs={[{ label: t('routes:home'), href: href('home') }, { label: t('routes:blogOverview') }]}
          />
          {archive === undefined ? <PageIntro title={t('routes:blogOverview')} /> : <ArchiveIntro id={archive} />}
        </PageTop>
        <Articles>
          {list.items.length === 0 ? (
            <Muted>{t('blogs:empty')}</Muted>
          ) : (
            <BlogCards blogs={list.items} rhythm={list.page === 1 ? 'lead' : 'even'} level={2} opening />
          )}
        </Articles>
        <Pagination
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => `${path}${blogPageSearch(page)}`}
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

function ArchiveIntro({ id }: { readonly id: string }): ReactNode {
  const { data: page } = useSuspenseQuery(useTRPC().content.page.queryOptions({ id }));
  return <PageIntro title={page.title} intro={page.intro} />;
}
