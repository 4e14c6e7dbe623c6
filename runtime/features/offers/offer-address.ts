/** Query parameter with the identifier of an offer, as links in mails have it. */
const parameter = 'token';

/** Returns the identifier of the offer that an address names; `undefined` without one. */
export function namedOffer(search: string): string | undefined {
  const named = new URLSearchParams(search).get(parameter) ?? '';
  // Anything else is no identifier, and none could be asked about.
  return /^[\w-]{1,100}$/.test(named) ? named : undefined;
}
