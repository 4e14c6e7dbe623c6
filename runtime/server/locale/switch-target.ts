import type { Domain, Locale } from '#runtime/contracts/locale.ts';
import { type HostFamily, type HostTable, hostName, hostPort } from './host-table.ts';

/** A request to switch the language. */
export interface SwitchRequest {
  readonly family: HostFamily;
  /** `Host` header, port included. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
  readonly locale: Locale;
  /** Local path to go to, prefix included. */
  readonly path: string;
}

/**
 * Returns the address of a path in another locale, on the same family of hosts. Hosts come from the configuration,
 * never from the request.
 */
export function switchTarget(
  domains: Readonly<Record<Locale, Domain>>,
  hosts: HostTable,
  request: SwitchRequest,
): string {
  const { family, locale, path, protocol } = request;
  if (family === 'local') return path;
  const port = hostPort(request.host);
  if (family === 'development') {
    const [, ...parent] = hostName(request.host).split('.');
    return `${protocol}://${[locale.toLowerCase(), ...parent].join('.')}${port}${path}`;
  }
  if (family === 'alias') {
    const shows = (host: string): boolean => {
      const entry = hosts.get(host);
      return entry?.family === 'alias' && entry.locales.includes(locale);
    };
    const alias = [hostName(request.host), ...hosts.keys()].find(shows);
    if (alias !== undefined) return `${protocol}://${alias}${port}${path}`;
  }
  const domain = domains[locale];
  return domain ? `https://${domain.host}${path}` : path;
}
