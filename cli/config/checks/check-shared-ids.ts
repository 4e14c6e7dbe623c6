import { type Diagnostic, type Place, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { entriesAt, type LocatedMap, textAt } from '#cli/sources/located.ts';
import { placeName } from '../layer-order.ts';

/** An id of a third party in a site's configuration. */
export interface IdClaim {
  readonly site: string;
  /** The key of the integration, and of what the id is: `tagManager.ids`. */
  readonly what: string;
  readonly id: string;
  readonly place: Place;
}

/** Returns the ids that a site gives third parties. Those of a layer that sites share are meant for all of them. */
export function listIds(site: string, file: string, tree: LocatedMap): IdClaim[] {
  return entriesAt(tree, 'integrations').flatMap(([name]) =>
    ['ids', 'keys'].flatMap((kind) =>
      entriesAt(tree, 'integrations', name, kind).flatMap(([, { value }]) => {
        const id = textAt(value);
        return id === undefined || value.place.file !== file
          ? []
          : [{ site, what: `${name}.${kind}`, id, place: value.place }];
      }),
    ),
  );
}

/** Returns a warning for each id that an earlier site has, by the id of the later one: its visits would count as the other's. */
export function checkSharedIds(claims: readonly IdClaim[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const first = new Map<string, IdClaim>();
  const found = new Map<string, Diagnostic[]>();
  for (const claim of claims) {
    const key = `${claim.what} ${claim.id}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, claim);
    if (earlier === undefined || earlier.site === claim.site) continue;
    const message = `The id "${claim.id}" in integrations.${claim.what} is that of the site ${earlier.site}`;
    const help = `It is given in ${placeName(earlier.place)}, and visits of this site would count as that one's.`;
    const own = found.get(claim.site) ?? [];
    own.push(warningAt('integration.id-shared', claim.place, message, help));
    found.set(claim.site, own);
  }
  return found;
}
