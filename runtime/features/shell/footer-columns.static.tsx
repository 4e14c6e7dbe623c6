import type { ReactNode } from 'react';
import type { Head } from '#runtime/contracts/head.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { SmartLink } from '#runtime/ui/smart-link.tsx';
import { FooterLinks } from './footer-links.tsx';
import { useLanguageLinks } from './language-links.ts';
import { useMenus } from './menu-context.ts';
import type { MenuEntry } from './menu-entry.ts';
import { FooterColumns as Columns, FooterHeading, footerLinkClass } from './site-footer.styles.ts';

interface FooterColumnsProps {
  readonly alternates: Head['alternates'];
}

/** Shows the footer's menus, and the page's addresses in other languages. */
export function FooterColumns({ alternates }: FooterColumnsProps): ReactNode {
  const { locale, t } = useLocale();
  const menus = useMenus();
  const languages = useLanguageLinks(alternates);
  const groups = menus.footer.filter((entry) => entry.children.length > 0);
  const loose = menus.footer.filter((entry) => entry.children.length === 0);
  return (
    <Columns>
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
    </Columns>
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

interface FooterGroupProps {
  readonly heading: string;
  readonly entries: readonly MenuEntry[];
  /** Further entries at the end of the list. */
  readonly end?: ReactNode;
}

function FooterGroup({ heading, entries, end }: FooterGroupProps): ReactNode {
  return (
    <nav aria-label={heading}>
      <FooterHeading>{heading}</FooterHeading>
      <FooterLinks entries={entries} end={end} />
    </nav>
  );
}
