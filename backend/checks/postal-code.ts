import type { StoredAddress } from '../db/schema/customers.ts';

export type Country = StoredAddress['country'];

/** Formats of postal codes, the same as those of `AddressInput…` in the spec; a test compares the two. */
export const postalCodes: Readonly<Record<Country, RegExp>> = {
  NL: /^[1-9][0-9]{3} ?(?![Ss][AaDdSs])[A-Za-z]{2}$/,
  BE: /^[1-9][0-9]{3}$/,
  FR: /^(0[1-9]|[1-8][0-9]|9[0-8])[0-9]{3}$/,
  DE: /^(0[1-9]|[1-9][0-9])[0-9]{3}$/,
  AT: /^[1-9][0-9]{3}$/,
  GB: /^([A-Za-z]{1,2}[0-9][A-Za-z0-9]?|[Gg][Ii][Rr]) ?[0-9][A-Za-z]{2}$/,
};

/**
 * Returns a country code as one of the supported countries.
 *
 * @throws {Error} for a country that no shop delivers to: a locale must not be set up for one.
 */
export function requireCountry(code: string): Country {
  const found = countries.find((country) => country === code);
  if (!found) throw new Error(`No shop delivers to the country ${code}.`);
  return found;
}

const countries: readonly Country[] = ['NL', 'BE', 'FR', 'DE', 'AT', 'GB'];

/** Returns a postal code in the usual spelling of its country: `3511 LX`, `EC1A 1BB`. */
export function writePostalCode(country: Country, postalCode: string): string {
  const plain = postalCode.replaceAll(' ', '').toUpperCase();
  switch (country) {
    case 'NL':
      return `${plain.slice(0, 4)} ${plain.slice(4)}`;
    case 'GB':
      return `${plain.slice(0, -3)} ${plain.slice(-3)}`;
    default:
      return plain;
  }
}
