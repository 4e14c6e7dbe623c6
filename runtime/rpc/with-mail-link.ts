import type { RouteKey } from '#runtime/contracts/routes.ts';
import type { Visitor } from './visitor.ts';

/** Returns the header of a call that sends a mail whose link leads to one of our pages. */
export function withMailLink(
  visitor: Visitor,
  key: RouteKey,
  query?: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const address = visitor.addressOf(key, query);
  return address === undefined ? {} : { 'X-Mail-Link': address };
}
