import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { AccountDeletion } from '#runtime/features/account/account-deletion.tsx';
import { AccountFrame } from '#runtime/features/account/account-frame.tsx';
import { AccountSection } from '#runtime/features/account/account-section.tsx';
import { ConfirmEmail } from '#runtime/features/account/confirm-email.tsx';
import { type Customer, useCustomer } from '#runtime/features/account/customer.ts';
import { DataLinks } from '#runtime/features/account/data-links.tsx';
import { EmailAddress } from '#runtime/features/account/email-address.tsx';
import { HeldData } from '#runtime/features/account/held-data.tsx';
import { PasswordChange } from '#runtime/features/account/password-change.tsx';
import { PersonalDetails } from '#runtime/features/account/personal-details.tsx';
import { Preferences } from '#runtime/features/account/preferences.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { isDataView } from '#runtime/lib/account-data.ts';
import { readMailToken } from '#runtime/lib/mail-token.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Muted } from '#runtime/ui/text.styles.ts';
import { useIntroduction } from '../use-introduction.ts';

export function Screen(): ReactNode {
  const { search } = useLocation();
  const customer = useCustomer();
  if (!customer) return null;
  return isDataView(search) ? <DataPage /> : <DetailsPage customer={customer} search={search} />;
}

interface DetailsPageProps {
  readonly customer: Customer;
  readonly search: string;
}

function DetailsPage({ customer, search }: DetailsPageProps): ReactNode {
  const { t } = useLocale();
  const page = useIntroduction('myAccountDetails');
  const token = readMailToken(new URLSearchParams(search));
  return (
    <AccountFrame
      current="myAccountDetails"
      title={t('account:details.title')}
      intro={page?.intro || t('account:details.intro')}
    >
      {token !== undefined && <ConfirmEmail token={token} pendingEmail={customer.pendingEmail} />}
      <PersonalDetails customer={customer} />
      <Preferences customer={customer} />
      <EmailAddress customer={customer} />
      <PasswordChange customer={customer} />
      <AccountSection title={t('account:data.title')} text={t('account:data.text')}>
        <DataLinks />
      </AccountSection>
      <AccountDeletion email={customer.email} />
    </AccountFrame>
  );
}

function DataPage(): ReactNode {
  const { href, t } = useLocale();
  const trpc = useTRPC();
  const everything = useQueryClient().getQueryData(trpc.user.everything.queryKey());
  return (
    <AccountFrame current="myAccountDetails" title={t('account:data.title')} intro={t('account:data.text')}>
      <Link to={href('myAccountDetails') ?? '/'} className={onwardLinkClass()}>
        {t('account:data.back')}
        <Icon name="arrow" />
      </Link>
      {everything ? (
        <>
          <DataLinks isShown />
          <HeldData customer={everything} />
        </>
      ) : (
        <Muted role="alert">{t('account:data.tooMany')}</Muted>
      )}
    </AccountFrame>
  );
}
