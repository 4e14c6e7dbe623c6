import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import type { MessageUse } from '#cli/runtime-usage/runtime-usage.ts';
import { entriesAt, type LocatedMap, nodeAt, placeAt, textAt } from '#cli/sources/located.ts';
import { startOf } from '#cli/sources/read-text.ts';
import { gateOf } from '../checks/check-flags.ts';
import { type LoadedMessages, type MessageFile, messageFolder } from './load-messages.ts';
import { namespaceGates, namespaces } from './namespaces.ts';
import { isOptionalPlural, isPlural, withoutPlural } from './plural-suffix.ts';

/**
 * Translation keys that a site needs and one of its locales lacks: because the runtime asks for them, or because another
 * locale has them. Namespaces that the site's flags prune are left alone.
 */
export function checkMessages(tree: LocatedMap, messages: LoadedMessages, uses: readonly MessageUse[]): Diagnostic[] {
  const locales = entriesAt(tree, 'domains')
    .map(([locale]) => locale)
    .filter((locale) => nodeAt(tree, ['locales', locale]) !== undefined);
  const bundle = textAt(tree, 'bundle');
  return namespaces
    .filter((namespace) => gateOf(tree, namespaceGates[namespace]) !== false)
    .flatMap((namespace) => [
      ...checkNamespace(namespace, locales, messages, uses),
      ...(bundle === undefined ? [] : checkBundle(bundle, namespace, locales, messages)),
    ]);
}

interface Need {
  readonly key: string;
  /** Who has it or asks for it. */
  readonly because: string;
}

function checkNamespace(
  namespace: string,
  locales: readonly string[],
  { base }: LoadedMessages,
  uses: readonly MessageUse[],
): Diagnostic[] {
  const needs = needsOf(
    namespace,
    locales.flatMap((locale) => base.get(locale)?.get(namespace) ?? []),
    uses,
  );
  if (needs.length === 0) return [];
  return locales.flatMap((locale): Diagnostic[] => {
    const files = base.get(locale);
    const file = files?.get(namespace);
    if (file !== undefined) return missingKeys(file, namespace, locale, needs);
    // A file that could not be understood is complained about already.
    if (files?.has(namespace)) return [];
    const missing = `${messageFolder}/${locale}/${namespace}.json`;
    const help = `${needs.length} ${needs.length === 1 ? 'text is' : 'texts are'} needed in it; ${needs[0]?.because}`;
    return [errorAt('message.namespace-missing', startOf(missing), `The translations ${missing} are missing`, help)];
  });
}

function needsOf(namespace: string, files: readonly MessageFile[], uses: readonly MessageUse[]): Need[] {
  const needs = new Map<string, Need>();
  for (const { file, texts } of files) {
    for (const [key, { place }] of texts) {
      if (!needs.has(key) && !isOptionalPlural(key)) needs.set(key, { key, because: `${file}:${place.line} has it.` });
    }
  }
  const stems = new Set([...needs.keys()].map(withoutPlural));
  for (const use of uses) {
    if (use.namespace !== namespace || stems.has(use.key) || needs.has(use.key)) continue;
    needs.set(use.key, { key: use.key, because: `${use.file}:${use.line} uses it.` });
  }
  return [...needs.values()];
}

function missingKeys(file: MessageFile, namespace: string, locale: string, needs: readonly Need[]): Diagnostic[] {
  return needs
    .filter(({ key }) => !file.texts.has(key))
    .map(({ key, because }) => {
      const message = `The text ${namespace}:${key} is missing in ${locale}`;
      const near = [...file.texts.keys()].filter((other) => !needs.some((need) => need.key === other));
      const hint = near.length > 0 ? suggestOnly(key, near) : '';
      return errorAt('message.missing', placeOfMissing(file, key), message, `${hint}${because}`);
    });
}

/** At the innermost group of the file that the key would belong to. */
function placeOfMissing({ tree }: MessageFile, key: string): Place {
  return placeAt(tree, key.split('.'));
}

function suggestOnly(key: string, candidates: readonly string[]): string {
  const help = suggest(key, candidates);
  return help?.startsWith('Did you mean') ? `${help} ` : '';
}

/** A brand can say differently only what is said at all. */
function checkBundle(
  bundle: string,
  namespace: string,
  locales: readonly string[],
  { base, bundles }: LoadedMessages,
): Diagnostic[] {
  return locales.flatMap((locale): Diagnostic[] => {
    const over = bundles.get(bundle)?.get(locale)?.get(namespace);
    if (over === undefined) return [];
    const under = base.get(locale)?.get(namespace);
    if (under === undefined && base.get(locale)?.has(namespace)) return [];
    const known = [...(under?.texts.keys() ?? [])];
    const stems = new Set(known.filter(isPlural).map(withoutPlural));
    return [...over.texts]
      .filter(([key]) => !under?.texts.has(key) && !(isPlural(key) && stems.has(withoutPlural(key))))
      .map(([key, { place }]) => {
        const message = `${namespace}:${key} is said differently, but the base texts of ${locale} do not have it`;
        return errorAt('message.unknown', place, message, suggest(key, known));
      });
  });
}
