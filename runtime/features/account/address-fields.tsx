import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FieldRow } from '#runtime/ui/form/form-layout.styles.ts';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { countries, isCountry, withHouseNumber } from '#runtime/validation/rules/country.ts';

/** What the fields of an address are called. */
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
  /** Section of the `autocomplete` tokens (HTML, 4.10.18.7.1): whose address it is. */
  readonly section: 'billing' | 'shipping';
}

/** The fields of an address. The country says whether the number may be left out, as far as there is JavaScript to see it change. */
export function AddressFields({ form, section }: AddressFieldsProps): ReactNode {
  const { t } = useLocale();
  const labels = useAddressLabels();
  const { onChange, ...country } = form.field('country');
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
      <TextField {...form.field('street')} autoComplete={`${section} address-line1`} label={labels.street} />
      <FieldRow columns="even">
        <TextField
          {...form.field('houseNumber')}
          autoComplete="off"
          label={labels.houseNumber}
          optional={mayLackNumber}
        />
        <TextField
          {...form.field('houseNumberAddition')}
          autoComplete="off"
          label={labels.houseNumberAddition}
          optional
        />
      </FieldRow>
      <TextField {...form.field('extra')} autoComplete={`${section} address-line2`} label={labels.extra} optional />
      <FieldRow columns="narrowFirst">
        <TextField {...form.field('postalCode')} autoComplete={`${section} postal-code`} label={labels.postalCode} />
        <TextField {...form.field('city')} autoComplete={`${section} address-level2`} label={labels.city} />
      </FieldRow>
    </>
  );
}
