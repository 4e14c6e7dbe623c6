import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Link } from '#runtime/ui/link.tsx';
import { type SearchType, searchAddress } from './search-address.ts';
import { TabList, tabClass } from './search-tabs.styles.ts';

interface SearchTabsProps {
  readonly q: string;
  /** The types that the site can search, in order. */
  readonly types: readonly SearchType[];
  readonly shown: SearchType;
  readonly counts: components['schemas']['SearchCounts'];
}

/** Shows links to the results of each type, with their number. */
export function SearchTabs({ q, types, shown, counts }: SearchTabsProps): ReactNode {
  const { href, locale, t } = useLocale();
  const path = href('searchOverview') ?? '';
  if (types.length < 2) return null;
  return (
    <nav aria-label={t('search:types.label')}>
      <TabList>
        {types.map((type, index) => (
          <li key={type}>
            <Link
              to={`${path}${searchAddress({ q, ...(index > 0 && { type }) })}`}
              preventScrollReset
              className={tabClass()}
              aria-current={type === shown ? 'page' : undefined}
            >
              {t(`search:types.${type}`)} <small>{formatNumber(counts[type], locale)}</small>
            </Link>
          </li>
        ))}
      </TabList>
    </nav>
  );
}
