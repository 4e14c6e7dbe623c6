import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FieldRow } from '#runtime/ui/form/form-layout.styles.ts';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { countries, isCountry, withHouseNumber } from '#runtime/validation/rules/country.ts';
import type { SiteForm } from './use-site-form.ts';

/** Returns the labels of the fields of an address. */
export function useAddressLabels() {
  const { t } = useLocale();
  return {
    country: t('form:country.label'),
    street: t('form:street'),
    houseNumber: t('form:houseNumber'),
    houseNumberAddition: t('form:houseNumberAddition'),
    extra: t('form:extra'),
    postalCode: t('form:postalCode'),
    city: t('form:city'),
  };
}

interface AddressFieldsProps {
  readonly form: SiteForm;
  /** Section of the `autocomplete` tokens (HTML, 4.10.18.7.1): the kind of address. */
  readonly section: 'billing' | 'shipping';
  /** Prefix of field names, in forms with two addresses: `billing.`. */
  readonly prefix?: string;
  /** Whether the whole address may be left empty. */
  readonly optional?: boolean;
  /** Whether it has a line for additional information. */
  readonly withExtra?: boolean;
}

/**
 * Shows the fields of an address. The country decides whether the number is optional; only JavaScript reacts to a
 * change of it.
 */
export function AddressFields({
  form,
  section,
  prefix = '',
  optional = false,
  withExtra = true,
}: AddressFieldsProps): ReactNode {
  const { t } = useLocale();
  const labels = useAddressLabels();
  const { onChange, ...country } = form.field(`${prefix}country`);
  const [chosen, setChosen] = useState(country.defaultValue);
  const mayLackNumber = isCountry(chosen) && !withHouseNumber.has(chosen);
  const choose = (event: ChangeEvent<HTMLSelectElement>): void => {
    setChosen(event.target.value);
    void onChange(event);
  };
  return (
    <>
      <SelectField
        {...country}
        onChange={choose}
        autoComplete={`${section} country`}
        label={labels.country}
        options={countries.map((value) => ({ value, label: t(`form:country.${value}`) }))}
      />
      <TextField
        {...form.field(`${prefix}street`)}
        autoComplete={`${section} address-line1`}
        label={labels.street}
        optional={optional}
      />
      <FieldRow columns="even">
        <TextField
          {...form.field(`${prefix}houseNumber`)}
          autoComplete="off"
          label={labels.houseNumber}
          optional={optional || mayLackNumber}
        />
        <TextField
          {...form.field(`${prefix}houseNumberAddition`)}
          autoComplete="off"
          label={labels.houseNumberAddition}
          optional
        />
      </FieldRow>
      {withExtra && (
        <TextField
          {...form.field(`${prefix}extra`)}
          autoComplete={`${section} address-line2`}
          label={labels.extra}
          optional
        />
      )}
      <FieldRow columns="narrowFirst">
        <TextField
          {...form.field(`${prefix}postalCode`)}
          autoComplete={`${section} postal-code`}
          label={labels.postalCode}
          optional={optional}
        />
        <TextField
          {...form.field(`${prefix}city`)}
          autoComplete={`${section} address-level2`}
          label={labels.city}
          optional={optional}
        />
      </FieldRow>
    </>
  );
}
