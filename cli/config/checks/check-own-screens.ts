import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { entriesAt, type LocatedMap, nodeAt } from '#cli/sources/located.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { isRouteKey, routeKeys } from '#runtime/contracts/routes.ts';

/** Checks that each route of a site's own has a screen, and each screen a route. */
export function checkOwnScreens(tree: LocatedMap): Diagnostic[] {
  const screens = entriesAt(tree, 'screens');
  const own = screens.map(([key]) => key);
  const routes = entriesAt(tree, 'routes').filter(([key]) => !isRouteKey(key) && !own.includes(key));
  return [
    ...routes.map(([key, { key: place }]) =>
      errorAt('route.unknown-key', place, `There is no route ${quoted(key)}`, suggest(key, [...routeKeys, ...own])),
    ),
    ...screens.flatMap(([key, { key: place }]): Diagnostic[] => {
      if (isRouteKey(key)) {
        const help = `Write overrides: { ${key}: { replace: … } } to change that one, or choose another key.`;
        return [errorAt('screen.taken', place, `${key} is a route of the runtime, which has a screen`, help)];
      }
      if (!/^[a-z][A-Za-z]*$/.test(key)) {
        const help = 'A key begins in lower case and consists of letters, as in lookBook.';
        return [errorAt('screen.key', place, `${quoted(key)} cannot be the key of a route`, help)];
      }
      if (nodeAt(tree, ['routes', key]) !== undefined) return [];
      const help = `Give it paths under routes: ${key}: { nl-NL: /… }.`;
      return [errorAt('screen.no-route', place, `The screen ${key} has no route, so nobody would see it`, help)];
    }),
  ];
}
