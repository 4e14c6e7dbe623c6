import { isRouteKey, routeRules } from '#runtime/contracts/routes.ts';

/** A site as far as its addresses go. */
export interface AddressedSite {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly domains: Readonly<Record<string, { readonly host: string; readonly prefix: string }>>;
  /** Locale → route key → path. */
  readonly routes: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
}

/**
 * A changed URL of the shop, with parameters as in the configuration: `https://www.shop.example/fr/produit/{slug}`.
 */
export interface AddressChange {
  readonly key: string;
  readonly locale: string;
  /** Absent for an added URL. */
  readonly before?: string;
  /** Absent for a removed URL. */
  readonly after?: string;
}

/** A redirect that keeps old links working, to be configured in the proxy in front of the shop. */
export interface Redirect {
  readonly status: 301;
  readonly from: string;
  /** Parameters have the same names as in `from`. */
  readonly to: string;
}

type Addresses = ReadonlyMap<string, Omit<AddressChange, 'before' | 'after'> & { readonly url: string }>;

function listAddresses(site: AddressedSite | undefined): Addresses {
  const addresses = Object.entries(site?.routes ?? {}).flatMap(([locale, paths]) =>
    Object.entries(paths).flatMap(([key, path]) => {
      const domain = site?.domains[locale];
      if (domain === undefined || path === undefined) return [];
      // The home page of a prefix is at the prefix itself, without a trailing slash.
      const address = domain.prefix !== '' && path === '/' ? domain.prefix : `${domain.prefix}${path}`;
      return [[`${locale} ${key}`, { key, locale, url: `https://${domain.host}${address}` }] as const];
    }),
  );
  return new Map(addresses);
}

/**
 * Compares addresses that are added, removed or changed, in the order of the new site; removed ones come last. A site that does not
 * exist has none.
 */
export function compareAddresses(before: AddressedSite | undefined, after: AddressedSite | undefined): AddressChange[] {
  const old = listAddresses(before);
  const now = listAddresses(after);
  return [
    ...[...now].flatMap(([id, { key, locale, url }]): AddressChange[] => {
      const was = old.get(id)?.url;
      if (was === url) return [];
      return [{ key, locale, ...(was !== undefined && { before: was }), after: url }];
    }),
    ...[...old].flatMap(([id, { key, locale, url }]) => (now.has(id) ? [] : [{ key, locale, before: url }])),
  ];
}

/**
 * Lists the redirects for addresses that are removed or changed. An address that another page of the new site answers
 * needs none: a redirect would hide that page.
 */
export function listRedirects(changes: readonly AddressChange[], after: AddressedSite): Redirect[] {
  const now = listAddresses(after);
  const answered = new Set([...now.values()].map(({ url }) => withoutNames(url)));
  return changes.flatMap(({ key, locale, before, after: moved }): Redirect[] => {
    if (before === undefined || answered.has(withoutNames(before))) return [];
    const to = moved ?? newAddress(now, key, findClosestLocale(locale, after));
    return to === undefined ? [] : [{ status: 301, from: before, to }];
  });
}

function newAddress(now: Addresses, key: string, locale: string): string | undefined {
  for (let next: string | undefined = key; next !== undefined; next = findSuccessor(next)) {
    const url = now.get(`${locale} ${next}`)?.url;
    // Slugs differ per locale, so the counterpart of a page with parameters is unknown.
    if (url !== undefined && !url.includes('{')) return url;
  }
  return now.get(`${locale} home`)?.url;
}

function findSuccessor(key: string): string | undefined {
  return isRouteKey(key) ? routeRules[key].successor : undefined;
}

/** Returns the locale that readers of a removed one understand best. */
function findClosestLocale(locale: string, { locales, defaultLocale }: AddressedSite): string {
  if (locales.includes(locale)) return locale;
  const [language] = locale.split('-');
  return locales.find((other) => other.split('-')[0] === language) ?? defaultLocale;
}

const withoutNames = (url: string): string => url.replaceAll(/\{[^}]*\}/g, '{}');
