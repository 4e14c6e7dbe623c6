import type { ReactNode } from 'react';
import { Link } from '#runtime/ui/link.tsx';
import { Band, ColorDot, colorLinkClass } from './color-band.styles.ts';
import type { ListedProductsProps } from './listed-products-props.ts';
import { listingSearch, toggleFacet } from './listing-query.ts';

/** Shows the colours of a listing side by side; each is a link that selects or deselects it. */
export function ColorBand({ facets, path, query }: ListedProductsProps['listing']): ReactNode {
  const colors = facets.find(({ values }) => values.some(({ hex }) => hex !== undefined));
  if (!colors) return null;
  return (
    <nav aria-label={colors.name} data-color-band="">
      <Band>
        {colors.values.map(({ id, label, hex, count, selected }) => (
          <li key={id}>
            <Link
              to={`${path}${listingSearch(toggleFacet(query, `${colors.id}:${id}`))}`}
              rel="nofollow"
              preventScrollReset
              className={colorLinkClass({ empty: count === 0 && !selected })}
              aria-current={selected ? 'true' : undefined}
            >
              <ColorDot viewBox="0 0 2 2" aria-hidden="true" focusable="false">
                <circle cx="1" cy="1" r="1" fill={hex ?? 'none'} />
              </ColorDot>
              {label}
            </Link>
          </li>
        ))}
      </Band>
    </nav>
  );
}
