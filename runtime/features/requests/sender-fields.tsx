import type { ReactNode } from 'react';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useMessages } from '#runtime/i18n/use-messages.ts';
import { ChoiceField } from '#runtime/ui/form/choice-field.tsx';
import { FieldRow } from '#runtime/ui/form/form-layout.styles.ts';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { BusinessFields } from './sender-fields.styles.ts';

/** What a private customer is before anything is chosen. */
export const senderDefaults = { customerType: 'Private' } as const;

/** The names of the sender's fields, in their order. */
export function senderLabels(t: LoadContext['t']) {
  return {
    customerType: t('form:writingAs'),
    company: t('form:company'),
    firstName: t('form:firstName'),
    lastName: t('form:lastName'),
    email: t('form:email'),
    phone: t('form:phone'),
  };
}

interface SenderFieldsProps {
  readonly form: SiteForm;
  /** When a phone number is needed. */
  readonly phoneHint?: string;
}

/** Who sends a request, and how to answer. */
export function SenderFields({ form, phoneHint }: SenderFieldsProps): ReactNode {
  const t = useMessages();
  const labels = senderLabels(t);
  return (
    <>
      <ChoiceField
        {...form.field('customerType')}
        label={labels.customerType}
        look="row"
        options={[
          { value: 'Private', label: t('form:customerType.Private') },
          { value: 'Business', label: t('form:customerType.Business') },
        ]}
      />
      <BusinessFields>
        <TextField {...form.field('company')} autoComplete="organization" label={labels.company} />
      </BusinessFields>
      <FieldRow>
        <TextField {...form.field('firstName')} autoComplete="given-name" label={labels.firstName} />
        <TextField {...form.field('lastName')} autoComplete="family-name" label={labels.lastName} />
      </FieldRow>
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        label={labels.email}
      />
      <TextField
        {...form.field('phone')}
        type="tel"
        autoComplete="tel"
        width="medium"
        label={labels.phone}
        hint={phoneHint}
        optional
      />
    </>
  );
}
