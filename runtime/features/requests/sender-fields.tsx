import type { ReactNode } from 'react';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { PersonFields } from '#runtime/forms/person-fields.tsx';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { EmailField } from '#runtime/ui/form/email-field.tsx';

/** Initial values: a private customer. */
export const senderDefaults = { customerType: 'Private' } as const;

/** Returns the names of the sender's fields, in their order. */
export function senderLabels(t: LoadContext['t']) {
  return {
    customerType: t('form:writingAs'),
    company: t('form:company'),
    vatNumber: t('form:vatNumber'),
    firstName: t('form:firstName'),
    lastName: t('form:lastName'),
    email: t('form:email'),
    phone: t('form:phone'),
  };
}

interface SenderFieldsProps {
  readonly form: SiteForm;
  /** Hint with the format of the VAT number; absent: there is no field. */
  readonly vatHint?: string;
  /** Hint that says when a phone number is needed. */
  readonly phoneHint?: string;
}

/** Shows the fields with a sender's name and contact details. */
export function SenderFields({ form, vatHint, phoneHint }: SenderFieldsProps): ReactNode {
  const { t } = useLocale();
  const labels = senderLabels(t);
  return (
    <PersonFields
      form={form}
      typeLabel={labels.customerType}
      companyField="company"
      {...(vatHint !== undefined && { vatHint })}
      email={<EmailField {...form.field('email')} label={labels.email} />}
      phoneHint={phoneHint}
    />
  );
}
