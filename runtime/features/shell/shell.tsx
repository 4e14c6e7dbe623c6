import type { ReactNode } from 'react';
import type { Head } from '#runtime/contracts/head.ts';
import type { Slots } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { keepSearch } from './language-links.ts';
import { MenuContext } from './menu-context.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Main, Page, skipLinkClass } from './shell.styles.ts';
import { ShellContext } from './shell-context.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useLoadedMenus } from './use-loaded-menus.ts';

interface ShellProps {
  readonly children: ReactNode;
  readonly slots: Slots;
  /** Addresses of the current page in other locales. */
  readonly alternates: Head['alternates'];
  /** Whether the page stands in a frame of another website, which has a header and a footer of its own. */
  readonly framed?: boolean | undefined;
}

/**
 * Shows the frame of every page: skip link, header, main landmark, footer. The application focuses `#main` after
 * navigation.
 */
export function Shell({ children, slots, alternates, framed = false }: ShellProps): ReactNode {
  const { t } = useLocale();
  const menus = useLoadedMenus();
  const { search } = useLocation();
  const here = keepSearch(alternates, search);
  return (
    <MenuContext value={menus}>
      <Page>
        {!framed && (
          <>
            <a href="#main" className={skipLinkClass()}>
              {t('header:skipToContent')}
            </a>
            <SiteHeader slots={slots} alternates={here} />
          </>
        )}
        <Main id="main" tabIndex={-1}>
          <ShellContext value={true}>{children}</ShellContext>
        </Main>
        {!framed && <SiteFooter slots={slots} alternates={here} />}
        <OfflineNotice />
      </Page>
    </MenuContext>
  );
}
