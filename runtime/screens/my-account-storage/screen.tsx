import type { ReactNode } from 'react';
import { AccountFrame } from '#runtime/features/account/account-frame.tsx';
import { useCustomer } from '#runtime/features/account/customer.ts';
import { GuestInvitation } from '#runtime/features/saved-items/guest-invitation.tsx';
import { useSavedItems } from '#runtime/features/saved-items/load-saved-items.ts';
import { GuestPage } from '#runtime/features/saved-items/saved-items.styles.ts';
import { SavedItems } from '#runtime/features/saved-items/saved-items.tsx';
import { storageView } from '#runtime/features/saved-items/storage-address.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const customer = useCustomer();
  if (!customer) return <GuestItems />;
  return (
    <AccountFrame current="myAccountStorage" title={t('account:items.title')} intro={t('account:items.intro')}>
      <SavedItems withExport />
    </AccountFrame>
  );
}

function GuestItems(): ReactNode {
  const { t } = useLocale();
  const { page } = storageView(useLocation().search);
  const { total } = useSavedItems(page);
  return (
    <Container>
      <GuestPage>
        <header>
          <h1 className={headingClass({ size: '2xl' })}>{t('account:items.title')}</h1>
          <Lead>{t('account:items.intro')}</Lead>
        </header>
        <GuestInvitation hasItems={total > 0} />
        <SavedItems withExport={false} />
      </GuestPage>
      <PageEnd data-page-end />
    </Container>
  );
}
