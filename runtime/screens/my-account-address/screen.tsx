import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { AccountFrame } from '#runtime/features/account/account-frame.tsx';
import { BillingAddress } from '#runtime/features/account/billing-address.tsx';
import { useCustomer } from '#runtime/features/account/customer.ts';
import { DeliveryAddress } from '#runtime/features/account/delivery-address.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';

export function Screen(): ReactNode {
  const { site, t } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const customer = useCustomer();
  const id = site.pages.myAccountAddress;
  const page = id === undefined ? null : queryClient.getQueryData(trpc.content.introduction.queryKey({ id }));
  if (!customer) return null;
  return (
    <AccountFrame
      current="myAccountAddress"
      title={t('account:address.title')}
      intro={page?.intro || t('account:address.intro')}
    >
      <BillingAddress customer={customer} />
      <DeliveryAddress customer={customer} />
    </AccountFrame>
  );
}
