import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import type { CategoryEntry } from './category-branches.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FacetValues } from './facet-values.tsx';
import { FilterGroups, filtersClass, filtersSummaryClass, MoreGroups } from './listing.styles.ts';
import type { ListingQuery } from './listing-query.ts';
import { ShowMore } from './show-more.tsx';
import { filtersShown, orderFacets, splitShown } from './shown-first.ts';

type Schemas = components['schemas'];

interface ListingFiltersProps {
  readonly query: ListingQuery;
  /** Path of the listing, without query. */
  readonly path: string;
  readonly categories: readonly CategoryEntry[];
  /** Identifier of the current category; absent on the listing of all products. */
  readonly category?: string;
  readonly facets: readonly Schemas['Facet'][];
}

/** Shows the filters of a listing: its category and its facets, each value a link. */
export function ListingFilters({ query, path, categories, category, facets }: ListingFiltersProps): ReactNode {
  const { t } = useLocale();
  const groups = orderFacets(facets).filter(({ kind, values }) => kind !== 'CATEGORY' && values.length > 0);
  const { shown, hidden } = splitShown(groups, filtersShown);
  const group = (facet: Schemas['Facet']): ReactNode => (
    <FacetValues key={facet.id} facet={facet} query={query} path={path} />
  );
  return (
    <details className={filtersClass()}>
      <summary className={filtersSummaryClass()}>
        {query.facets.length > 0
          ? t('product:listing.filterChosen', { count: query.facets.length })
          : t('product:listing.filter')}
        <Icon name="plus" />
      </summary>
      <FilterGroups>
        <CategoryFilter
          query={query}
          categories={categories}
          category={category}
          facet={facets.find(({ kind }) => kind === 'CATEGORY')}
        />
        {shown.map(group)}
        {hidden.length > 0 && (
          <ShowMore
            name={t('product:listing.filter')}
            text={t('product:listing.moreFilters')}
            open={hidden.some(({ values }) => values.some(({ selected }) => selected))}
          >
            <MoreGroups>{hidden.map(group)}</MoreGroups>
          </ShowMore>
        )}
      </FilterGroups>
    </details>
  );
}
