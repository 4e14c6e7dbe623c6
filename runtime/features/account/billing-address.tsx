import type { ReactNode } from 'react';
import { addressDefaults } from '#runtime/forms/address-defaults.ts';
import { useAddressLabels } from '#runtime/forms/address-fields.tsx';
import { CheckedAddress } from '#runtime/forms/checked-address.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { AddressText } from '#runtime/ui/address-text.tsx';
import { AccountFormFrame } from './account-form-frame.tsx';
import { billingForm } from './account-forms.ts';
import { AccountSection } from './account-section.tsx';
import type { Customer } from './customer.ts';
import { useAccountForm } from './use-account-form.ts';

interface BillingAddressProps {
  readonly customer: Customer;
}

/** Shows the form for the invoice address. */
export function BillingAddress({ customer }: BillingAddressProps): ReactNode {
  const { settings, t } = useLocale();
  const { version, billingAddress } = customer;
  const form = useAccountForm(billingForm({ customer, version }), {
    saved: 'billing',
    defaults: addressDefaults(billingAddress, settings.country),
  });
  return (
    <AccountSection title={t('account:address.billing')} text={t('account:address.billingText')}>
      <AccountFormFrame
        form={form}
        labels={useAddressLabels()}
        version={version}
        kept={[
          {
            label: t('account:address.billing'),
            value: billingAddress ? <AddressText address={billingAddress} /> : t('account:kept.none'),
          },
        ]}
        submit={t('account:address.saveBilling')}
      >
        <CheckedAddress form={form} section="billing" />
      </AccountFormFrame>
    </AccountSection>
  );
}
