import { type Diagnostic, errorAt, type Place, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, textAt } from '#cli/sources/located.ts';
import { type LayerOrder, placeName } from '../layer-order.ts';

/** The path of a route in a locale, with its place in the file. */
export interface RoutePath {
  readonly key: string;
  readonly locale: string;
  readonly path: string;
  readonly place: Place;
}

/** Warns of routes that are well formed but probably a mistake. */
export function checkRouteHabits(tree: LocatedMap, paths: readonly RoutePath[], order: LayerOrder): Diagnostic[] {
  return [...paths.flatMap((route) => checkHabits(tree, route)), ...checkAmbiguous(paths, order)];
}

function checkHabits(tree: LocatedMap, { key, locale, path, place }: RoutePath): Diagnostic[] {
  const prefix = textAt(tree, 'domains', locale, 'prefix') ?? '';
  if (key === 'home' && path !== '/') {
    const message = `The home page in ${locale} has the path "${path}", so that nothing is at the address of the site itself`;
    return [errorAt('route.home', place, message, 'Did you mean "/"?')];
  }
  if (prefix !== '' && `${path}/`.startsWith(`${prefix}/`)) {
    const message = `The path "${path}" of ${key} in ${locale} begins with ${prefix}, which is put in front of it anyway: ${prefix}${path}`;
    return [warningAt('route.prefix-repeated', place, message, `Did you mean "${path.slice(prefix.length) || '/'}"?`)];
  }
  const lower = path.replace(/[^/{}]+(?![^{}]*\})/g, (literal) => literal.toLowerCase());
  if (lower === path) return [];
  const message = `The path "${path}" of ${key} in ${locale} has capitals, and an address in other letters would not be found`;
  return [warningAt('route.capitals', place, message, `Did you mean "${lower}"?`)];
}

/** Checks for two paths that match the same addresses and of which neither is more specific. */
function checkAmbiguous(paths: readonly RoutePath[], order: LayerOrder): Diagnostic[] {
  const open = [...paths].filter(({ path }) => path.includes('{')).sort((a, b) => order(a.place, b.place));
  return open.flatMap((route, index) => {
    const other = open
      .slice(0, index)
      .find((earlier) => earlier.locale === route.locale && isAmbiguous(earlier.path, route.path));
    if (other === undefined) return [];
    const message = `The path "${route.path}" of ${route.key} and "${other.path}" of ${other.key} fit the same addresses in ${route.locale}`;
    return [warningAt('route.ambiguous', route.place, message, `The other stands in ${placeName(other.place)}.`)];
  });
}

function isAmbiguous(one: string, other: string): boolean {
  const [a, b] = [one.split('/'), other.split('/')];
  if (a.length !== b.length) return false;
  const isOpen = (segment: string | undefined): boolean => segment?.startsWith('{') === true;
  const pairs = a.map((segment, index) => [segment, b[index]] as const);
  const fit = pairs.every(([x, y]) => x === y || isOpen(x) || isOpen(y));
  return fit && pairs.some(([x, y]) => isOpen(x) && !isOpen(y)) && pairs.some(([x, y]) => !isOpen(x) && isOpen(y));
}
