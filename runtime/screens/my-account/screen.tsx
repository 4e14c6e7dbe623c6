import type { ReactNode } from 'react';
import { AccountFrame } from '#runtime/features/account/account-frame.tsx';
import { AccountOverview } from '#runtime/features/account/account-overview.tsx';
import { useCustomer } from '#runtime/features/account/customer.ts';
import { GoneNotice } from '#runtime/features/account/gone-notice.tsx';
import { isGone } from '#runtime/features/account/saved.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { useIntroduction } from '../use-introduction.ts';

export function Screen(): ReactNode {
  return isGone(useLocation().search) ? <GoneNotice /> : <Overview />;
}

function Overview(): ReactNode {
  const { t } = useLocale();
  const customer = useCustomer();
  const page = useIntroduction('myAccountStart');
  if (!customer) return null;
  return (
    <AccountFrame
      current="myAccount"
      title={t('account:start.hello', { name: customer.firstName })}
      intro={page?.intro || t('account:start.intro')}
    >
      <AccountOverview customer={customer} />
    </AccountFrame>
  );
}
