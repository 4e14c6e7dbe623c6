import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { entriesAt, type LocatedMap, nodeAt, placeAt, textAt } from '#cli/sources/located.ts';
import { placeName } from '../layer-order.ts';
import { reservedSegments } from '../reserved-segments.ts';

/** A locale's claim to a host and path prefix, with its place in the file. */
export interface DomainClaim {
  readonly site: string;
  readonly locale: string;
  /** Includes the subdomain. */
  readonly host: string;
  readonly prefix: string;
  readonly place: Place;
}

/** Returns the hosts and prefixes that a site's `domains` claim; entries of a wrong shape are left out. */
export function domainClaims(site: string, tree: LocatedMap): DomainClaim[] {
  const subdomain = getSubdomain(tree);
  return entriesAt(tree, 'domains').flatMap(([locale, { value }]) => {
    const host = textAt(value) ?? textAt(value, 'host');
    // An unknown key may be a misspelt `host` or `prefix`, so the claim is uncertain.
    const isClear = entriesAt(value).every(([key]) => key === 'host' || key === 'prefix');
    if (host === undefined || !isClear || locale === '__proto__') return [];
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

/** Returns the subdomain that precedes a site's hosts. */
export function getSubdomain(tree: LocatedMap): string {
  return nodeAt(tree, ['subdomain']) === undefined ? 'www' : (textAt(tree, 'subdomain') ?? '');
}

/** Adds the subdomain to a host, unless the host already has it. */
export function withSubdomain(host: string, subdomain: string): string {
  return subdomain === '' || host.startsWith(`${subdomain}.`) ? host : `${subdomain}.${host}`;
}

/** Checks that no prefix is a path of the server itself. */
export function checkPrefixes(tree: LocatedMap): Diagnostic[] {
  return entriesAt(tree, 'domains').flatMap(([locale, { value }]): Diagnostic[] => {
    const prefix = textAt(value, 'prefix');
    if (!reservedSegments.some((reserved) => prefix === `/${reserved}`)) return [];
    const message = `The prefix ${prefix} of ${locale} is a path that the server keeps for itself`;
    return [errorAt('route.reserved', placeAt(value, ['prefix']), message)];
  });
}

/** Checks that a site has a domain, without which it would answer nowhere. */
export function checkOffered(tree: LocatedMap): Diagnostic[] {
  if (nodeAt(tree, ['domains'])?.kind !== 'map' || entriesAt(tree, 'domains').length > 0) return [];
  const help = 'Give each locale that the site is offered in its host: nl-NL: shop.example';
  return [errorAt('domain.missing', placeAt(tree, ['domains']), 'The site has no domain, so no locale', help)];
}

/**
 * Reports two locales or sites on one host and prefix, at the later one. Claims come in the order of sites, then of
 * lines; what a site inherits is claimed later than what a site sets itself.
 * @param own what in each site's own file stands for what it inherits
 */
export function checkDomains(
  claims: readonly DomainClaim[],
  own: ReadonlyMap<string, Place>,
): ReadonlyMap<string, readonly Diagnostic[]> {
  const first = new Map<string, DomainClaim>();
  const found = new Map<string, Diagnostic[]>();
  const isInherited = ({ site, place }: DomainClaim): boolean => own.get(site)?.file !== place.file;
  for (const claim of claims.toSorted((a, b) => Number(isInherited(a)) - Number(isInherited(b)))) {
    const address = `${claim.host}${claim.prefix}`.toLowerCase();
    const earlier = first.get(address);
    if (earlier === undefined) {
      first.set(address, claim);
      continue;
    }
    const who = earlier.site === claim.site ? earlier.locale : `${earlier.locale} of ${earlier.site}`;
    const message = `${claim.locale} of ${claim.site} claims ${address}, which belongs to ${who}`;
    const inherited = isInherited(claim) ? ' This one is inherited: give the site domains of its own.' : '';
    const place = isInherited(claim) ? own.get(claim.site) : claim.place;
    const help = `The other claim stands in ${placeName(earlier.place)}.${inherited}`;
    found.set(claim.site, [...(found.get(claim.site) ?? []), errorAt('domain.collision', place, message, help)]);
  }
  return found;
}
