import type { ReactNode } from 'react';
import { crumbClass, Trail } from './breadcrumbs.styles.ts';
import { Link } from './link.tsx';

/** A breadcrumb. Without `href` it is no link. */
export interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
}

interface BreadcrumbsProps {
  /** Accessible name of the breadcrumbs. */
  readonly label: string;
  /** From the home page to the page itself. */
  readonly crumbs: readonly Crumb[];
}

/** Shows the path from the home page to this one. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps): ReactNode {
  const last = crumbs.length - 1;
  return (
    <nav aria-label={label}>
      <Trail>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {index < last && crumb.href !== undefined ? (
              <Link to={crumb.href} className={crumbClass()}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </Trail>
    </nav>
  );
}
