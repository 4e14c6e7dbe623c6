import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { listed } from '#cli/diagnostics/nearest.ts';
import { entriesAt, keyPlaceAt, type LocatedMap, nodeAt, placeAt } from '#cli/sources/located.ts';
import { getRouteRule, isRouteKey, routeKeys, routeRules, screenFolder } from '#runtime/contracts/routes.ts';
import { type LayerOrder, placeName } from '../layer-order.ts';
import { readParameters } from '../own-screens.ts';
import { repairPath } from '../repair-path.ts';
import { reservedSegments } from '../reserved-segments.ts';
import { domainClaims } from './check-domains.ts';
import { isGateOpen } from './check-flags.ts';
import { checkRouteHabits, type RoutePath } from './check-route-habits.ts';

/**
 * Checks the rules of route tables. Of two paths that clash, the later is reported.
 *
 * @param screens - The routes that the runtime has a screen for.
 */
export function checkRoutes(tree: LocatedMap, order: LayerOrder, screens: ReadonlySet<string>): Diagnostic[] {
  if (nodeAt(tree, ['routes'])?.kind !== 'map') return [];
  const paths = readPaths(tree);
  const wellFormed = paths.filter(({ path }) => pathProblem(path) === undefined);
  const offered = new Set(entriesAt(tree, 'domains').map(([locale]) => locale));
  const inUse = wellFormed.filter(
    ({ key, locale }) => offered.has(locale) && isGateOpen(tree, getRouteRule(key).gate) === true,
  );
  return [
    ...checkRequired(tree),
    ...checkScreens(tree, screens),
    ...paths.flatMap(checkSyntax),
    ...wellFormed.flatMap((route) => checkParameters(route, listParameters(route.key, paths))),
    ...checkComplete(tree, offered),
    ...checkCollisions(inUse, order),
    ...checkShadowed(tree, inUse, order),
    ...checkRouteHabits(tree, inUse, order),
  ];
}

/** Returns the keys of all routes: those of a site's own stand behind the others. */
export function listRouteKeys(tree: LocatedMap): string[] {
  const own = entriesAt(tree, 'screens').map(([key]) => key);
  return [...routeKeys, ...own.filter((key) => !isRouteKey(key))];
}

/** Returns the parameters that the paths of a route need: of one of a site's own, those of its first path. */
function listParameters(key: string, paths: readonly RoutePath[]): readonly string[] {
  if (isRouteKey(key)) return routeRules[key].params ?? [];
  return readParameters(paths.find((route) => route.key === key)?.path ?? '');
}

/** Returns the paths of all routes, whether the site has them or not. */
export function readPaths(tree: LocatedMap): RoutePath[] {
  return listRouteKeys(tree).flatMap((key) =>
    entriesAt(tree, 'routes', key).flatMap(([locale, { value }]) =>
      value.kind === 'scalar' && typeof value.value === 'string'
        ? [{ key, locale, path: value.value, place: value.place }]
        : [],
    ),
  );
}

function checkRequired(tree: LocatedMap): Diagnostic[] {
  return routeKeys
    .filter((key) => routeRules[key].required && nodeAt(tree, ['routes', key]) === undefined)
    .map((key) => errorAt('route.missing', placeAt(tree, ['routes', key]), `Every site needs the route ${key}`));
}

/** Checks that every path has a screen, without which it would answer 404. */
function checkScreens(tree: LocatedMap, screens: ReadonlySet<string>): Diagnostic[] {
  return routeKeys
    .filter((key) => nodeAt(tree, ['routes', key])?.kind === 'map' && isGateOpen(tree, routeRules[key].gate) === true)
    .filter((key) => !screens.has(key))
    .map((key) =>
      errorAt(
        'route.no-screen',
        keyPlaceAt(tree, ['routes', key]),
        `The route ${key} has no screen`,
        `Write runtime/screens/${screenFolder(key)}/screen.tsx, or set ${key} to null.`,
      ),
    );
}

/** Returns what is wrong with the form of a path; undefined when nothing is. */
function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/')) return 'does not begin with a slash';
  if (path === '/') return undefined;
  if (path.endsWith('/')) return 'ends with a slash';
  for (const segment of path.slice(1).split('/')) {
    if (segment === '') return 'has an empty segment';
    if (segment.startsWith('.')) return `has the segment "${segment}"`;
    if (segment !== segment.normalize('NFC')) return 'has letters whose accents stand apart';
    if (!/^(\{[a-z][A-Za-z0-9]*\}|[\p{L}\p{N}\p{M}._~-]+)$/u.test(segment)) {
      return `has the segment "${segment}", which is neither plain text nor one {parameter}`;
    }
  }
  return undefined;
}

/** Returns what is wrong with a path, its form or its first segment; undefined when nothing is. */
export function describePathProblem(path: string): string | undefined {
  const first = path.split('/')[1] ?? '';
  const isReserved = reservedSegments.some((reserved) => reserved === first.toLowerCase());
  return pathProblem(path) ?? (isReserved ? `begins with /${first}, which the server keeps for itself` : undefined);
}

function checkSyntax({ key, locale, path, place }: RoutePath): Diagnostic[] {
  const problem = pathProblem(path);
  if (problem !== undefined) {
    const meant = repairPath(path);
    const help = meant !== '/' && pathProblem(meant) === undefined ? `Did you mean "${meant}"?` : undefined;
    return [errorAt('route.path-invalid', place, `The path "${path}" of ${key} in ${locale} ${problem}`, help)];
  }
  const first = path.split('/')[1] ?? '';
  if (!reservedSegments.some((reserved) => reserved === first.toLowerCase())) return [];
  const message = `The path "${path}" of ${key} in ${locale} begins with /${first}, which the server keeps for itself`;
  return [errorAt('route.reserved', place, message, `Kept: ${listed(reservedSegments.map((name) => `/${name}`))}.`)];
}

function checkParameters({ key, locale, path, place }: RoutePath, needed: readonly string[]): Diagnostic[] {
  const given = readParameters(path);
  const missing = needed.filter((name) => !given.includes(name));
  const unknown = given.filter((name, index) => !needed.includes(name) || given.indexOf(name) !== index);
  return [
    ...missing.map((name, index) =>
      errorAt(
        'route.parameter-missing',
        place,
        `The path "${path}" of ${key} in ${locale} lacks the parameter {${name}}`,
        unknown[index] === undefined
          ? `Write it as ${path === '/' ? '' : path}/{${name}}.`
          : `Did you mean {${name}} by {${unknown[index]}}?`,
      ),
    ),
    // An unknown parameter was already suggested as the replacement for each missing one.
    ...unknown
      .slice(missing.length)
      .map((name) =>
        errorAt(
          'route.parameter-unknown',
          place,
          needed.includes(name)
            ? `The path "${path}" of ${key} in ${locale} has the parameter {${name}} twice`
            : `The path "${path}" of ${key} in ${locale} has the unknown parameter {${name}}`,
          needed.length === 0
            ? `${key} has no parameters.`
            : `${key} has ${needed.map((param) => `{${param}}`).join(', ')}, once and nothing else.`,
        ),
      ),
  ];
}

function checkComplete(tree: LocatedMap, offered: ReadonlySet<string>): Diagnostic[] {
  const wanted = listRouteKeys(tree).filter(
    (key) => nodeAt(tree, ['routes', key])?.kind === 'map' && isGateOpen(tree, getRouteRule(key).gate) === true,
  );
  return [...offered]
    .filter((locale) => nodeAt(tree, ['locales', locale]) !== undefined)
    .flatMap((locale) => {
      const lacking = wanted.filter((key) => !entriesAt(tree, 'routes', key).some(([given]) => given === locale));
      if (lacking.length > 1 && lacking.length === wanted.length) return [allPathsMissing(tree, locale, wanted)];
      return lacking.map((key) => {
        const message = `The route ${key} has no path in ${locale}`;
        return errorAt('route.path-missing', placeAt(tree, ['routes', key, locale]), message);
      });
    });
}

/** Returns one diagnostic for a locale without any paths, at the domain that offers it. */
function allPathsMissing(tree: LocatedMap, locale: string, wanted: readonly string[]): Diagnostic {
  const help =
    `${listed(wanted)} need one under routes. ` +
    'shopgen locale add writes paths and texts of a locale that base.yaml does not have yet.';
  return errorAt('route.path-missing', keyPlaceAt(tree, ['domains', locale]), `No route has a path in ${locale}`, help);
}

function checkCollisions(paths: readonly RoutePath[], order: LayerOrder): Diagnostic[] {
  const byShape = new Map<string, RoutePath>();
  return [...paths]
    .sort((a, b) => order(a.place, b.place))
    .flatMap((route): Diagnostic[] => {
      // Routes match regardless of the names of their parameters.
      const shape = `${route.locale} ${route.path.normalize('NFC').replace(/\{\w+\}/g, '{}')}`;
      const earlier = byShape.get(shape);
      if (earlier === undefined) {
        byShape.set(shape, route);
        return [];
      }
      const message = `The path "${route.path}" of ${route.key} collides with ${earlier.key} in ${route.locale}`;
      const help = `${earlier.key} has its path in ${placeName(earlier.place)}.`;
      return [errorAt('route.collision', route.place, message, help)];
    });
}

/** Checks for paths that begin with another locale's prefix on the same host and would be taken for that locale. */
function checkShadowed(tree: LocatedMap, paths: readonly RoutePath[], order: LayerOrder): Diagnostic[] {
  const claims = domainClaims('', tree);
  return paths.flatMap((route) => {
    const own = claims.find(({ locale }) => locale === route.locale);
    if (own === undefined) return [];
    const whole = `${own.prefix}${route.path}/`.toLowerCase();
    const taker = claims.find(
      ({ locale, host, prefix }) =>
        locale !== own.locale &&
        host === own.host &&
        prefix.length > own.prefix.length &&
        whole.startsWith(`${prefix}/`),
    );
    if (taker === undefined) return [];
    const message = `The path "${route.path}" of ${route.key} in ${route.locale} begins with ${taker.prefix}, the prefix of ${taker.locale} on the same host`;
    // If the prefix was set in a later layer, the path existed first.
    const isLater = taker.place.file !== route.place.file && order(taker.place, route.place) > 0;
    const help = isLater
      ? `The path stands in ${placeName(route.place)}.`
      : `${taker.locale} claims ${taker.host}${taker.prefix} in ${placeName(taker.place)}.`;
    return [errorAt('route.shadowed', isLater ? taker.place : route.place, message, help)];
  });
}
