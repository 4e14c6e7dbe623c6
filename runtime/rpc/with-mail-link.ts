import type { RouteKey } from '#runtime/contracts/routes.ts';
import type { Visitor } from './visitor.ts';

/** The header of a visitor's call that has a mail sent, whose link is to lead to one of our pages. */
export function withMailLink(
  visitor: Visitor,
  key: RouteKey,
  query?: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const address = visitor.addressOf(key, query);
  return address === undefined ? {} : { 'X-Mail-Link': address };
}
