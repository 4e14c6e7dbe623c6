/** Query parameter with the identifier of an offer, as links in mails have it. */
const parameter = 'token';

/** Returns the identifier of the offer that an address names; `undefined` without one. */
export function namedOffer(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}
