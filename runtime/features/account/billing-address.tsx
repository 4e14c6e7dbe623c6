import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormStack } from '#runtime/ui/form/form-layout.styles.ts';
import { AccountFormFrame } from './account-form-frame.tsx';
import { billingForm } from './account-forms.ts';
import { AccountSection } from './account-section.tsx';
import { AddressVerdict, useAddressCheck } from './address-check.tsx';
import { addressDefaults } from './address-defaults.ts';
import { AddressFields, useAddressLabels } from './address-fields.tsx';
import type { Customer } from './customer.ts';
import { AddressText } from './kept-details.tsx';
import { useAccountForm } from './use-account-form.ts';

interface BillingAddressProps {
  readonly customer: Customer;
}

/** Where invoices go. */
export function BillingAddress({ customer }: BillingAddressProps): ReactNode {
  const { settings, t } = useLocale();
  const { version, billingAddress } = customer;
  const form = useAccountForm(billingForm({ customer, version }), {
    saved: 'billing',
    defaults: addressDefaults(billingAddress, settings.country),
  });
  const { verdict, onBlur } = useAddressCheck();
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
        <FormStack onBlur={onBlur}>
          <AddressFields form={form} section="billing" />
          <AddressVerdict verdict={verdict} />
        </FormStack>
      </AccountFormFrame>
    </AccountSection>
  );
}
