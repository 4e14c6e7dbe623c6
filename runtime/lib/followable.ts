/** How addresses begin that a link may have: https://developer.mozilla.org/docs/Web/URI/Reference/Schemes. */
const beginnings = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * Returns an address of an API where a link may lead there: to the web, to a mailbox or to a telephone.
 *
 * @returns `undefined` for one that would run a script or show what somebody has written as if it were ours.
 */
export function followable(address: string | undefined): string | undefined {
  return address !== undefined && beginnings.test(address) ? address : undefined;
}
