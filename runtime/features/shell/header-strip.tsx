import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { linkAddress } from '#runtime/ui/link-address.ts';
import { SmartLink } from '#runtime/ui/smart-link.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { useMenus } from './menu-context.ts';
import { Strip, StripEnd, StripList, stripLinkClass } from './site-header.styles.ts';
import type { SiteHeaderProps } from './site-header-props.ts';

/** Shows the line above the header's bar on wide screens: service, prices, languages, account. */
export function HeaderStrip({ slots, alternates }: SiteHeaderProps): ReactNode {
  const { href, t } = useLocale();
  const { service } = useMenus();
  const { accountLink: AccountLink, vatToggle: VatToggle } = slots;
  return (
    <Strip>
      <nav aria-label={t('header:menu.service')}>
        <StripList>
          {service.map((entry) => {
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
  );
}
