import type { RuleKey } from '../yup.ts';
import { type Country, isCountry } from './country.ts';
import { line } from './text.ts';

/** Forms of postal codes, as `AddressInput…` of the product API has them, and one of each to show. */
const forms: Readonly<Record<Country, { readonly pattern: RegExp; readonly example: string }>> = {
  NL: { pattern: /^[1-9][0-9]{3} ?(?![Ss][AaDdSs])[A-Za-z]{2}$/, example: '3511 LX' },
  BE: { pattern: /^[1-9][0-9]{3}$/, example: '1000' },
  FR: { pattern: /^(0[1-9]|[1-8][0-9]|9[0-8])[0-9]{3}$/, example: '75002' },
  DE: { pattern: /^(0[1-9]|[1-9][0-9])[0-9]{3}$/, example: '10119' },
  AT: { pattern: /^[1-9][0-9]{3}$/, example: '1070' },
  GB: { pattern: /^([A-Za-z]{1,2}[0-9][A-Za-z0-9]?|[Gg][Ii][Rr]) ?[0-9][A-Za-z]{2}$/, example: 'EC1A 1BB' },
};

/** Characters; what is longer is told by its form, which says more. */
const maxTypedLength = 120;

/** Creates the rule for a postal code of any country; {@link ofCountry} checks which. */
export function postalCode() {
  return line(maxTypedLength);
}

/** Creates the test that a postal code has the form of its country. Accepts everything without a country. */
export function ofCountry(country: unknown) {
  const form = isCountry(country) ? forms[country] : undefined;
  return {
    name: 'matches',
    message: 'yup:string.matches' satisfies RuleKey,
    params: { example: form?.example ?? '' },
    skipAbsent: true,
    test: (value: string | undefined) => value === undefined || form === undefined || form.pattern.test(value),
  };
}
