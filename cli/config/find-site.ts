import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { listed, nearest } from '#cli/diagnostics/nearest.ts';

/** Returns the diagnostics for sites that do not exist. */
export function unknownSites(ids: readonly string[], known: readonly string[]): InputError {
  return new InputError(
    ids.map((id) => errorAt('site.unknown', undefined, `Site ${id} is not supported`, choices(id, known, 'Sites'))),
  );
}

/** Returns the diagnostic for a locale that does not exist or that the site is not offered in. */
export function unknownLocale(locale: string, known: readonly string[]): InputError {
  const message = `Locale ${locale} is not supported`;
  return new InputError([errorAt('locale.unknown', undefined, message, choices(locale, known, 'Locales'))]);
}

function choices(value: string, known: readonly string[], what: string): string {
  const near = nearest(value, known);
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `${what}: ${listed(known, 40)}.`;
}
