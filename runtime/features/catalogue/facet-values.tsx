import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Link } from '#runtime/ui/link.tsx';
import { FilterBox, FilterCount, FilterTitle, filterLinkClass } from './listing.styles.ts';
import { type ListingQuery, listingSearch, toggleFacet } from './listing-query.ts';
import { ShowMore } from './show-more.tsx';
import { splitShown, valuesShown } from './shown-first.ts';

type Schemas = components['schemas'];

interface FacetValuesProps {
  readonly facet: Schemas['Facet'];
  readonly query: ListingQuery;
  /** Path of the listing, without query. */
  readonly path: string;
}

/** Values that are not hidden behind a button, which would take as much room. */
const notWorthHiding = 2;

/** Shows the values of a facet, each a link that selects or deselects it. */
export function FacetValues({ facet, query, path }: FacetValuesProps): ReactNode {
  const { t } = useLocale();
  const { shown, hidden } = splitShown(facet.values, valuesShown, notWorthHiding);
  const list = (some: readonly Schemas['FacetValue'][]): ReactNode => (
    <ul>
      {some.map((value) => (
        <li key={value.id}>
          <ValueLink value={value} to={`${path}${listingSearch(toggleFacet(query, `${facet.id}:${value.id}`))}`} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      aria-labelledby={`filter-${facet.id}`}
      data-color-facet={facet.values.some(({ hex }) => hex !== undefined) ? '' : undefined}
    >
      <FilterTitle id={`filter-${facet.id}`}>{facet.name}</FilterTitle>
      {list(shown)}
      {hidden.length > 0 && (
        <ShowMore
          name={facet.name}
          text={t('product:listing.showMore', { count: hidden.length })}
          open={hidden.some((value) => value.selected)}
        >
          {list(hidden)}
        </ShowMore>
      )}
    </nav>
  );
}

function ValueLink({ value, to }: { readonly value: Schemas['FacetValue']; readonly to: string }): ReactNode {
  const { locale } = useLocale();
  return (
    <Link
      to={to}
      rel="nofollow"
      preventScrollReset
      className={filterLinkClass({ empty: value.count === 0 && !value.selected })}
      aria-current={value.selected ? 'true' : undefined}
    >
      <FilterBox>
        <Icon name="check" size={14} />
      </FilterBox>
      <span>{value.label}</span>
      <FilterCount>{formatNumber(value.count, locale)}</FilterCount>
    </Link>
  );
}
