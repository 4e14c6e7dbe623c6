import type { ReactNode } from 'react';
import { HeaderNav } from './header-nav.tsx';
import { useMenus } from './menu-context.ts';
import { BarEnd } from './site-header.styles.ts';
import type { SiteHeaderProps } from './site-header-props.ts';
import { SmallMenu } from './small-menu.tsx';
import { Wordmark } from './wordmark.tsx';

interface BarContentProps extends SiteHeaderProps {
  /** What a variant has before search and cart. */
  readonly extra?: ReactNode;
}

/** Shows what the header's bar holds in every variant: the name, the menu, search, cart, and the menu of narrow windows. */
export function BarContent({ slots, alternates, extra }: BarContentProps): ReactNode {
  const { header, service } = useMenus();
  const { cartLink: CartLink, headerSearch: Search } = slots;
  return (
    <>
      <Wordmark />
      <HeaderNav entries={header} />
      <BarEnd>
        {extra}
        {Search && <Search />}
        {CartLink && <CartLink />}
        <SmallMenu slots={slots} entries={header} service={service} alternates={alternates} />
      </BarEnd>
    </>
  );
}
