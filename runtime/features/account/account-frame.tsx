import type { ReactNode } from 'react';
import type { RouteKey } from '#runtime/contracts/route.ts';
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

type AccountRoute = Extract<
  RouteKey,
  'myAccount' | 'myAccountOrders' | 'myAccountStorage' | 'myAccountDetails' | 'myAccountAddress'
>;

interface AccountFrameProps {
  /** Where one is. */
  readonly current: AccountRoute;
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}

/** What stands around every screen of an account: the ways through it, and the way out. */
export function AccountFrame({ current, title, intro, children }: AccountFrameProps): ReactNode {
  const { href, t } = useLocale();
  const { search } = useLocation();
  const done = savedText(search);
  const ways: readonly (readonly [AccountRoute, string])[] = [
    ['myAccount', t('account:nav.overview')],
    ['myAccountOrders', t('account:nav.orders')],
    ['myAccountStorage', t('account:nav.items')],
    ['myAccountDetails', t('account:nav.details')],
    ['myAccountAddress', t('account:nav.address')],
  ];
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
                        {label}
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
