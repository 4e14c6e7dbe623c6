import type { ReactNode } from 'react';
import { AccountFrame } from '#runtime/features/account/account-frame.tsx';
import { BillingAddress } from '#runtime/features/account/billing-address.tsx';
import { useCustomer } from '#runtime/features/account/customer.ts';
import { DeliveryAddress } from '#runtime/features/account/delivery-address.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useIntroduction } from '../use-introduction.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const customer = useCustomer();
  const page = useIntroduction('myAccountAddress');
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
