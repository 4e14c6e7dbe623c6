import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
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

/** Locales may be used only where `locales` lists them; a site's default must be one it is offered in. */
export function checkLocales(tree: LocatedMap, order: LayerOrder): Diagnostic[] {
  // Without a list every locale would be unknown; that the list is missing is complained about already.
  if (nodeAt(tree, ['locales'])?.kind !== 'map') return [];
  const declared = entriesAt(tree, 'locales').map(([locale]) => locale);
  const offered = entriesAt(tree, 'domains').map(([locale]) => locale);
  const integrations = entriesAt(tree, 'integrations').flatMap(([name]): LocatedPath[] => [
    ['integrations', name, 'ids'],
    ['integrations', name, 'urls'],
  ]);
  const routes = entriesAt(tree, 'routes').map(([key]): LocatedPath => ['routes', key]);
  const diagnostics = [['domains'], ...routes, ...integrations].flatMap((path) =>
    entriesAt(tree, ...path)
      .filter(([locale]) => !declared.includes(locale))
      .map(([locale, { key }]) =>
        errorAt('locale.not-declared', key, `Locale ${locale} is not supported`, suggest(locale, declared)),
      ),
  );
  return [...diagnostics, ...checkDefault(tree, declared, offered, order)];
}

function checkDefault(
  tree: LocatedMap,
  declared: readonly string[],
  offered: readonly string[],
  order: LayerOrder,
): Diagnostic[] {
  const fallback = textAt(tree, 'defaultLocale');
  if (fallback === undefined || offered.length === 0 || offered.includes(fallback)) return [];
  const place = placeAt(tree, ['defaultLocale']);
  const known = offered.filter((locale) => declared.includes(locale));
  if (!declared.includes(fallback)) {
    const help = suggest(fallback, known);
    return [errorAt('locale.default-not-offered', place, `Locale ${fallback} is not supported`, help)];
  }
  // One of the domains is misspelt: it may be the one that is missed here.
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
