import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { AccountFrame } from '#runtime/features/account/account-frame.tsx';
import { AccountOverview } from '#runtime/features/account/account-overview.tsx';
import { useCustomer } from '#runtime/features/account/customer.ts';
import { GoneNotice } from '#runtime/features/account/gone-notice.tsx';
import { isGone } from '#runtime/features/account/saved.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';

export function Screen(): ReactNode {
  return isGone(useLocation().search) ? <GoneNotice /> : <Overview />;
}

function Overview(): ReactNode {
  const { site, t } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const customer = useCustomer();
  const id = site.pages.myAccountStart;
  const page = id === undefined ? null : queryClient.getQueryData(trpc.content.introduction.queryKey({ id }));
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
