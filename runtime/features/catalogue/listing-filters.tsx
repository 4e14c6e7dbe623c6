import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
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

const loadSheet = () => import('./filter-sheet.tsx');

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
  const [sheet, setSheet] = useState<Awaited<ReturnType<typeof loadSheet>>>();
  const name =
    query.facets.length > 0
      ? t('product:listing.filterChosen', { count: query.facets.length })
      : t('product:listing.filter');
  const panel = useRef<HTMLDetailsElement>(null);
  /** The panel stays until the dialog is there, and for good where it cannot be loaded. */
  const takeOver = async (): Promise<void> => {
    if (!panel.current?.open || window.matchMedia(wide).matches) return;
    const loaded = await fetchModule(loadSheet).catch(() => undefined);
    if (loaded === undefined || !panel.current?.open) return;
    panel.current.open = false;
    setSheet(loaded);
  };
  // The visitor may have opened the panel before the script ran.
  const takeOverAtStart = useEffectEvent(takeOver);
  useEffect(() => void takeOverAtStart(), []);
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
      <details ref={panel} className={filtersClass()} onToggle={() => void takeOver()}>
        <summary className={filtersSummaryClass()}>
          {name}
          <Icon name="plus" />
        </summary>
        {sheet === undefined && all}
      </details>
      {sheet !== undefined && (
        <sheet.FilterSheet name={name} total={total} onClose={() => setSheet(undefined)}>
          {all}
        </sheet.FilterSheet>
      )}
    </>
  );
}
