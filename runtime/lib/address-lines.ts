import type { components } from '#generated/contracts/product-api.ts';

/** A postal address. */
export type Address = components['schemas']['Address'];

/** Countries in which the number precedes the street. */
const numberFirst: ReadonlySet<Address['country']> = new Set<Address['country']>(['FR', 'GB']);

/**
 * Returns the lines of an address as on an envelope, without the name.
 *
 * @param countryName - In the reader's language.
 */
export function addressLines(
  { street, houseNumber, houseNumberAddition, extra, postalCode, city, country }: Address,
  countryName: string,
): readonly string[] {
  const number = [houseNumber, houseNumberAddition].filter(Boolean).join(' ');
  const door = numberFirst.has(country) ? [number, street] : [street, number];
  const place = country === 'GB' ? [city, postalCode] : [`${postalCode} ${city}`];
  return [door.filter(Boolean).join(' '), ...(extra ? [extra] : []), ...place, countryName];
}
