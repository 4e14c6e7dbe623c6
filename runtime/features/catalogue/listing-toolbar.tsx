import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { Link } from '#runtime/ui/link.tsx';
import { Chips, chipClass, SortList, sortClass, sortLinkClass, sortSummaryClass, Toolbar } from './listing.styles.ts';
import { clearFacets, type ListingQuery, listingSearch, sortBy, toggleFacet } from './listing-query.ts';

type Schemas = components['schemas'];

interface ListingToolbarProps {
  readonly query: ListingQuery;
  readonly path: string;
  readonly total: number;
  readonly sorts: readonly Schemas['ProductSortOption'][];
  readonly facets: readonly Schemas['Facet'][];
}

/** Shows the number of products, their sort order and the active filters. */
export function ListingToolbar({ query, path, total, sorts, facets }: ListingToolbarProps): ReactNode {
  const { t } = useLocale();
  const selected = sorts.find((sort) => sort.selected);
  return (
    <>
      <Toolbar>
        <p role="status">{t('product:listing.total', { count: total })}</p>
        {selected && (
          <Disclosure
            className={sortClass()}
            summaryClass={sortSummaryClass()}
            summary={
              <>
                <span>{t('product:listing.sort')}</span>
                <span>{selected.label}</span>
                <Icon name="chevron" size={16} />
              </>
            }
          >
            <SortList>
              {sorts.map((sort) => (
                <li key={sort.id}>
                  <Link
                    to={`${path}${listingSearch(sortBy(query, sort.id))}`}
                    rel="nofollow"
                    preventScrollReset
                    className={sortLinkClass()}
                    aria-current={sort.selected ? 'true' : undefined}
                  >
                    {sort.label}
                    {sort.selected && <Icon name="check" size={16} />}
                  </Link>
                </li>
              ))}
            </SortList>
          </Disclosure>
        )}
      </Toolbar>
      <ActiveFilters query={query} path={path} facets={facets} />
    </>
  );
}

function ActiveFilters({ query, path, facets }: Pick<ListingToolbarProps, 'query' | 'path' | 'facets'>): ReactNode {
  const { t } = useLocale();
  const active = facets.flatMap((facet) =>
    facet.values
      .filter((value) => value.selected && query.facets.includes(`${facet.id}:${value.id}`))
      .map((value) => ({ choice: `${facet.id}:${value.id}`, name: `${facet.name}: ${value.label}` })),
  );
  if (active.length === 0) return null;
  return (
    <Chips aria-label={t('product:listing.activeFilters')}>
      {active.map(({ choice, name }) => (
        <li key={choice}>
          <Link
            to={`${path}${listingSearch(toggleFacet(query, choice))}`}
            rel="nofollow"
            preventScrollReset
            className={chipClass()}
            aria-label={t('product:listing.removeFilter', { name })}
          >
            {name}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={`${path}${listingSearch(clearFacets(query))}`}
          preventScrollReset
          className={chipClass({ bare: true })}
        >
          {t('product:listing.clearFilters')}
        </Link>
      </li>
    </Chips>
  );
}
