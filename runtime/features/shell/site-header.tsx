import type { ReactNode } from 'react';
import type { Head } from '#runtime/contracts/head.ts';
import type { Slots } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { linkAddress } from '#runtime/ui/link-address.ts';
import { SmartLink } from '#runtime/ui/smart-link.tsx';
import { HeaderNav } from './header-nav.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { useMenus } from './menu-context.ts';
import {
  Bar,
  BarEnd,
  HeaderArea,
  Strip,
  StripEnd,
  StripList,
  stripLinkClass,
  wordmarkClass,
} from './site-header.styles.ts';
import { SmallMenu } from './small-menu.tsx';

interface SiteHeaderProps {
  readonly slots: Slots;
  readonly alternates: Head['alternates'];
}

/** Shows the name of the site, menus, search and language. */
export function SiteHeader({ slots, alternates }: SiteHeaderProps): ReactNode {
  const { href, site, t } = useLocale();
  const menus = useMenus();
  const home = href('home');
  const { accountLink: AccountLink, cartLink: CartLink, headerSearch: Search, vatToggle: VatToggle } = slots;
  return (
    <HeaderArea>
      <Container>
        <Strip>
          <nav aria-label={t('header:menu.service')}>
            <StripList>
              {menus.service.map((entry) => {
                const to = linkAddress(entry, href);
                return to === undefined ? null : (
                  <li key={entry.label}>
                    <SmartLink to={to} className={stripLinkClass()}>
                      {entry.label}
                    </SmartLink>
                  </li>
                );
              })}
            </StripList>
          </nav>
          <StripEnd>
            {VatToggle && <VatToggle place="header" />}
            <LanguageSwitcher alternates={alternates} />
            {AccountLink && <AccountLink place="header" />}
          </StripEnd>
        </Strip>
        <Bar>
          {home !== undefined && (
            <Link to={home} className={wordmarkClass()} aria-label={t('header:home', { site: site.shopName })}>
              {site.shopName}
            </Link>
          )}
          <HeaderNav entries={menus.header} />
          <BarEnd>
            {Search && <Search />}
            {CartLink && <CartLink />}
            <SmallMenu slots={slots} entries={menus.header} service={menus.service} alternates={alternates} />
          </BarEnd>
        </Bar>
      </Container>
    </HeaderArea>
  );
}
