import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { entriesAt, type LocatedMap, type LocatedPath, placeAt, textAt } from '#cli/sources/located.ts';

/** Locales may be used only where `locales` lists them; a site's default must be one it is offered in. */
export function checkLocales(tree: LocatedMap): Diagnostic[] {
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
  const fallback = textAt(tree, 'defaultLocale');
  if (fallback !== undefined && offered.length > 0 && !offered.includes(fallback)) {
    const place = placeAt(tree, ['defaultLocale']);
    const message = declared.includes(fallback)
      ? `The default locale ${fallback} has no domain, so the site is not offered in it`
      : `Locale ${fallback} is not supported`;
    diagnostics.push(errorAt('locale.default-not-offered', place, message, suggest(fallback, offered)));
  }
  return diagnostics;
}
