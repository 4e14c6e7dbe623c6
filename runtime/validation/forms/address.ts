import type { InferType } from 'yup';
import type { components } from '#generated/contracts/product-api.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { requiredChoice } from '../rules/choice.ts';
import { countries, isCountry, withHouseNumber } from '../rules/country.ts';
import { ofCountry, postalCode } from '../rules/postal-code.ts';
import { line } from '../rules/text.ts';
import { object } from '../yup.ts';

/** Characters. */
const maxLineLength = 120;
const maxNumberLength = 20;

/** A postal address; `country` determines the format of the postal code and whether a house number is required. */
export const addressSchema = object({
  country: requiredChoice(countries),
  postalCode: postalCode()
    .when('country', ([country], schema) => schema.test(ofCountry(country)))
    .required(),
  houseNumber: line(maxNumberLength).when('country', ([country], schema) =>
    isCountry(country) && withHouseNumber.has(country) ? schema.required() : schema,
  ),
  houseNumberAddition: line(maxNumberLength),
  street: line(maxLineLength).required(),
  extra: line(maxLineLength),
  city: line(maxLineLength).required(),
});

/** Converts an address for the product API. */
export function toAddressInput(value: InferType<typeof addressSchema>): components['schemas']['AddressInput'] {
  const { country, houseNumber, street, postalCode, city, houseNumberAddition, extra } = value;
  const lines = withoutAbsent<AddressLines>({ street, postalCode, city, houseNumberAddition, extra });
  if (country === 'FR' || country === 'GB') return { ...lines, ...(houseNumber && { houseNumber }), country };
  return { ...lines, houseNumber: houseNumber ?? '', country };
}

type AddressLines = Omit<components['schemas']['AddressInputNL'], 'country' | 'houseNumber'>;
