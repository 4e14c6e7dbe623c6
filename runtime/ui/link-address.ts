import type { Href, RouteKey } from '#runtime/contracts/routes.ts';
import { followable } from '#runtime/lib/followable.ts';

/** The target of an API's entry: a route of the storefront, an external address, or none. */
export interface LinkTarget {
  readonly route?: { readonly key: RouteKey; readonly params?: Readonly<Record<string, string>> };
  readonly url?: string;
}

/**
 * Returns the address of a link of the API; `undefined` when it leads nowhere, to a route that this site does not have, or to an
 * address that nobody should follow.
 */
export function linkAddress({ url, route }: LinkTarget, href: Href): string | undefined {
  // The API's parameters are not typed here: a missing one gives no address.
  const addressOf: (key: RouteKey, params?: Readonly<Record<string, string>>) => string | undefined = href;
  return url === undefined ? route && addressOf(route.key, route.params) : followable(url);
}
