import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { FilterBox, FilterCount, FilterTitle, filterLinkClass, moreSummaryClass } from './listing.styles.ts';
import { type ListingQuery, listingSearch, toggleFacet } from './listing-query.ts';

type Schemas = components['schemas'];

interface FacetValuesProps {
  readonly facet: Schemas['Facet'];
  readonly query: ListingQuery;
  /** Path of the listing, without query. */
  readonly path: string;
}

/** Values that are in sight before the rest goes behind a button; one or two more are shown rather than hidden. */
const inSight = 6;
const notWorthHiding = 2;

/** The values of a facet, each a link that chooses it or takes the choice back. */
export function FacetValues({ facet, query, path }: FacetValuesProps): ReactNode {
  const { locale } = useLocale();
  const { values } = facet;
  const shown = values.length > inSight + notWorthHiding ? values.slice(0, inSight) : values;
  const hidden = values.slice(shown.length);
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
    <nav aria-labelledby={`filter-${facet.id}`}>
      <FilterTitle id={`filter-${facet.id}`}>{facet.name}</FilterTitle>
      {list(shown)}
      {hidden.length > 0 && (
        <details open={hidden.some((value) => value.selected)}>
          <summary className={moreSummaryClass()}>
            <span className={hiddenClass()}>{facet.name} </span>+{formatNumber(hidden.length, locale)}
            <Icon name="chevron" size={16} />
          </summary>
          {list(hidden)}
        </details>
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
