/** ISO 3166-1 alpha-2, of the countries that are delivered to. */
export const countries = ['NL', 'BE', 'FR', 'DE', 'AT', 'GB'] as const;

export type Country = (typeof countries)[number];

/** Countries in which a house number is a separate field; elsewhere it may be part of the street. */
export const withHouseNumber: ReadonlySet<Country> = new Set<Country>(['NL', 'BE', 'DE', 'AT']);

export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value);
}
