import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { ownNamespace } from '#cli/runtime-usage/namespaces.ts';
import { entriesAt, keyPlaceAt, type LocatedMap, nodeAt, placeAt, textAt } from '#cli/sources/located.ts';
import { getStart } from '#cli/sources/read-text.ts';
import { isGateOpen } from '../checks/check-flags.ts';
import { checkAddress, readAddressForms } from './check-address.ts';
import { checkOwnTexts } from './check-own-texts.ts';
import type { RememberCheck } from './check-texts.ts';
import { type LoadedMessages, type MessageFile, messageFolder } from './load-messages.ts';
import type { MessageUses } from './message-uses.ts';
import { gateOfNamespace, routeOfText } from './namespace-gates.ts';
import { isPlural, withoutPlural } from './plural-suffix.ts';
import type { NamespaceTexts } from './text-table.ts';

/**
 * Checks that every locale of a site has the translation keys that the runtime uses or another locale has. Ignores
 * namespaces that the site's flags remove, and texts of routes that it does not have: a project that was begun with an earlier
 * release has neither the route nor its texts.
 */
export function checkMessages(
  tree: LocatedMap,
  messages: LoadedMessages,
  table: readonly NamespaceTexts[],
  uses: MessageUses,
  remember: RememberCheck,
): Diagnostic[] {
  const locales = entriesAt(tree, 'domains')
    .map(([locale]) => locale)
    .filter((locale) => nodeAt(tree, ['locales', locale]) !== undefined);
  const bundle = textAt(tree, 'bundle');
  const routes = entriesAt(tree, 'routes').flatMap(([key, { value }]) => (value.kind === 'map' ? [key] : []));
  const forms = Object.entries(readAddressForms(tree)).map((form) => form.join(' '));
  const present = [...messages.base].flatMap(([locale, files]) => (files.size > 0 ? [locale] : []));
  const untranslated = locales.filter((locale) => !present.includes(locale));
  const spoken = locales.filter((locale) => !untranslated.includes(locale));
  return [
    ...untranslated.map((locale) => localeMissing(tree, locale, present)),
    ...(bundle === undefined ? [] : checkOwnTexts(bundle, spoken, messages)),
    ...table
      .filter(({ namespace }) => isGateOpen(tree, gateOfNamespace(namespace)) !== false)
      .flatMap((texts) =>
        remember(texts.namespace, ['spoken', spoken, bundle, routes, forms], () => [
          ...spoken.flatMap((locale) => checkLocale(texts, locale, messages, uses, new Set(routes))),
          ...(bundle === undefined ? [] : checkBundle(bundle, texts.namespace, spoken, messages)),
          ...checkAddress(tree, texts, messages),
        ]),
      ),
  ];
}

/** Returns one diagnostic for a locale without any file of texts, at the domain that offers it. */
function localeMissing(tree: LocatedMap, locale: string, present: readonly string[]): Diagnostic {
  const near = byLikeness(locale, present)[0];
  const help =
    near === undefined ? undefined : `Copy ${messageFolder}/${near} to ${messageFolder}/${locale} and translate it.`;
  const message = `There are no translations for ${locale}: the folder ${messageFolder}/${locale} is missing or empty`;
  return errorAt('message.locale-missing', keyPlaceAt(tree, ['domains', locale]), message, help);
}

/** Sorts the locales of the same language first. */
function byLikeness(locale: string, others: Iterable<string>): string[] {
  return [...others].sort((a, b) => likeness(locale, b) - likeness(locale, a));
}

/** Counts the letters in the common prefix of two locales. */
function likeness(one: string, other: string): number {
  const length = [...one].findIndex((letter, index) => letter !== other[index]);
  return length === -1 ? one.length : length;
}

function checkLocale(
  texts: NamespaceTexts,
  locale: string,
  { base }: LoadedMessages,
  uses: MessageUses,
  routes: ReadonlySet<string>,
): Diagnostic[] {
  const { namespace, files } = texts;
  const file = files.get(locale);
  const isShown = (key: string): boolean => {
    const route = routeOfText(namespace, key);
    return route === undefined || routes.has(route);
  };
  const needed = texts.needed(locale).filter(isShown);
  const [first] = needed;
  if (file !== undefined && (entriesAt(file.tree).length > 0 || needed.length < 2)) {
    return [...texts.missing(locale)]
      .filter(([key]) => isShown(key))
      .map(([key, instead]) => missingText(file, texts, locale, key, instead, findUse(texts, locale, key, uses)));
  }
  // A file that could not be parsed is already reported.
  if (first === undefined || (file === undefined && base.get(locale)?.has(namespace))) return [];
  const missing = `${messageFolder}/${locale}/${namespace}.json`;
  const because = findUse(texts, locale, first, uses);
  const help = `${needed.length} ${needed.length === 1 ? 'text is' : 'texts are'} needed in it; ${because}`;
  const message = `The translations ${missing} are ${file === undefined ? 'missing' : 'empty'}`;
  return [errorAt('message.namespace-missing', getStart(missing), message, help)];
}

function missingText(
  file: MessageFile,
  { namespace }: NamespaceTexts,
  locale: string,
  key: string,
  instead: string | undefined,
  because: string,
): Diagnostic {
  const message = `The text ${namespace}:${key} is missing in ${locale}`;
  const place =
    (instead === undefined ? undefined : file.texts.get(instead)?.key) ?? placeAt(file.tree, key.split('.'));
  const hint = instead === undefined ? '' : `Nothing asks for "${instead}": did you mean "${key}"? `;
  return errorAt('message.missing', place, message, `${hint}${because}`);
}

/** Finds a use of a text: the locale most like this one that has it or a form of it, or the code that uses it. */
function findUse({ namespace, files }: NamespaceTexts, locale: string, key: string, uses: MessageUses): string {
  const stem = withoutPlural(key);
  const forms = [key, stem, `${stem}_other`];
  const found = byLikeness(locale, files.keys()).flatMap((other) => {
    const { file, texts } = files.get(other) ?? {};
    const text = forms.flatMap((form) => texts?.get(form) ?? [])[0];
    return other === locale || file === undefined || text === undefined ? [] : [`${file}:${text.key.line} has it.`];
  })[0];
  const use = uses.findUse(namespace, stem);
  return found ?? (use === undefined ? 'Its other forms are there.' : `${use.file}:${use.line} uses it.`);
}

/** Checks that a brand replaces only texts that exist. */
function checkBundle(
  bundle: string,
  namespace: string,
  locales: readonly string[],
  { base, bundles }: LoadedMessages,
): Diagnostic[] {
  return locales.flatMap((locale): Diagnostic[] => {
    const over = bundles.get(bundle)?.get(locale)?.get(namespace);
    // Own texts replace none; all locales have the same, which is checked below.
    if (over === undefined || namespace === ownNamespace) return [];
    // A key of any locale counts: texts that are missing in this one are already reported.
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
