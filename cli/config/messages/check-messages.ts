import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { nearest, suggest } from '#cli/diagnostics/nearest.ts';
import type { MessageUse } from '#cli/runtime-usage/runtime-usage.ts';
import { entriesAt, keyPlaceAt, type LocatedMap, nodeAt, placeAt, textAt } from '#cli/sources/located.ts';
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
  const present = [...messages.base].flatMap(([locale, files]) => (files.size > 0 ? [locale] : []));
  const untranslated = locales.filter((locale) => !present.includes(locale));
  const spoken = locales.filter((locale) => !untranslated.includes(locale));
  return [
    ...untranslated.map((locale) => localeMissing(tree, locale, present)),
    ...namespaces
      .filter((namespace) => gateOf(tree, namespaceGates[namespace]) !== false)
      .flatMap((namespace) => [
        ...checkNamespace(namespace, spoken, messages, uses),
        ...(bundle === undefined ? [] : checkBundle(bundle, namespace, spoken, messages)),
      ]),
  ];
}

/** One complaint for the whole locale, at the domain that offers it: nobody has written a file of it yet. */
function localeMissing(tree: LocatedMap, locale: string, present: readonly string[]): Diagnostic {
  const near = [...present].sort((a, b) => likeness(locale, b) - likeness(locale, a))[0];
  const help =
    near === undefined ? undefined : `Copy ${messageFolder}/${near} to ${messageFolder}/${locale} and translate it.`;
  const message = `There are no translations for ${locale}: the folder ${messageFolder}/${locale} is missing or empty`;
  return errorAt('message.locale-missing', keyPlaceAt(tree, ['domains', locale]), message, help);
}

/** Counts the letters two locales begin with in common: the same language is nearest. */
function likeness(one: string, other: string): number {
  const length = [...one].findIndex((letter, index) => letter !== other[index]);
  return length === -1 ? one.length : length;
}

interface Need {
  readonly key: string;
  /** Who has it or asks for it. */
  readonly because: string;
  /** The only file that has it, when nobody asks for it: perhaps it is just misspelt there. */
  readonly onlyIn?: MessageFile;
}

function checkNamespace(
  namespace: string,
  locales: readonly string[],
  { base }: LoadedMessages,
  uses: readonly MessageUse[],
): Diagnostic[] {
  const present = locales.flatMap((locale) => base.get(locale)?.get(namespace) ?? []);
  const needs = needsOf(namespace, present, uses);
  if (needs.length === 0) return [];
  const misspelt = new Map(present.map((file) => [file, findMisspelt(file, needs)]));
  const excused = new Set([...misspelt.values()].flatMap((pairs) => [...pairs.values()]));
  const wanted = needs.filter((need) => !excused.has(need));
  return locales.flatMap((locale): Diagnostic[] => {
    const files = base.get(locale);
    const file = files?.get(namespace);
    if (file !== undefined) return missingKeys(file, namespace, locale, wanted, misspelt.get(file) ?? new Map());
    // A file that could not be understood is complained about already.
    if (files?.has(namespace)) return [];
    const missing = `${messageFolder}/${locale}/${namespace}.json`;
    const help = `${wanted.length} ${wanted.length === 1 ? 'text is' : 'texts are'} needed in it; ${wanted[0]?.because}`;
    return [errorAt('message.namespace-missing', startOf(missing), `The translations ${missing} are missing`, help)];
  });
}

function needsOf(namespace: string, files: readonly MessageFile[], uses: readonly MessageUse[]): Need[] {
  const used = new Map(uses.filter((use) => use.namespace === namespace).map((use) => [use.key, use]));
  const needs = new Map<string, Need>();
  for (const file of files) {
    for (const [key, { key: place }] of file.texts) {
      if (needs.has(key) || isOptionalPlural(key)) continue;
      const isAlone = !used.has(withoutPlural(key)) && files.every((other) => other === file || !other.texts.has(key));
      needs.set(key, {
        key,
        because: `${file.file}:${place.line} has it.`,
        ...(isAlone && files.length > 1 && { onlyIn: file }),
      });
    }
  }
  const stems = new Set([...needs.keys()].map(withoutPlural));
  for (const [key, use] of used) {
    if (!stems.has(key)) needs.set(key, { key, because: `${use.file}:${use.line} uses it.` });
  }
  return [...needs.values()];
}

/** Key that a file lacks → what only this file has and may stand for it. */
function findMisspelt(file: MessageFile, needs: readonly Need[]): Map<string, Need> {
  const surplus = needs.filter(({ onlyIn }) => onlyIn === file);
  const pairs = new Map<string, Need>();
  for (const { key, onlyIn } of needs) {
    // What itself stands in one file only may just as well be the misspelt one: then both are told.
    if (file.texts.has(key) || onlyIn !== undefined || surplus.length === 0) continue;
    const near = nearest(
      key,
      surplus.map((need) => need.key),
      1,
    )[0];
    const need = surplus.find((one) => one.key === near);
    if (need !== undefined) pairs.set(key, need);
  }
  return pairs;
}

function missingKeys(
  file: MessageFile,
  namespace: string,
  locale: string,
  needs: readonly Need[],
  misspelt: ReadonlyMap<string, Need>,
): Diagnostic[] {
  return needs
    .filter(({ key }) => !file.texts.has(key))
    .map(({ key, because }) => {
      const message = `The text ${namespace}:${key} is missing in ${locale}`;
      const instead = misspelt.get(key);
      const place = (instead && file.texts.get(instead.key)?.key) ?? placeAt(file.tree, key.split('.'));
      const hint = instead === undefined ? '' : `Only this file has "${instead.key}": did you mean "${key}"? `;
      return errorAt('message.missing', place, message, `${hint}${because}`);
    });
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
    // Any locale will do: what this one lacks is complained about already.
    const known = new Set([...base.values()].flatMap((files) => [...(files.get(namespace)?.texts.keys() ?? [])]));
    const stems = new Set([...known].filter(isPlural).map(withoutPlural));
    return [...over.texts]
      .filter(([key]) => !known.has(key) && !(isPlural(key) && stems.has(withoutPlural(key))))
      .map(([key, { key: place }]) => {
        const message = `${namespace}:${key} is said differently, but the base texts do not have it`;
        return errorAt('message.unknown', place, message, suggest(key, known));
      });
  });
}
