import type { components } from '#generated/contracts/product-api.ts';

type Address = components['schemas']['Address'];

/** Countries whose house numbers stand before the street. */
const numberFirst: ReadonlySet<string> = new Set(['FR', 'GB']);

/** Returns the lines of an address that are not its place. */
export function addressLines({ street, houseNumber, houseNumberAddition, extra, country }: Address): {
  readonly street: string;
  readonly extra: string | undefined;
} {
  const door = [houseNumber, houseNumberAddition].filter((part) => part !== undefined).join(' ');
  const parts = numberFirst.has(country) ? [door, street] : [street, door];
  return { street: parts.filter((part) => part !== '').join(' '), extra };
}

/** Returns the place as it is written in its country, with the country's name in a locale. */
export function placeLines({ postalCode, city, country }: Address, locale: string): readonly string[] {
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return country === 'GB' ? [city, postalCode, name] : [`${postalCode} ${city}`, name];
}
