import type { ReactNode } from 'react';
import { PersonFields } from '#runtime/forms/person-fields.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { AccountFormFrame } from './account-form-frame.tsx';
import { detailsForm } from './account-forms.ts';
import { AccountSection } from './account-section.tsx';
import type { Customer } from './customer.ts';
import { useDetailsRows } from './kept-details.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Tone of the note on a VAT number, by the result of the register. */
const vatTones = { confirmed: 'success', unconfirmed: 'info', rejected: 'warning' } as const;

interface PersonalDetailsProps {
  readonly customer: Customer;
}

/** Shows the form for a customer's name and company. */
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
        <PersonFields
          form={form}
          typeLabel={labels.customerType}
          companyField="companyName"
          vatHint={t('account:vat.hint')}
          vatNote={
            vatNumberState !== undefined && (
              <Note tone={vatTones[vatNumberState]}>
                <p>{t(`account:vat.${vatNumberState}`, { number: vatNumber ?? '' })}</p>
              </Note>
            )
          }
          phoneHint={t('account:details.phoneHint')}
        />
      </AccountFormFrame>
    </AccountSection>
  );
}
