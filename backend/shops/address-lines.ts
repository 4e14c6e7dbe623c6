import type { StoredAddress } from '../db/schema/customers.ts';

/** Countries whose house numbers stand before the street. */
const numberFirst: ReadonlySet<string> = new Set(['FR', 'GB']);

/** Returns the parts of an address that are not its place. */
export function streetParts({ street, houseNumber, houseNumberAddition, extra, country }: StoredAddress): {
  readonly street: string;
  readonly extra: string | undefined;
} {
  const door = [houseNumber, houseNumberAddition].filter((part) => part !== undefined).join(' ');
  const parts = numberFirst.has(country) ? [door, street] : [street, door];
  return { street: parts.filter((part) => part !== '').join(' '), extra };
}

/** Returns the lines of an address as on an envelope of its country, with the country's name in a locale. */
export function addressLines(address: StoredAddress, locale: string): readonly string[] {
  const { street, extra } = streetParts(address);
  const { postalCode, city, country } = address;
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  const place = country === 'GB' ? [city, postalCode] : [`${postalCode} ${city}`];
  return [street, ...(extra === undefined ? [] : [extra]), ...place, name];
}
