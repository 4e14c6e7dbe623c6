import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { entriesAt, type LocatedMap, nodeAt, placeAt } from '#cli/sources/located.ts';
import { routeKeys, ruleOf } from '../schema/route-rules.ts';
import { gateOf } from './check-flags.ts';

/** Content page ids are there for exactly the routes that the site has. */
export function checkPages(tree: LocatedMap): Diagnostic[] {
  if (nodeAt(tree, ['routes'])?.kind !== 'map') return [];
  const pages = new Map(entriesAt(tree, 'pages'));
  return routeKeys.flatMap((key): Diagnostic[] => {
    const { page, gate } = ruleOf(key);
    if (page === undefined) return [];
    const open = gateOf(tree, gate);
    const has = open === true && nodeAt(tree, ['routes', key]) !== undefined;
    const given = pages.get(page);
    if (has && given === undefined) {
      const message = `The site has the route ${key} but no pages.${page}`;
      return [
        errorAt('page.missing', placeAt(tree, ['pages', page]), message, `Add the id of its content page: ${page}: …`),
      ];
    }
    if (open !== undefined && !has && given !== undefined) {
      const why = gate !== undefined && open === false ? `the flag ${gateName(gate)} is off` : 'the route was removed';
      const message = `pages.${page} belongs to the route ${key}, which the site does not have`;
      return [errorAt('page.without-route', given.key, message, `Remove it: ${why}.`)];
    }
    return [];
  });
}

function gateName(gate: string): string {
  return gate === 'search' ? 'search (every type)' : gate;
}
