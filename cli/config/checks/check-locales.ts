import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import {
  entriesAt,
  keyPlaceAt,
  type LocatedMap,
  type LocatedPath,
  nodeAt,
  placeAt,
  textAt,
} from '#cli/sources/located.ts';
import { type LayerOrder, latest, placeName } from '../layer-order.ts';

/** Checks that locales are in `locales` where they are used, and that a site's default is one it is offered in. */
export function checkLocales(file: string, tree: LocatedMap, order: LayerOrder): Diagnostic[] {
  // Without a list every locale would be unknown; the missing list is already reported.
  if (nodeAt(tree, ['locales'])?.kind !== 'map') return [];
  const declared = listLocaleKeys(tree, 'locales');
  const offered = listLocaleKeys(tree, 'domains');
  const integrations = entriesAt(tree, 'integrations').flatMap(([name]): LocatedPath[] => [
    ['integrations', name, 'ids'],
    ['integrations', name, 'urls'],
  ]);
  const routes = entriesAt(tree, 'routes').map(([key]): LocatedPath => ['routes', key]);
  const diagnostics = [['domains'], ...routes, ...integrations].flatMap((path) =>
    entriesAt(tree, ...path)
      // Key names that are not locales are reported by the schema.
      .filter(([locale]) => !declared.includes(locale) && locale !== '__proto__')
      .map(([locale, { key }]) =>
        errorAt('locale.not-declared', key, `Locale ${locale} is not supported`, suggest(locale, declared)),
      ),
  );
  // The shared table of routes may cover more locales than this site needs.
  const unused = routes
    .flatMap((path) => entriesAt(tree, ...path).map(([locale, { key }]) => ({ locale, key, route: path[1] })))
    .filter(({ locale, key }) => key.file === file && isSurelyNotOffered(tree, locale))
    .map(({ locale, key, route }) => {
      const message = `The route ${route} has a path in ${locale}, which the site is not offered in`;
      return warningAt('route.locale-not-offered', key, message, 'Give the locale a domain, or remove this line.');
    });
  return [
    ...diagnostics,
    ...unused,
    ...declared.flatMap((locale) => checkNames(tree, locale)),
    ...checkDefault(tree, declared, offered, order),
  ];
}

/**
 * Returns whether a known locale has no domain on purpose: not where a domain may be misspelt, and not for the default
 * locale.
 */
export function isSurelyNotOffered(tree: LocatedMap, locale: string): boolean {
  const declared = listLocaleKeys(tree, 'locales');
  const offered = listLocaleKeys(tree, 'domains');
  const isClear = offered.length > 0 && offered.every((one) => declared.includes(one));
  return isClear && declared.includes(locale) && !offered.includes(locale) && locale !== textAt(tree, 'defaultLocale');
}

function listLocaleKeys(tree: LocatedMap, key: string): string[] {
  return entriesAt(tree, key)
    .map(([locale]) => locale)
    .filter((locale) => locale !== '__proto__');
}

/** Checks codes that look right but name nothing, or something other than the locale does. */
function checkNames(tree: LocatedMap, locale: string): Diagnostic[] {
  // A malformed locale name is already reported.
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale)) return [];
  const [language, country] = locale.split('-');
  const path: LocatedPath = ['locales', locale];
  return [
    ...checkCode(tree, [...path, 'language'], /^[a-z]{2}$/, 'language', language, locale),
    ...checkCode(tree, [...path, 'country'], /^[A-Z]{2}$/, 'region', country, locale),
  ];
}

function checkCode(
  tree: LocatedMap,
  path: LocatedPath,
  shape: RegExp,
  type: 'language' | 'region',
  wanted: string | undefined,
  locale: string,
): Diagnostic[] {
  const code = textAt(tree, ...path);
  // A code of the wrong shape is already reported by the schema.
  if (code === undefined || !shape.test(code) || code === wanted) return [];
  const place = placeAt(tree, path);
  const name = `${path.join('.')}: `;
  const help = wanted === undefined || !shape.test(wanted) ? undefined : `Did you mean "${wanted}"?`;
  if (
    new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) === undefined ||
    code === 'UK' ||
    code === 'ZZ'
  ) {
    return [errorAt('config.wrong-type', place, `${name}there is no ${path.at(-1)} "${code}"`, help)];
  }
  return [warningAt('locale.mismatch', place, `${name}"${code}" is not what ${locale} names`, help)];
}

function checkDefault(
  tree: LocatedMap,
  declared: readonly string[],
  offered: readonly string[],
  order: LayerOrder,
): Diagnostic[] {
  const fallback = textAt(tree, 'defaultLocale');
  if (fallback === undefined || offered.length === 0 || offered.includes(fallback)) return [];
  // A malformed locale name is already reported.
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(fallback)) return [];
  const place = placeAt(tree, ['defaultLocale']);
  const known = offered.filter((locale) => declared.includes(locale));
  if (!declared.includes(fallback)) {
    const help = suggest(fallback, known);
    return [errorAt('locale.default-not-offered', place, `Locale ${fallback} is not supported`, help)];
  }
  // One of the domains is misspelt: it may be the one that seems to be missing.
  if (known.length < offered.length) return [];
  const domains = keyPlaceAt(tree, ['domains']);
  const at = latest(order, place, domains);
  const message = `The default locale ${fallback} has no domain, so the site is not offered in it`;
  const help =
    at.file === place.file
      ? suggest(fallback, known)
      : `${placeName(place)} sets it. Give ${fallback} a domain, or write defaultLocale: ${known[0]}.`;
  return [errorAt('locale.default-not-offered', at.file === place.file ? place : at, message, help)];
}
