import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { listed, nearest } from '#cli/diagnostics/nearest.ts';
import { entriesAt, type Located, type LocatedMap } from '#cli/sources/located.ts';
import { getRouteRule } from '#runtime/contracts/routes.ts';
import { placeName } from '../layer-order.ts';
import { isGateOpen } from './check-flags.ts';
import { describePathProblem, listRouteKeys, readPaths } from './check-routes.ts';

/**
 * Checks the further addresses of routes. Those of a route or a locale that the site does not have do nothing, as they may come from
 * a layer that others share.
 */
export function checkAliases(tree: LocatedMap): Diagnostic[] {
  const keys = listRouteKeys(tree);
  const locales = entriesAt(tree, 'locales').map(([locale]) => locale);
  const paths = readPaths(tree);
  const inUse = paths.filter(({ key }) => isGateOpen(tree, getRouteRule(key).gate) === true);
  const earlier = new Map<string, string>();
  /** Returns what has an address, a route or an alias. */
  const findHolder = (locale: string, address: string): string | undefined => {
    const route = inUse.find((one) => one.locale === locale && matches(one.path, address));
    return route === undefined ? earlier.get(`${locale} ${address}`) : `${route.key}, in ${placeName(route.place)}`;
  };
  return entriesAt(tree, 'aliases').flatMap(([key, { key: keyPlace, value }]): Diagnostic[] => {
    if (!keys.includes(key)) {
      return [errorAt('alias.route', keyPlace, `There is no route ${key} to lead to`, suggest(key, keys))];
    }
    const example = paths.find((route) => route.key === key)?.path ?? '';
    if (example.includes('{')) {
      const message = `The route ${key} has a parameter, ${example}, of which an alias would know nothing`;
      return [errorAt('alias.route', keyPlace, message)];
    }
    return entriesAt(value).flatMap(([locale, { key: localePlace, value: list }]): Diagnostic[] => {
      if (!locales.includes(locale)) {
        const message = `The alias of ${key} is for ${locale}, which is no locale`;
        return [errorAt('alias.route', localePlace, message, suggest(locale, locales))];
      }
      return listTexts(list).flatMap(({ text, place }): Diagnostic[] => {
        const problem = text.includes('{') ? 'has a parameter' : describePathProblem(text);
        if (problem !== undefined) {
          return [errorAt('alias.path', place, `The alias "${text}" of ${key} in ${locale} ${problem}`)];
        }
        const holder = findHolder(locale, text);
        earlier.set(`${locale} ${text}`, `an alias of ${key}, in ${placeName(place)}`);
        if (holder === undefined) return [];
        const message = `The alias "${text}" of ${key} in ${locale} is an address already`;
        return [errorAt('alias.taken', place, message, `It is that of ${holder}.`)];
      });
    });
  });
}

/** Returns whether a route of this path shows something at an address: a parameter stands for one segment. */
function matches(path: string, address: string): boolean {
  const [segments, given] = [path.split('/'), address.split('/')];
  return (
    segments.length === given.length &&
    segments.every((segment, index) => segment.startsWith('{') || segment === given[index])
  );
}

function suggest(given: string, known: readonly string[]): string {
  const near = nearest(given, known);
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `There are ${listed(known)}.`;
}

function listTexts(list: Located) {
  if (list.kind !== 'list') return [];
  return list.items.flatMap((item) =>
    item.kind === 'scalar' && typeof item.value === 'string' ? [{ text: item.value, place: item.place }] : [],
  );
}
