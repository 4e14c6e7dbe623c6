import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import {
  AccountColumns,
  AccountMain,
  AccountSide,
  AccountTop,
  AccountWays,
  accountWayClass,
  DoneNote,
} from './account-frame.styles.ts';
import { LogoutButton } from './logout-button.tsx';
import { savedText } from './saved.ts';

const ways = [
  ['myAccount', 'account:nav.overview'],
  ['myAccountOrders', 'account:nav.orders'],
  ['myAccountStorage', 'account:nav.items'],
  ['myAccountDetails', 'account:nav.details'],
  ['myAccountAddress', 'account:nav.address'],
  ['myAccountCompany', 'account:nav.company'],
] as const;

interface AccountFrameProps {
  /** Key of the current page. */
  readonly current: (typeof ways)[number][0];
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}

/** Shows the frame of every account screen: its navigation, and the logout button. */
export function AccountFrame({ current, title, intro, children }: AccountFrameProps): ReactNode {
  const { href, t } = useLocale();
  const { search } = useLocation();
  const done = savedText(search);
  return (
    <Container>
      <AccountColumns>
        <AccountSide>
          <nav aria-label={t('account:nav.label')}>
            <AccountWays>
              {ways.map(([key, label]) => {
                const to = href(key);
                return (
                  to !== undefined && (
                    <li key={key}>
                      <Link to={to} className={accountWayClass()} aria-current={key === current ? 'page' : undefined}>
                        {t(label)}
                      </Link>
                    </li>
                  )
                );
              })}
            </AccountWays>
          </nav>
          <LogoutButton />
        </AccountSide>
        <AccountMain>
          <AccountTop>
            {done !== undefined && (
              <DoneNote role="status">
                <Icon name="check" />
                {t(done)}
              </DoneNote>
            )}
            <h1 className={headingClass({ size: '2xl' })}>{title}</h1>
            {intro !== undefined && intro !== '' && <Lead>{intro}</Lead>}
          </AccountTop>
          {children}
        </AccountMain>
      </AccountColumns>
      <PageEnd data-page-end />
    </Container>
  );
}
