import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
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
  /** Number of products that are found. */
  readonly total: number;
}

const FilterSheet = lazy(async () => ({
  default: (await fetchModule(() => import('./filter-sheet.tsx'))).FilterSheet,
}));

/** Windows beside whose products there is room for the filters. */
const wide = '(min-width: 992px)';

/**
 * Shows the filters of a listing: its category and its facets, each value a link. On narrow windows they are a dialog, without
 * JavaScript a panel above the products.
 */
export function ListingFilters({ query, path, categories, category, facets, total }: ListingFiltersProps): ReactNode {
  const { t } = useLocale();
  const groups = orderFacets(facets).filter(({ kind, values }) => kind !== 'CATEGORY' && values.length > 0);
  const { shown, hidden } = splitShown(groups, filtersShown);
  const group = (facet: Schemas['Facet']): ReactNode => (
    <FacetValues key={facet.id} facet={facet} query={query} path={path} />
  );
  const [isSheet, setIsSheet] = useState(false);
  const name =
    query.facets.length > 0
      ? t('product:listing.filterChosen', { count: query.facets.length })
      : t('product:listing.filter');
  const panel = useRef<HTMLDetailsElement>(null);
  const takeOver = (): void => {
    if (!panel.current?.open || window.matchMedia(wide).matches) return;
    panel.current.open = false;
    setIsSheet(true);
  };
  // The visitor may have opened the panel before the script ran.
  const takeOverAtStart = useEffectEvent(takeOver);
  useEffect(() => takeOverAtStart(), []);
  const all = (
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
  );
  return (
    <>
      <details ref={panel} className={filtersClass()} onToggle={takeOver}>
        <summary className={filtersSummaryClass()}>
          {name}
          <Icon name="plus" />
        </summary>
        {!isSheet && all}
      </details>
      {isSheet && (
        <Suspense>
          <FilterSheet name={name} total={total} onClose={() => setIsSheet(false)}>
            {all}
          </FilterSheet>
        </Suspense>
      )}
    </>
  );
}
