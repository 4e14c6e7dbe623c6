import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { Container } from '#runtime/ui/layout.styles.ts';
import { linkAddress } from '#runtime/ui/link-address.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { SmartLink } from '#runtime/ui/smart-link.tsx';
import type { MenuEntry } from './menu-entry.ts';
import {
  DropdownList,
  dropdownClass,
  dropdownLinkClass,
  PictureList,
  PicturePanel,
  PictureStart,
  pictureLinkClass,
  WideList,
  WideNav,
  wideLinkClass,
} from './site-header.styles.ts';

interface HeaderNavProps {
  readonly entries: readonly MenuEntry[];
}

/** Shows the main menu on wide screens. An entry with entries below it opens a list, with their pictures where they have some. */
export function HeaderNav({ entries }: HeaderNavProps): ReactNode {
  const { href, t } = useLocale();
  return (
    <WideNav aria-label={t('header:menu.main')}>
      <WideList>
        {entries.map((entry) => {
          const to = linkAddress(entry, href);
          if (entry.children !== undefined && entry.children.length > 0) {
            return (
              <li key={entry.label}>
                <Dropdown entry={entry} to={to} />
              </li>
            );
          }
          return to === undefined ? null : (
            <li key={entry.label}>
              <NavLink to={to} label={entry.label} />
            </li>
          );
        })}
      </WideList>
    </WideNav>
  );
}

function NavLink({ to, label }: { readonly to: string; readonly label: string }): ReactNode {
  const { pathname } = useLocation();
  const { href } = useLocale();
  const home = href('home');
  const current = pathname === to || (to !== home && pathname.startsWith(`${to}/`));
  return (
    <SmartLink to={to} className={wideLinkClass()} current={current}>
      {label}
    </SmartLink>
  );
}

function Dropdown({ entry, to }: { readonly entry: MenuEntry; readonly to: string | undefined }): ReactNode {
  const { t } = useLocale();
  const items = entry.children ?? [];
  const hasPictures = items.some(({ image }) => image !== undefined);
  const all = to !== undefined && (
    <SmartLink to={to} className={dropdownLinkClass({ all: true })}>
      {t('header:menu.all', { name: entry.label })}
    </SmartLink>
  );
  return (
    <Disclosure
      group="header"
      className={dropdownClass({ wide: hasPictures })}
      summaryClass={wideLinkClass()}
      summary={
        <>
          {entry.label}
          <Icon name="chevron" size={14} />
        </>
      }
    >
      {hasPictures ? (
        <PicturePanel>
          <Container>
            {all && <PictureStart>{all}</PictureStart>}
            <PictureList>
              <DropdownItems items={items} linkClass={pictureLinkClass} />
            </PictureList>
          </Container>
        </PicturePanel>
      ) : (
        <DropdownList>
          {all && <li>{all}</li>}
          <DropdownItems items={items} linkClass={dropdownLinkClass} />
        </DropdownList>
      )}
    </Disclosure>
  );
}

interface DropdownItemsProps {
  readonly items: readonly MenuEntry[];
  readonly linkClass: typeof dropdownLinkClass | typeof pictureLinkClass;
}

function DropdownItems({ items, linkClass }: DropdownItemsProps): ReactNode {
  const { href } = useLocale();
  return items.map((item) => {
    const target = linkAddress(item, href);
    return target === undefined ? null : (
      <li key={item.label}>
        <SmartLink to={target} className={linkClass()}>
          {item.image && <Picture picture={item.image} sizes="240px" ratio="landscape" corners="small" single alt="" />}
          {item.label}
        </SmartLink>
      </li>
    );
  });
}
