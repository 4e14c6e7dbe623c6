import type { ReactNode } from 'react';
import type { Head } from '#runtime/contracts/head.ts';
import type { Slots } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { linkAddress } from '#runtime/ui/link-address.ts';
import { SmartLink } from '#runtime/ui/smart-link.tsx';
import { Eyebrow } from '#runtime/ui/text.styles.ts';
import { useLanguageLinks } from './language-links.ts';
import type { MenuEntry } from './menu-entry.ts';
import {
  MenuFoot,
  MenuLanguages,
  MenuList,
  MenuPanel,
  MenuSubList,
  MenuWord,
  menuDisclosureClass,
  menuLinkClass,
  menuSubLinkClass,
  menuSummaryClass,
} from './site-header.styles.ts';

interface SmallMenuProps {
  readonly slots: Slots;
  readonly entries: readonly MenuEntry[];
  readonly service: readonly MenuEntry[];
  readonly alternates: Head['alternates'];
}

/** Shows the whole navigation behind one button, on small screens. */
export function SmallMenu({ slots, entries, service, alternates }: SmallMenuProps): ReactNode {
  const { locale, t } = useLocale();
  const languages = useLanguageLinks(alternates);
  const { accountLink: AccountLink, vatToggle: VatToggle } = slots;
  return (
    <Disclosure
      className={menuDisclosureClass()}
      summaryClass={menuSummaryClass()}
      summary={
        <>
          <MenuWord>{t('header:menu.toggle')}</MenuWord>
          <Icon name="menu" />
        </>
      }
    >
      <MenuPanel>
        <nav aria-label={t('header:menu.main')}>
          <MenuList>
            {entries.map((entry) => (
              <MenuItem key={entry.label} entry={entry} />
            ))}
          </MenuList>
        </nav>
        <MenuFoot>
          <ul>
            {AccountLink && (
              <li>
                <AccountLink place="menu" />
              </li>
            )}
            {service.map((entry) => (
              <SubItem key={entry.label} entry={entry} />
            ))}
          </ul>
          {VatToggle && <VatToggle place="menu" />}
          <div>
            <Eyebrow>{t('header:language.label')}</Eyebrow>
            <MenuLanguages>
              {languages.map((link) => (
                <li key={link.locale}>
                  <a
                    href={link.href}
                    hrefLang={link.locale}
                    lang={link.locale}
                    className={menuSubLinkClass()}
                    aria-current={link.locale === locale ? 'true' : undefined}
                  >
                    {link.name}
                  </a>
                </li>
              ))}
            </MenuLanguages>
          </div>
        </MenuFoot>
      </MenuPanel>
    </Disclosure>
  );
}

function MenuItem({ entry }: { readonly entry: MenuEntry }): ReactNode {
  const { href } = useLocale();
  const to = linkAddress(entry, href);
  const items = entry.children ?? [];
  if (to === undefined && items.length === 0) return null;
  return (
    <li>
      {to === undefined ? (
        <span className={menuLinkClass()}>{entry.label}</span>
      ) : (
        <SmartLink to={to} className={menuLinkClass()}>
          {entry.label}
          <Icon name="arrow" />
        </SmartLink>
      )}
      {items.length > 0 && (
        <MenuSubList>
          {items.map((item) => (
            <SubItem key={item.label} entry={item} />
          ))}
        </MenuSubList>
      )}
    </li>
  );
}

function SubItem({ entry }: { readonly entry: MenuEntry }): ReactNode {
  const { href } = useLocale();
  const to = linkAddress(entry, href);
  return to === undefined ? null : (
    <li>
      <SmartLink to={to} className={menuSubLinkClass()}>
        {entry.label}
      </SmartLink>
    </li>
  );
}
