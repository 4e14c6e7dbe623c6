import type { Domain, Locale } from '#runtime/contracts/locale.ts';
import { type HostEntry, type HostFamily, type HostTable, hasUsablePort, hostName } from './host-table.ts';

/** The parts of a request that determine its locale. */
export interface LocaleRequest {
  /** `Host` header, port included. */
  readonly host: string;
  /** Path without query. */
  readonly path: string;
  /** Value of the `locale` cookie. */
  readonly cookie: string | undefined;
}

/** The result of resolving a request's locale. */
export type LocaleResolution =
  | { readonly kind: 'locale'; readonly locale: Locale; readonly host: HostEntry }
  /** The host's only locale has a prefix, and the root was requested. */
  | { readonly kind: 'redirect'; readonly locale: Locale; readonly location: string; readonly host: HostEntry }
  | { readonly kind: 'unknown-host' };

/** The part of a site that locale resolution needs. */
export interface LocaleSite {
  readonly defaultLocale: Locale;
  readonly domains: Readonly<Record<Locale, Domain>>;
}

/** Host families on which several locales may share an address. */
const cookieFamilies: ReadonlySet<HostFamily> = new Set(['local', 'alias']);

/** Decides the locale of a request: domain, then path prefix, then cookie, then default. */
export function resolveLocale(site: LocaleSite, hosts: HostTable, request: LocaleRequest): LocaleResolution {
  // 1. The host determines the candidates. An unknown host is rejected.
  const host = hosts.get(hostName(request.host));
  if (!host || !hasUsablePort(request.host)) return { kind: 'unknown-host' };
  const candidates = host.locales.map((locale) => ({ locale, prefix: site.domains[locale]?.prefix ?? '' }));

  // 2. A path with a prefix selects the locales of that prefix, any other path those without one.
  const prefixed = candidates.filter(({ prefix }) => prefix !== '' && isUnder(request.path, prefix));
  const reachable = prefixed.length > 0 ? prefixed : candidates.filter(({ prefix }) => prefix === '');

  // 3. On shared hosts the cookie decides: between the candidates of the path, and at the root between all.
  if (cookieFamilies.has(host.family) && request.cookie !== undefined) {
    const wanted = findLocale(candidates, request.cookie);
    if (wanted && reachable.includes(wanted)) return { kind: 'locale', locale: wanted.locale, host };
    if (wanted && request.path === '/') {
      return { kind: 'redirect', locale: wanted.locale, location: wanted.prefix, host };
    }
  }

  // 4. The default locale if it is a candidate, else the first candidate.
  const chosen = findLocale(reachable, site.defaultLocale) ?? reachable[0];
  if (chosen) return { kind: 'locale', locale: chosen.locale, host };

  // 5. All locales of the host have a prefix that the path lacks: the root redirects, any other path is not found.
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
