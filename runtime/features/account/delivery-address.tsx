import type { FormEvent, ReactNode } from 'react';
import { addressDefaults } from '#runtime/forms/address-defaults.ts';
import { useAddressLabels } from '#runtime/forms/address-fields.tsx';
import { CheckedAddress } from '#runtime/forms/checked-address.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { AddressText } from '#runtime/ui/address-text.tsx';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { DependentFields } from '#runtime/ui/form/dependent-fields.styles.ts';
import { AccountFormFrame } from './account-form-frame.tsx';
import { deliveryForm, sameAsBillingField, sameAsBillingForm } from './account-forms.ts';
import { AccountSection } from './account-section.tsx';
import type { Customer } from './customer.ts';
import { useAccountForm } from './use-account-form.ts';

interface DeliveryAddressProps {
  readonly customer: Customer;
}

/** Shows the form for the delivery address: the invoice address, or another one. */
export function DeliveryAddress({ customer }: DeliveryAddressProps): ReactNode {
  const { settings, t } = useLocale();
  const { version, deliveryAddress } = customer;
  const basis = { customer, version };
  const elsewhere = useAccountForm(deliveryForm(basis), {
    saved: 'delivery',
    defaults: {
      ...addressDefaults(deliveryAddress, settings.country),
      [sameAsBillingField]: deliveryAddress ? undefined : 'on',
    },
  });
  const same = useAccountForm(sameAsBillingForm(basis), { saved: 'delivery' });
  // The box says which of the two forms this is; until it is sent, both are.
  const send = (event: FormEvent<HTMLFormElement>): void => {
    const isSame = new FormData(event.currentTarget).has(sameAsBillingField);
    (isSame ? same : elsewhere).props.onSubmit(event);
  };
  const shown = same.isOutdated || same.problem !== undefined ? same : elsewhere;
  const form = {
    ...elsewhere,
    props: { ...elsewhere.props, onSubmit: send },
    isSending: elsewhere.isSending || same.isSending,
    isOutdated: shown.isOutdated,
    problem: shown.problem,
    rejections: elsewhere.rejections + same.rejections,
  };
  return (
    <AccountSection title={t('account:address.delivery')} text={t('account:address.deliveryText')}>
      <AccountFormFrame
        form={form}
        labels={useAddressLabels()}
        version={version}
        kept={[
          {
            label: t('account:address.delivery'),
            value: deliveryAddress ? <AddressText address={deliveryAddress} /> : t('account:address.same'),
          },
        ]}
        submit={t('account:address.saveDelivery')}
      >
        <CheckboxField {...elsewhere.box(sameAsBillingField)} label={t('account:address.same')} />
        <DependentFields on="elsewhere">
          <CheckedAddress form={elsewhere} section="shipping" />
        </DependentFields>
      </AccountFormFrame>
    </AccountSection>
  );
}
