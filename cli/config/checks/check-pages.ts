import { type Diagnostic, errorAt, type Place, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { entriesAt, type LocatedMap, nodeAt, placeAt, textAt } from '#cli/sources/located.ts';
import type { Gate } from '#runtime/contracts/flags.ts';
import { routeKeys, routeRules } from '#runtime/contracts/routes.ts';
import { type LayerOrder, latest, placeName } from '../layer-order.ts';
import { isGateOpen } from './check-flags.ts';

/**
 * Checks that there are content page ids for exactly the routes of the site. Where a page is inherited and a higher
 * layer decides about the route, the diagnostic is in that layer: the one below may be right for others.
 */
export function checkPages(tree: LocatedMap, order: LayerOrder): Diagnostic[] {
  if (nodeAt(tree, ['routes'])?.kind !== 'map') return [];
  const pages = new Map(entriesAt(tree, 'pages'));
  const wanted = routeKeys.flatMap((key): Diagnostic[] => {
    const { page, gate } = routeRules[key];
    if (page === undefined) return [];
    const open = isGateOpen(tree, gate);
    const has = open === true && nodeAt(tree, ['routes', key]) !== undefined;
    const given = pages.get(page);
    if (has && given === undefined) {
      const message = `The site has the route ${key} but no pages.${page}`;
      const place = chooseLaterPlace(placeAt(tree, ['pages', page]), gatePlace(tree, gate), order);
      return [errorAt('page.missing', place, message, `Add the id of its content page under pages: ${page}: …`)];
    }
    if (open !== undefined && !has && given !== undefined) {
      const isGated = gate !== undefined && open === false;
      const why = isGated ? `the flag ${gateName(gate)} is off` : 'the route was removed';
      const message = `pages.${page} belongs to the route ${key}, which the site does not have`;
      const cause = isGated ? gatePlace(tree, gate) : placeAt(tree, ['routes', key]);
      const place = chooseLaterPlace(given.key, cause, order);
      const how = place === given.key ? 'Remove it' : `Write pages: { ${page}: null }`;
      return [errorAt('page.without-route', place, message, `${how}: ${why}.`)];
    }
    return [];
  });
  return [...wanted, ...checkShared(tree, order)];
}

/** Every route says something else, so that a page that stands at two of them is probably a mistake. */
function checkShared(tree: LocatedMap, order: LayerOrder): Diagnostic[] {
  const first = new Map<string, { readonly page: string; readonly place: Place }>();
  const entries = entriesAt(tree, 'pages').map(([page, { value }]) => ({
    page,
    id: textAt(value),
    place: value.place,
  }));
  return entries
    .toSorted((a, b) => order(a.place, b.place))
    .flatMap(({ page, id, place }): Diagnostic[] => {
      const earlier = id === undefined ? undefined : first.get(id);
      if (id !== undefined && earlier === undefined) first.set(id, { page, place });
      if (earlier === undefined) return [];
      const message = `pages.${page} and pages.${earlier.page} are the same page, "${id}"`;
      return [warningAt('page.shared', place, message, `The other stands in ${placeName(earlier.place)}.`)];
    });
}

function gateName(gate: string): string {
  return gate === 'search' ? 'search (every type)' : gate;
}

function gatePlace(tree: LocatedMap, gate: Gate | undefined): Place | undefined {
  return gate === undefined ? undefined : placeAt(tree, ['flags', gate]);
}

function chooseLaterPlace(place: Place, other: Place | undefined, order: LayerOrder): Place {
  return other === undefined || other.file === place.file ? place : latest(order, place, other);
}
