import type { Locale } from '#runtime/contracts/locale.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';

/**
 * The kind of a host. The language switcher stays within it.
 * - `production`: a domain of the configuration
 * - `alias`: a host of `HOST_ALIASES`, for staging; the cookie decides where several languages share it
 * - `development`: `<locale>.localhost`, and `<locale>.<site>.localhost` where several sites are served at once
 * - `local`: `localhost`, `127.0.0.1` or `[::1]`, where the cookie decides
 *
 * The last two answer programs of this machine only: from outside, nobody gets pages by names that are nobody's.
 */
export type HostFamily = 'production' | 'alias' | 'development' | 'local';

/** A host that the site answers on. */
export interface HostEntry {
  readonly family: HostFamily;
  /** Its locales; path prefix and cookie decide between them. */
  readonly locales: readonly Locale[];
}

/** Every host the site answers on, by lower-case name without port. */
export type HostTable = ReadonlyMap<string, HostEntry>;

/** Extra hosts and the locales they show. */
export type HostAliases = ReadonlyMap<string, readonly Locale[]>;

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Creates the table of a site's hosts. A production domain takes precedence over an alias of the same name. */
export function createHostTable(site: Pick<SiteModel, 'id' | 'locales' | 'domains'>, aliases: HostAliases): HostTable {
  const table = new Map<string, HostEntry>();
  for (const host of localHosts) table.set(host, { family: 'local', locales: site.locales });
  for (const locale of site.locales) {
    for (const parent of ['localhost', `${site.id}.localhost`]) {
      table.set(`${locale.toLowerCase()}.${parent}`, { family: 'development', locales: [locale] });
    }
  }
  for (const [host, locales] of aliases) table.set(host, { family: 'alias', locales });
  for (const locale of site.locales) {
    const host = site.domains[locale]?.host;
    if (host === undefined) continue;
    const known = table.get(host);
    const before = known?.family === 'production' ? known.locales : [];
    table.set(host, { family: 'production', locales: [...before, locale] });
  }
  return table;
}

/** Returns the name of a `Host` header without its port, in lower case. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Returns whether a `Host` header has a valid port, or none. */
export function hasUsablePort(host: string): boolean {
  return Number(hostPort(host).slice(1)) <= 65_535;
}

/** `:3000` of a `Host` header, or nothing. */
export function hostPort(host: string): string {
  return /:\d+$/.exec(host)?.[0] ?? '';
}
