/** Schemes of the Peppol code list “Electronic Address Scheme” whose identifiers are VAT numbers, by their first letters. */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  GB: '9932',
  EL: '9933',
  ES: '9920',
  FR: '9957',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
};

/** Returns the scheme under which a VAT number is an address in the Peppol network; `undefined`: there is none. */
export function endpointScheme(vatNumber: string): string | undefined {
  return vatSchemes[vatNumber.slice(0, 2)];
}

/** ISO 6523 schemes of trade registers, with the format of their numbers. */
const registers: Readonly<Record<string, readonly [string, RegExp]>> = {
  NL: ['0106', /^\d{8}$/],
  BE: ['0208', /^[01]\d{9}$/],
  FR: ['0002', /^\d{9}$/],
};

/** Returns the scheme of a number in the trade register of a country; `undefined`: it has none, or another format. */
export function registerScheme(country: string, number: string): string | undefined {
  const [scheme, form] = registers[country] ?? [];
  return form?.test(number) === true ? scheme : undefined;
}
