import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { listed, suggest } from '#cli/diagnostics/nearest.ts';
import { entriesAt, type LocatedMap, nodeAt, placeAt } from '#cli/sources/located.ts';
import type { RouteKey } from '#runtime/contracts/route.ts';
import { requiredRoutes, reservedSegments, routeKeys, ruleOf } from '../schema/route-rules.ts';
import { domainClaims } from './check-domains.ts';
import { gateOf } from './check-flags.ts';

interface RoutePath {
  readonly key: RouteKey;
  readonly locale: string;
  readonly path: string;
  readonly place: Place;
}

/** The rules of route tables. `layers` are the site's files from the lowest up: of two that clash, the later is at fault. */
export function checkRoutes(tree: LocatedMap, layers: readonly string[]): Diagnostic[] {
  if (nodeAt(tree, ['routes'])?.kind !== 'map') return [];
  const paths = readPaths(tree);
  const wellFormed = paths.filter(({ path }) => pathProblem(path) === undefined);
  const offered = new Set(entriesAt(tree, 'domains').map(([locale]) => locale));
  const inUse = wellFormed.filter(({ key, locale }) => offered.has(locale) && gateOf(tree, ruleOf(key).gate) === true);
  return [
    ...checkRequired(tree),
    ...paths.flatMap(checkSyntax),
    ...wellFormed.flatMap(checkParameters),
    ...checkComplete(tree, offered),
    ...checkCollisions(inUse, layers),
    ...checkShadowed(tree, inUse),
  ];
}

function readPaths(tree: LocatedMap): RoutePath[] {
  return routeKeys.flatMap((key) =>
    entriesAt(tree, 'routes', key).flatMap(([locale, { value }]) =>
      value.kind === 'scalar' && typeof value.value === 'string'
        ? [{ key, locale, path: value.value, place: value.place }]
        : [],
    ),
  );
}

function checkRequired(tree: LocatedMap): Diagnostic[] {
  return requiredRoutes
    .filter((key) => nodeAt(tree, ['routes', key]) === undefined)
    .map((key) => errorAt('route.missing', placeAt(tree, ['routes', key]), `Every site needs the route ${key}`));
}

/** What is wrong with the form of a path; undefined when nothing is. */
function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/')) return 'does not begin with a slash';
  if (path === '/') return undefined;
  if (path.endsWith('/')) return 'ends with a slash';
  for (const segment of path.slice(1).split('/')) {
    if (segment === '') return 'has an empty segment';
    if (segment === '.' || segment === '..') return `has the segment "${segment}"`;
    if (!/^(\{[a-z][A-Za-z0-9]*\}|[\p{L}\p{N}\p{M}._~-]+)$/u.test(segment)) {
      return `has the segment "${segment}", which is neither plain text nor one {parameter}`;
    }
  }
  return undefined;
}

function checkSyntax({ key, locale, path, place }: RoutePath): Diagnostic[] {
  const problem = pathProblem(path);
  if (problem !== undefined) {
    const help = path.startsWith('/') ? undefined : `Did you mean "/${path}"?`;
    return [errorAt('route.path-invalid', place, `The path "${path}" of ${key} in ${locale} ${problem}`, help)];
  }
  const first = path.split('/')[1] ?? '';
  if (!reservedSegments.some((reserved) => reserved === first.toLowerCase())) return [];
  const message = `The path "${path}" of ${key} in ${locale} begins with /${first}, which the server keeps for itself`;
  return [errorAt('route.reserved', place, message, `Kept: ${listed(reservedSegments.map((name) => `/${name}`))}.`)];
}

function checkParameters({ key, locale, path, place }: RoutePath): Diagnostic[] {
  const needed = ruleOf(key).params;
  const given = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const missing = needed.filter((name) => !given.includes(name));
  const unknown = given.filter((name, index) => !needed.includes(name) || given.indexOf(name) !== index);
  return [
    ...missing.map((name) =>
      errorAt(
        'route.parameter-missing',
        place,
        `The path "${path}" of ${key} in ${locale} lacks the parameter {${name}}`,
        unknown.length > 0
          ? `Did you mean {${name}} by {${unknown[0]}}?`
          : `Write it as ${path === '/' ? '' : path}/{${name}}.`,
      ),
    ),
    ...unknown.map((name) =>
      errorAt(
        'route.parameter-unknown',
        place,
        needed.includes(name)
          ? `The path "${path}" of ${key} in ${locale} has the parameter {${name}} twice`
          : `The path "${path}" of ${key} in ${locale} has the unknown parameter {${name}}`,
        suggest(
          `{${name}}`,
          needed.map((param) => `{${param}}`),
        ) ?? `${key} has no parameters.`,
      ),
    ),
  ];
}

function checkComplete(tree: LocatedMap, offered: ReadonlySet<string>): Diagnostic[] {
  return routeKeys
    .filter((key) => nodeAt(tree, ['routes', key])?.kind === 'map' && gateOf(tree, ruleOf(key).gate) === true)
    .flatMap((key) => {
      const given = new Set(entriesAt(tree, 'routes', key).map(([locale]) => locale));
      return [...offered]
        .filter((locale) => !given.has(locale) && nodeAt(tree, ['locales', locale]) !== undefined)
        .map((locale) => {
          const message = `The route ${key} has no path in ${locale}`;
          return errorAt('route.path-missing', placeAt(tree, ['routes', key, locale]), message);
        });
    });
}

function checkCollisions(paths: readonly RoutePath[], layers: readonly string[]): Diagnostic[] {
  const byShape = new Map<string, RoutePath>();
  return [...paths]
    .sort((a, b) => layers.indexOf(a.place.file) - layers.indexOf(b.place.file) || a.place.line - b.place.line)
    .flatMap((route): Diagnostic[] => {
      // Parameters match whatever they are called.
      const shape = `${route.locale} ${route.path.normalize('NFC').replace(/\{\w+\}/g, '{}')}`;
      const earlier = byShape.get(shape);
      if (earlier === undefined) {
        byShape.set(shape, route);
        return [];
      }
      const message = `The path "${route.path}" of ${route.key} collides with ${earlier.key} in ${route.locale}`;
      const { file, line, column } = earlier.place;
      return [
        errorAt('route.collision', route.place, message, `${earlier.key} has its path in ${file}:${line}:${column}.`),
      ];
    });
}

/** A path that begins like another locale's prefix on the same host would be taken for that locale. */
function checkShadowed(tree: LocatedMap, paths: readonly RoutePath[]): Diagnostic[] {
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
    const where = `${taker.place.file}:${taker.place.line}`;
    return [
      errorAt(
        'route.shadowed',
        route.place,
        message,
        `${taker.locale} claims ${taker.host}${taker.prefix} in ${where}.`,
      ),
    ];
  });
}
