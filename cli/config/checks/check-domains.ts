import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { entriesAt, type LocatedMap, nodeAt, placeAt, textAt } from '#cli/sources/located.ts';
import { reservedSegments } from '../schema/route-rules.ts';

/** A locale's claim to a host and path prefix, and where it is made. */
export interface DomainClaim {
  readonly site: string;
  readonly locale: string;
  /** With the subdomain in front. */
  readonly host: string;
  readonly prefix: string;
  readonly place: Place;
}

/** What a site's `domains` claim; entries of a wrong shape are left out. */
export function domainClaims(site: string, tree: LocatedMap): DomainClaim[] {
  const subdomain = nodeAt(tree, ['subdomain']) === undefined ? 'www' : (textAt(tree, 'subdomain') ?? '');
  return entriesAt(tree, 'domains').flatMap(([locale, { value }]) => {
    const host = textAt(value) ?? textAt(value, 'host');
    // With a key that does not exist it is unknown what was meant.
    const isClear = entriesAt(value).every(([key]) => key === 'host' || key === 'prefix');
    if (host === undefined || !isClear) return [];
    const hostNode = nodeAt(value, ['host']) ?? value;
    return [
      {
        site,
        locale,
        host: withSubdomain(host, subdomain),
        prefix: textAt(value, 'prefix') ?? '',
        place: hostNode.place,
      },
    ];
  });
}

/** `www` goes in front once, also when somebody wrote it out. */
export function withSubdomain(host: string, subdomain: string): string {
  return subdomain === '' || host.startsWith(`${subdomain}.`) ? host : `${subdomain}.${host}`;
}

/** A prefix that the server would take for a path of its own. */
export function checkPrefixes(tree: LocatedMap): Diagnostic[] {
  return entriesAt(tree, 'domains').flatMap(([locale, { value }]): Diagnostic[] => {
    const prefix = textAt(value, 'prefix');
    if (!reservedSegments.some((reserved) => prefix === `/${reserved}`)) return [];
    const message = `The prefix ${prefix} of ${locale} is a path that the server keeps for itself`;
    return [errorAt('route.reserved', placeAt(value, ['prefix']), message)];
  });
}

/** Two locales or two sites on one host and prefix. Claims come in the order of sites, then of lines. */
export function checkDomains(claims: readonly DomainClaim[]): Diagnostic[] {
  const first = new Map<string, DomainClaim>();
  return claims.flatMap((claim): Diagnostic[] => {
    const address = `${claim.host}${claim.prefix}`.toLowerCase();
    const earlier = first.get(address);
    if (earlier === undefined) {
      first.set(address, claim);
      return [];
    }
    const who = earlier.site === claim.site ? earlier.locale : `${earlier.locale} of ${earlier.site}`;
    const message = `${claim.locale} of ${claim.site} claims ${address}, which belongs to ${who}`;
    const where = `${earlier.place.file}:${earlier.place.line}:${earlier.place.column}`;
    return [errorAt('domain.collision', claim.place, message, `The other claim stands in ${where}.`)];
  });
}
