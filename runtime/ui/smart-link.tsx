import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface SmartLinkProps {
  /** A path of this storefront, or an external address. */
  readonly to: string;
  readonly className?: string;
  /** Whether it leads to the current page or section. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** Shows a link that navigates inside the application when it can. */
export function SmartLink({ to, className, current = false, children }: SmartLinkProps): ReactNode {
  const shared = { ...(className !== undefined && { className }), ...(current && { 'aria-current': 'true' as const }) };
  if (to.startsWith('/') && !to.startsWith('//')) {
    return (
      <Link to={to} {...shared}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} rel="noopener" {...shared}>
      {children}
    </a>
  );
}
