import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { PageIntro } from '#runtime/features/content/page-intro.tsx';
import { WaysOn } from '#runtime/features/search/nothing-found.tsx';
import { SearchField } from '#runtime/features/search/search-field.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { SearchHead } from './screen.styles.ts';
import { searchInput } from './search-input.ts';
import { SearchResults } from './search-results.tsx';

export function Screen(): ReactNode {
  const { href, site, t } = useLocale();
  const input = searchInput(new URLSearchParams(useLocation().search));
  const introduction = site.pages.search;
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs
            label={t('components:breadcrumbs.label')}
            crumbs={[{ label: t('routes:home'), href: href('home') }, { label: t('routes:searchOverview') }]}
          />
          {input === undefined &&
            (introduction === undefined ? (
              <PageIntro title={t('search:title')} intro={t('search:description')} />
            ) : (
              <WrittenIntro id={introduction} />
            ))}
        </PageTop>
        <SearchHead>
          {input !== undefined && (
            <h1 className={headingClass({ size: 'xl' })}>{t('search:resultsTitle', { query: input.q })}</h1>
          )}
          <SearchField key={input?.q} look="page" id="page-search" query={input?.q ?? ''} />
          {input === undefined && <WaysOn />}
        </SearchHead>
        {input !== undefined && <SearchResults input={input} />}
      </Container>
      <PageEnd data-page-end />
    </>
  );
}

function WrittenIntro({ id }: { readonly id: string }): ReactNode {
  const { t } = useLocale();
  const { data: page } = useSuspenseQuery(useTRPC().content.introduction.queryOptions({ id }));
  return <PageIntro title={page?.title ?? t('search:title')} intro={page ? page.intro : t('search:description')} />;
}
