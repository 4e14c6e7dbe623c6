import type { Domain, Locale } from '#runtime/contracts/locale.ts';
import { type HostEntry, type HostFamily, type HostTable, hasUsablePort, hostName } from './host-table.ts';

/** The part of a request that says which locale is meant. */
export interface LocaleRequest {
  /** `Host` header, port included. */
  readonly host: string;
  /** Path without query. */
  readonly path: string;
  /** Value of the `locale` cookie. */
  readonly cookie: string | undefined;
}

/** What the request means. */
export type LocaleResolution =
  | { readonly kind: 'locale'; readonly locale: Locale; readonly host: HostEntry }
  /** The host's only locale lives under a prefix, and its bare root was asked for. */
  | { readonly kind: 'redirect'; readonly locale: Locale; readonly location: string; readonly host: HostEntry }
  | { readonly kind: 'unknown-host' };

/** The part of a site that locale resolution needs. */
export interface LocaleSite {
  readonly defaultLocale: Locale;
  readonly domains: Readonly<Record<Locale, Domain>>;
}

/** Families whose hosts may show languages that nothing in the address tells apart. */
const cookieFamilies: ReadonlySet<HostFamily> = new Set(['local', 'alias']);

/** Decides the locale of a request: domain, then path prefix, then cookie, then default. */
export function resolveLocale(site: LocaleSite, hosts: HostTable, request: LocaleRequest): LocaleResolution {
  // 1. The host names the locales that can be meant. A host that is not the site's is refused.
  const host = hosts.get(hostName(request.host));
  if (!host || !hasUsablePort(request.host)) return { kind: 'unknown-host' };
  const candidates = host.locales.map((locale) => ({ locale, prefix: site.domains[locale]?.prefix ?? '' }));

  // 2. A path under a prefix means the locales of that prefix, any other path those without one.
  const prefixed = candidates.filter(({ prefix }) => prefix !== '' && isUnder(request.path, prefix));
  const reachable = prefixed.length > 0 ? prefixed : candidates.filter(({ prefix }) => prefix === '');

  // 3. On hosts that are not one locale's own the cookie chooses: among those the path can mean, and at the root among all.
  if (cookieFamilies.has(host.family) && request.cookie !== undefined) {
    const wanted = findLocale(candidates, request.cookie);
    if (wanted && reachable.includes(wanted)) return { kind: 'locale', locale: wanted.locale, host };
    if (wanted && request.path === '/') {
      return { kind: 'redirect', locale: wanted.locale, location: wanted.prefix, host };
    }
  }

  // 4. The default locale where it can be meant, else the first that can.
  const chosen = findLocale(reachable, site.defaultLocale) ?? reachable[0];
  if (chosen) return { kind: 'locale', locale: chosen.locale, host };

  // 5. Every locale of the host lives under a prefix the path lacks: its root leads there, anything else is not found.
  const [first] = candidates;
  if (!first) return { kind: 'unknown-host' };
  return request.path === '/'
    ? { kind: 'redirect', locale: first.locale, location: first.prefix, host }
    : { kind: 'locale', locale: first.locale, host };
}

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

function findLocale<Candidate extends { readonly locale: Locale }>(
  candidates: readonly Candidate[],
  wanted: Locale,
): Candidate | undefined {
  return candidates.find(({ locale }) => locale.toLowerCase() === wanted.toLowerCase());
}
