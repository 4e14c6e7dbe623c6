import type { components } from '#generated/contracts/product-api.ts';
import { type Country, postalCodes } from './postal-code.ts';

type AddressCheck = components['schemas']['AddressCheckRequest'];
type AddressVerdict = components['schemas']['AddressVerdict'];
type AddressProblem = components['schemas']['AddressProblem'];

/** Countries where a house number is a field of its own; elsewhere it may be part of the street. */
const withHouseNumber: ReadonlySet<Country> = new Set<Country>(['NL', 'BE', 'DE', 'AT']);

/**
 * Returns whether an address is complete and well formed for its country. No register of addresses is connected, so
 * `plausible` is the best verdict.
 */
export function checkAddress(address: AddressCheck): AddressVerdict {
  const problems = [...findMissing(address), ...findMalformed(address)];
  return { verdict: problems.length === 0 ? 'plausible' : 'invalid', problems };
}

function findMissing(address: AddressCheck): AddressProblem[] {
  const needed = [
    'street' as const,
    ...(withHouseNumber.has(address.country) ? ['houseNumber' as const] : []),
    'postalCode' as const,
    'city' as const,
  ];
  return needed
    .filter((field) => isBlank(address[field]))
    .map((field) => ({
      pointer: `/${field}`,
      rule: 'required',
      message: `Addresses in ${address.country} need ${field}.`,
    }));
}

function findMalformed({ country, postalCode, houseNumber }: AddressCheck): AddressProblem[] {
  const problems: AddressProblem[] = [];
  if (postalCode !== undefined && !isBlank(postalCode) && !postalCodes[country].test(postalCode.trim())) {
    problems.push({
      pointer: '/postalCode',
      rule: 'postalCode',
      message: `${country} has no postal codes of this form.`,
    });
  }
  if (houseNumber !== undefined && !isBlank(houseNumber) && !/\d/.test(houseNumber)) {
    problems.push({ pointer: '/houseNumber', rule: 'houseNumber', message: 'A house number has a digit.' });
  }
  return problems;
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
