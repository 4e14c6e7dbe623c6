import type { Address } from '#runtime/lib/address-lines.ts';

/**
 * Returns the initial values of the fields of an address.
 *
 * @param country - Chosen where nothing is kept.
 */
export function addressDefaults(
  address: Address | undefined,
  country: string,
): Readonly<Record<string, string | undefined>> {
  return address ? { ...address } : { country };
}
