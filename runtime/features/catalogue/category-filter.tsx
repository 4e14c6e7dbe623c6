import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Link } from '#runtime/ui/link.tsx';
import { type CategoryEntry, categoryBranches } from './category-branches.ts';
import { FilterCount, FilterTitle, filterLinkClass, SubFilters } from './listing.styles.ts';
import { type ListingQuery, listingSearch } from './listing-query.ts';
import { ShowMore } from './show-more.tsx';
import { categoriesShown, splitShown } from './shown-first.ts';

type Schemas = components['schemas'];

interface CategoryFilterProps {
  readonly query: ListingQuery;
  readonly categories: readonly CategoryEntry[];
  /** Identifier of the current category; absent on the listing of all products. */
  readonly category?: string | undefined;
  /** Number of products of each category that match the other filters; absent where the API did not count them. */
  readonly facet?: Schemas['Facet'] | undefined;
}

/** Shows the categories. Each is a page of its own; the links keep the other filters. */
export function CategoryFilter({ query, categories, category, facet }: CategoryFilterProps): ReactNode {
  const { href, locale, t } = useLocale();
  const all = href('productOverview');
  // Order and filters apply to every category; the page number does not.
  const search = listingSearch({ ...query, page: 1 });
  const { shown, hidden } = splitShown(categoryBranches(categories, category), categoriesShown);
  const getCount = ({ id, productCount }: CategoryEntry): number | undefined => {
    if (facet) return facet.values.find((value) => value.id === id)?.count ?? 0;
    return query.facets.length === 0 ? productCount : undefined;
  };
  const item = (each: CategoryEntry, below: readonly CategoryEntry[] = []): ReactNode => {
    const to = href('categoryDetail', { slug: each.slug });
    const count = getCount(each);
    return to === undefined ? null : (
      <li key={each.id}>
        <Link
          to={`${to}${search}`}
          {...(search !== '' && { rel: 'nofollow' })}
          className={filterLinkClass({ empty: count === 0 })}
          aria-current={each.id === category ? 'page' : undefined}
        >
          <span>{each.name}</span>
          {count !== undefined && <FilterCount>{formatNumber(count, locale)}</FilterCount>}
        </Link>
        {below.length > 0 && <SubFilters>{below.map((one) => item(one))}</SubFilters>}
      </li>
    );
  };
  return (
    <nav aria-labelledby="filter-category">
      <FilterTitle id="filter-category">{t('product:listing.category')}</FilterTitle>
      <ul>
        {all !== undefined && (
          <li>
            <Link
              to={`${all}${search}`}
              {...(search !== '' && { rel: 'nofollow' })}
              className={filterLinkClass()}
              aria-current={category === undefined ? 'page' : undefined}
            >
              <span>{t('product:listing.allProducts')}</span>
            </Link>
          </li>
        )}
        {shown.map((branch) => item(branch.category, branch.below))}
      </ul>
      {hidden.length > 0 && (
        <ShowMore
          name={t('product:listing.category')}
          text={t('product:listing.showMore', { count: hidden.length })}
          open={hidden.some((branch) => [branch.category, ...branch.below].some(({ id }) => id === category))}
        >
          <ul>{hidden.map((branch) => item(branch.category, branch.below))}</ul>
        </ShowMore>
      )}
    </nav>
  );
}
