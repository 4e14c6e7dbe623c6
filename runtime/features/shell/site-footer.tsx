import type { ReactNode } from 'react';
import type { Head } from '#runtime/contracts/head.ts';
import type { Slots } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { linkAddress } from '#runtime/ui/link-address.ts';
import { SmartLink } from '#runtime/ui/smart-link.tsx';
import { useLanguageLinks } from './language-links.ts';
import { useMenus } from './menu-context.ts';
import type { MenuEntry } from './menu-entry.ts';
import {
  FooterArea,
  FooterColumns,
  FooterEnd,
  FooterHeading,
  FooterStatement,
  FooterTop,
  footerLinkClass,
} from './site-footer.styles.ts';

interface SiteFooterProps {
  readonly slots: Slots;
  readonly alternates: Head['alternates'];
}

/** Shows the footer: selling points, links and legal texts. */
export function SiteFooter({ slots, alternates }: SiteFooterProps): ReactNode {
  const { locale, site, t } = useLocale();
  const menus = useMenus();
  const languages = useLanguageLinks(alternates);
  const { footerLogo: Logo, reviews: Reviews, consentSettings: ConsentSettings } = slots;
  const groups = menus.footer.filter((entry) => entry.children.length > 0);
  const loose = menus.footer.filter((entry) => entry.children.length === 0);
  return (
    <FooterArea>
      <Container>
        <FooterTop>
          <FooterStatement>
            <p>{t('footer:statement')}</p>
            {Reviews && <Reviews />}
            {Logo && <Logo />}
          </FooterStatement>
          <FooterColumns>
            {groups.map((group) => (
              <FooterGroup key={group.label} heading={group.label} entries={group.children} />
            ))}
            {loose.length > 0 && <FooterGroup heading={t('footer:explore')} entries={loose} />}
            {menus.service.length > 0 && (
              <FooterGroup heading={t('footer:service')} entries={menus.service} end={<OwnPages />} />
            )}
            <nav aria-labelledby="footer-languages">
              <FooterHeading id="footer-languages">{t('footer:languages')}</FooterHeading>
              <ul>
                {languages.map((link) => (
                  <li key={link.locale}>
                    <a
                      href={link.href}
                      hrefLang={link.locale}
                      lang={link.locale}
                      className={footerLinkClass()}
                      aria-current={link.locale === locale ? 'true' : undefined}
                    >
                      {link.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </FooterColumns>
        </FooterTop>
        <FooterEnd>
          <p>{t('footer:copyright', { shop: site.shopName })}</p>
          <LinkList
            entries={menus.legal}
            end={ConsentSettings && <ConsentSettings className={footerLinkClass().className} />}
          />
        </FooterEnd>
      </Container>
    </FooterArea>
  );
}

/** Shows plain links to what the header has as a field and behind its menu: by name, and at every width. */
function OwnPages(): ReactNode {
  const { href, t } = useLocale();
  const pages = [
    { label: t('footer:search'), to: href('searchOverview') },
    { label: t('footer:orderStatus'), to: href('orderStatus') },
    { label: t('footer:account'), to: href('myAccount') },
  ];
  return pages.map(
    ({ label, to }) =>
      to !== undefined && (
        <li key={label}>
          <SmartLink to={to} className={footerLinkClass()}>
            {label}
          </SmartLink>
        </li>
      ),
  );
}

interface FooterGroupProps extends LinkListProps {
  readonly heading: string;
}

function FooterGroup({ heading, entries, end }: FooterGroupProps): ReactNode {
  return (
    <nav aria-label={heading}>
      <FooterHeading>{heading}</FooterHeading>
      <LinkList entries={entries} end={end} />
    </nav>
  );
}

interface LinkListProps {
  readonly entries: readonly MenuEntry[];
  /** Further entries at the end of the list. */
  readonly end?: ReactNode;
}

/** Shows a list of links, without entries that lead nowhere on this site. */
function LinkList({ entries, end }: LinkListProps): ReactNode {
  const { href } = useLocale();
  return (
    <ul>
      {entries.map((entry) => {
        const to = linkAddress(entry, href);
        return to === undefined ? null : (
          <li key={entry.label}>
            <SmartLink to={to} className={footerLinkClass()}>
              {entry.label}
            </SmartLink>
          </li>
        );
      })}
      {end}
    </ul>
  );
}
