import type { ReactNode } from 'react';
import { useMenus } from './menu-context.ts';
import type { SiteHeaderProps } from './site-header-props.ts';
import { SmallMenu } from './small-menu.tsx';

/** Shows what the header's bar ends with: search, cart, and the menu of narrow windows. */
export function HeaderTools({ slots, alternates }: SiteHeaderProps): ReactNode {
  const { header, service } = useMenus();
  const { cartLink: CartLink, headerSearch: Search } = slots;
  return (
    <>
      {Search && <Search />}
      {CartLink && <CartLink />}
      <SmallMenu slots={slots} entries={header} service={service} alternates={alternates} />
    </>
  );
}
