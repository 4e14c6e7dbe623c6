/** Query parameter with the token of an invitation, as links in mails have it. */
const parameter = 'token';

/** Returns the token of the invitation that an address names; `undefined` without one. */
export function namedInvitation(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) || undefined;
}
