import { offerParameter } from '#runtime/lib/offer-parameter.ts';

/** Returns the identifier of the offer that an address names; `undefined` without one. */
export function namedOffer(search: string): string | undefined {
  const named = new URLSearchParams(search).get(offerParameter) ?? '';
  // Anything else is no identifier, and none could be asked about.
  return /^[\w-]{1,100}$/.test(named) ? named : undefined;
}
