import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { NothingFound } from '#runtime/features/search/nothing-found.tsx';
import { type SearchType, searchAddress } from '#runtime/features/search/search-address.ts';
import { SearchTabs } from '#runtime/features/search/search-tabs.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Pagination } from '#runtime/ui/pagination.tsx';
import { Muted } from '#runtime/ui/text.styles.ts';
import { FoundItems } from './found-items.tsx';
import { ResultSet } from './screen.styles.ts';

interface SearchResultsProps {
  readonly input: { readonly q: string; readonly type?: SearchType; readonly page: number };
}

/** Shows the results of a search: by type, in pages, with a corrected spelling where there is one. */
export function SearchResults({ input }: SearchResultsProps): ReactNode {
  const { href, t } = useLocale();
  const { data: results } = useSuspenseQuery(useTRPC().search.results.queryOptions(input));
  const { q } = input;
  const path = href('searchOverview') ?? '';
  const type = results.type === results.types[0] ? {} : { type: results.type };
  const nothing = results.types.every((each) => results.counts[each] === 0);
  return (
    <>
      <p role="status">{t('search:count', { count: results.total })}</p>
      {results.didYouMean !== undefined && (
        <p>
          {t('search:didYouMean')}{' '}
          <Link to={`${path}${searchAddress({ q: results.didYouMean })}`} className={textLinkClass()}>
            {results.didYouMean}
          </Link>
          ?
        </p>
      )}
      {nothing ? (
        <NothingFound q={q} />
      ) : (
        <>
          <SearchTabs q={q} types={results.types} shown={results.type} counts={results.counts} />
          {results.items.length === 0 ? (
            <ResultSet>
              <Muted>{t('search:empty.otherTypes')}</Muted>
            </ResultSet>
          ) : (
            <FoundItems items={results.items} type={results.type} offset={(results.page - 1) * results.pageSize} />
          )}
          <Pagination
            page={results.page}
            pages={results.pages}
            hrefOf={(page) => `${path}${searchAddress({ q, ...type, page })}`}
            texts={{
              label: t('components:pagination.label'),
              previous: t('components:pagination.previous'),
              next: t('components:pagination.next'),
              page: (page) => t('components:pagination.page', { page }),
            }}
          />
        </>
      )}
    </>
  );
}
