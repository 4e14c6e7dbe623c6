import type { Href, RouteKey } from '#runtime/contracts/routes.ts';

/** Where an entry of the API leads: to a route of the storefront, to an address elsewhere, or nowhere. */
export interface LinkTarget {
  readonly route?: { readonly key: RouteKey; readonly params?: Readonly<Record<string, string>> };
  readonly url?: string;
}

/**
 * Returns the address of a link of the API; `undefined` when it leads nowhere, or to a route that this site does not
 * have.
 */
export function linkAddress({ url, route }: LinkTarget, href: Href): string | undefined {
  // Which parameters a route of the API has is not known here: an address that lacks one is none.
  const addressOf: (key: RouteKey, params?: Readonly<Record<string, string>>) => string | undefined = href;
  return url ?? (route && addressOf(route.key, route.params));
}
