import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { ownNamespace } from '#cli/runtime-usage/namespaces.ts';
import { getStart } from '#cli/sources/read-text.ts';
import { type LoadedMessages, messageFolder } from './load-messages.ts';
import { withoutPlural } from './plural-suffix.ts';

/** Checks that the texts which a bundle has for the site's own code are there in each locale. */
export function checkOwnTexts(bundle: string, locales: readonly string[], { bundles }: LoadedMessages): Diagnostic[] {
  const files = bundles.get(bundle);
  const keysOf = (locale: string): string[] =>
    [...(files?.get(locale)?.get(ownNamespace)?.texts.keys() ?? [])].map(withoutPlural);
  const all = [...new Set(locales.flatMap(keysOf))];
  return locales.flatMap((locale): Diagnostic[] => {
    const there = new Set(keysOf(locale));
    const missing = all.filter((key) => !there.has(key));
    if (missing.length === 0) return [];
    const file =
      files?.get(locale)?.get(ownNamespace)?.file ?? `${messageFolder}/${bundle}/${locale}/${ownNamespace}.json`;
    return missing.map((key) => {
      const other = locales.find((each) => keysOf(each).includes(key));
      const message = `The text ${ownNamespace}:${key} is missing in ${locale}`;
      return errorAt('message.missing', getStart(file), message, `${other} has it.`);
    });
  });
}
