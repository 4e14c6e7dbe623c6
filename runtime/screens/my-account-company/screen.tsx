import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { AccountFrame } from '#runtime/features/account/account-frame.tsx';
import { AccountSection } from '#runtime/features/account/account-section.tsx';
import { CompanyApprovals } from '#runtime/features/company/company-approvals.tsx';
import { CompanyInvitations, CompanyMembers } from '#runtime/features/company/company-members.tsx';
import { CompanySettings } from '#runtime/features/company/company-settings.tsx';
import { CompanyStart } from '#runtime/features/company/company-start.tsx';
import { namedInvitation } from '#runtime/features/company/invitation-address.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const trpc = useTRPC();
  const { search } = useLocation();
  const { data: company } = useSuspenseQuery(trpc.company.current.queryOptions());
  const { data: orders } = useSuspenseQuery(trpc.company.approvals.queryOptions());
  if (!company) {
    return (
      <AccountFrame current="myAccountCompany" title={t('account:company.title')} intro={t('account:company.intro')}>
        <CompanyStart token={namedInvitation(search)} />
      </AccountFrame>
    );
  }
  const { name, role, accountDays } = company;
  const intro = accountDays === undefined ? undefined : t('account:company.account', { days: String(accountDays) });
  const isAdministrator = role === 'Administrator';
  return (
    <AccountFrame current="myAccountCompany" title={name} intro={intro}>
      {role !== 'Buyer' && (
        <AccountSection title={t('account:company.approvals')}>
          <CompanyApprovals orders={orders} />
        </AccountSection>
      )}
      <AccountSection title={t('account:company.members')}>
        <CompanyMembers company={company} />
      </AccountSection>
      {isAdministrator && (
        <AccountSection title={t('account:company.invite')}>
          <CompanyInvitations company={company} />
        </AccountSection>
      )}
      {isAdministrator && (
        <AccountSection title={t('account:company.settings')}>
          <CompanySettings key={`${name} ${company.approveFrom}`} company={company} />
        </AccountSection>
      )}
    </AccountFrame>
  );
}
