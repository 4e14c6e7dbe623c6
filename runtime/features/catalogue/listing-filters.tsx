import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { FacetValues } from './facet-values.tsx';
import {
  FilterCount,
  FilterGroups,
  FilterTitle,
  filterLinkClass,
  filtersClass,
  filtersSummaryClass,
} from './listing.styles.ts';
import type { ListingQuery } from './listing-query.ts';

type Schemas = components['schemas'];

interface ListingFiltersProps {
  readonly query: ListingQuery;
  /** Path of the listing, without query. */
  readonly path: string;
  readonly categories: readonly Schemas['Category'][];
  /** Identifier of the category on show; absent on the listing of all products. */
  readonly category?: string;
  readonly facets: readonly Schemas['Facet'][];
}

/** Ways to narrow a listing: its category and its facets, each value a link. */
export function ListingFilters({ query, path, categories, category, facets }: ListingFiltersProps): ReactNode {
  const { href, locale, t } = useLocale();
  const all = href('productOverview');
  // Categories are pages of their own here, so the facet that would repeat them is left out.
  const shown = facets.filter(({ kind, values }) => kind !== 'CATEGORY' && values.length > 0);
  return (
    <details className={filtersClass()}>
      <summary className={filtersSummaryClass()}>
        {query.facets.length > 0
          ? t('product:listing.filterChosen', { count: query.facets.length })
          : t('product:listing.filter')}
        <Icon name="plus" />
      </summary>
      <FilterGroups>
        <nav aria-labelledby="filter-category">
          <FilterTitle id="filter-category">{t('product:listing.category')}</FilterTitle>
          <ul>
            {all !== undefined && (
              <li>
                <Link to={all} className={filterLinkClass()} aria-current={category === undefined ? 'page' : undefined}>
                  <span>{t('product:listing.allProducts')}</span>
                </Link>
              </li>
            )}
            {categories.map((each) => {
              const to = href('categoryDetail', { slug: each.slug });
              return to === undefined ? null : (
                <li key={each.id}>
                  <Link to={to} className={filterLinkClass()} aria-current={each.id === category ? 'page' : undefined}>
                    <span>{each.name}</span>
                    <FilterCount>{formatNumber(each.productCount, locale)}</FilterCount>
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        {shown.map((facet) => (
          <FacetValues key={facet.id} facet={facet} query={query} path={path} />
        ))}
      </FilterGroups>
    </details>
  );
}
