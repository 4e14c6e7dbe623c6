import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ChoiceField } from '#runtime/ui/form/choice-field.tsx';
import { DependentFields } from '#runtime/ui/form/dependent-fields.styles.ts';
import { FieldRow } from '#runtime/ui/form/form-layout.styles.ts';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { customerTypes } from '#runtime/validation/forms/sender.ts';
import type { SiteForm } from './use-site-form.ts';

interface PersonFieldsProps {
  readonly form: SiteForm;
  /** Label of the choice between a person and a business. */
  readonly typeLabel: string;
  /** Name of the field for a business's name, which differs between the two APIs. */
  readonly companyField: 'company' | 'companyName';
  /** Hint of the VAT number; absent: the form has no VAT number. */
  readonly vatHint?: string;
  /** The result of checking the VAT number. */
  readonly vatNote?: ReactNode;
  /** The e-mail field, between the name and the phone number. */
  readonly email?: ReactNode;
  readonly phoneHint?: string | undefined;
}

/** Shows the fields with a person's name and form of address, and whether they act for a business. */
export function PersonFields({
  form,
  typeLabel,
  companyField,
  vatHint,
  vatNote,
  email,
  phoneHint,
}: PersonFieldsProps): ReactNode {
  const { t } = useLocale();
  return (
    <>
      <ChoiceField
        {...form.field('customerType')}
        label={typeLabel}
        look="row"
        options={customerTypes.map((value) => ({ value, label: t(`form:customerType.${value}`) }))}
      />
      <DependentFields on="business">
        <TextField {...form.field(companyField)} autoComplete="organization" label={t('form:company')} />
        {vatHint !== undefined && (
          <TextField
            {...form.field('vatNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            width="medium"
            label={t('form:vatNumber')}
            hint={vatHint}
            optional
          />
        )}
        {vatNote}
      </DependentFields>
      <FieldRow>
        <TextField {...form.field('firstName')} autoComplete="given-name" label={t('form:firstName')} />
        <TextField {...form.field('lastName')} autoComplete="family-name" label={t('form:lastName')} />
      </FieldRow>
      {email}
      <TextField
        {...form.field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width="medium"
        label={t('form:phone')}
        hint={phoneHint}
        optional
      />
    </>
  );
}
