import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { AddressCell, AddressGrid } from '#runtime/ui/form/form-layout.styles.ts';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { type Country, countries, isCountry, withHouseNumber } from '#runtime/validation/rules/country.ts';
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

type AddressField = 'street' | 'houseNumber' | 'houseNumberAddition' | 'extra' | 'postalCode' | 'city';

/** The fields in the order in which a country writes them, with their widths. */
type AddressOrder = readonly (readonly [AddressField, ComponentProps<typeof AddressCell>['columns']?])[];

const usualOrder: AddressOrder = [
  ['street'],
  ['houseNumber', 3],
  ['houseNumberAddition', 3],
  ['extra'],
  ['postalCode', 2],
  ['city', 4],
];

/** In the Netherlands, postal code and number say which street and place it is. */
const orders: Partial<Record<Country, AddressOrder>> = {
  NL: [
    ['postalCode', 'third'],
    ['houseNumber', 'halfOrThird'],
    ['houseNumberAddition', 'halfOrThird'],
    ['street'],
    ['city'],
    ['extra'],
  ],
};

/** Tokens of `autocomplete` (HTML, 4.10.18.7.1); none for what browsers keep in the line of the street. */
const tokens: Partial<Record<AddressField, string>> = {
  street: 'address-line1',
  extra: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
};

/**
 * Shows the fields of an address. The country decides their order and whether the number is optional; only JavaScript reacts to
 * a change of it.
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
  const order = (isCountry(chosen) ? orders[chosen] : undefined) ?? usualOrder;
  const mayBeEmpty: Partial<Record<AddressField, boolean>> = {
    houseNumber: isCountry(chosen) && !withHouseNumber.has(chosen),
    houseNumberAddition: true,
    extra: true,
  };
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
      <AddressGrid>
        {order
          .filter(([name]) => withExtra || name !== 'extra')
          .map(([name, columns]) => (
            <AddressCell key={name} {...(columns !== undefined && { columns })}>
              <TextField
                {...form.field(`${prefix}${name}`)}
                autoComplete={tokens[name] === undefined ? 'off' : `${section} ${tokens[name]}`}
                label={labels[name]}
                optional={optional || mayBeEmpty[name] === true}
              />
            </AddressCell>
          ))}
      </AddressGrid>
    </>
  );
}
