import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ChoiceField } from '#runtime/ui/form/choice-field.tsx';
import { FieldRow } from '#runtime/ui/form/form-layout.styles.ts';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { customerTypes } from '#runtime/validation/forms/sender.ts';
import { AccountFormFrame } from './account-form-frame.tsx';
import { detailsForm } from './account-forms.ts';
import { dependentClass, Note } from './account-section.styles.ts';
import { AccountSection } from './account-section.tsx';
import type { Customer } from './customer.ts';
import { useDetailsRows } from './kept-details.tsx';
import { useAccountForm } from './use-account-form.ts';

/** How a note on a VAT number looks, by what the register says of it. */
const vatTones = { confirmed: 'success', unconfirmed: 'info', rejected: 'warning' } as const;

interface PersonalDetailsProps {
  readonly customer: Customer;
}

/** Who one is, and for which company one orders. */
export function PersonalDetails({ customer }: PersonalDetailsProps): ReactNode {
  const { t } = useLocale();
  const { version, vatNumberState, customerType, companyName, vatNumber, firstName, lastName, phone } = customer;
  const form = useAccountForm(detailsForm({ customer, version }), {
    saved: 'details',
    defaults: { customerType, companyName, vatNumber, firstName, lastName, phone },
  });
  const labels = {
    customerType: t('form:customerType.label'),
    companyName: t('form:company'),
    vatNumber: t('form:vatNumber'),
    firstName: t('form:firstName'),
    lastName: t('form:lastName'),
    phone: t('form:phone'),
  };
  return (
    <AccountSection title={t('account:details.person')}>
      <AccountFormFrame form={form} labels={labels} version={version} kept={useDetailsRows(customer)}>
        <ChoiceField
          {...form.field('customerType')}
          look="row"
          label={labels.customerType}
          options={customerTypes.map((value) => ({ value, label: t(`form:customerType.${value}`) }))}
        />
        <div className={dependentClass({ on: 'business' }).className}>
          <TextField {...form.field('companyName')} autoComplete="organization" label={labels.companyName} />
          <TextField
            {...form.field('vatNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            label={labels.vatNumber}
            hint={t('account:vat.hint')}
            optional
          />
          {vatNumberState !== undefined && (
            <Note tone={vatTones[vatNumberState]}>
              <p>{t(`account:vat.${vatNumberState}`, { number: vatNumber ?? '' })}</p>
            </Note>
          )}
        </div>
        <FieldRow>
          <TextField {...form.field('firstName')} autoComplete="given-name" label={labels.firstName} />
          <TextField {...form.field('lastName')} autoComplete="family-name" label={labels.lastName} />
        </FieldRow>
        <TextField
          {...form.field('phone')}
          type="tel"
          inputMode="tel"
          width="medium"
          autoComplete="tel"
          label={labels.phone}
          hint={t('account:details.phoneHint')}
          optional
        />
      </AccountFormFrame>
    </AccountSection>
  );
}
