import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { listed } from '#cli/diagnostics/nearest.ts';
import { placeName } from '../layer-order.ts';
import type { MessageFile, MessageText } from './load-messages.ts';
import { getPluralForm, getPluralForms, isPlural, pluralForms, withoutPlural } from './plural-suffix.ts';
import { isFormOf, type LocaleTexts, type NamespaceTexts } from './text-table.ts';

/**
 * Checks for plural forms that a language does not have, and for texts that have plural forms in one place and none in
 * another. Missing forms are reported with the other missing texts.
 */
export function checkPlurals(texts: NamespaceTexts, all: readonly LocaleTexts[]): Diagnostic[] {
  return all.flatMap((one) => [...checkForms(texts, one), ...checkKinds(texts, one)]);
}

function checkForms({ namespace, missing }: NamespaceTexts, { locale, file, isOver }: LocaleTexts): Diagnostic[] {
  const wrong = [...file.texts].filter(([key]) => !isFormOf(locale, key));
  if (wrong.length === 0) return [];
  const excused = new Set(isOver ? [] : missing(locale).values());
  const { needed, known } = getPluralForms(locale);
  const own = known.filter((form) => form !== 'zero' || needed.includes(form));
  return wrong
    .filter(([key]) => !excused.has(key))
    .map(([key, text]) => {
      const message = `${namespace}:${key} is for the plural form ${getPluralForm(key)}, which ${locale} does not have`;
      return errorAt('message.plural', text.key, message, `Its forms are ${listed(own)}.`);
    });
}

/** Checks for texts that are both plain and plural, or that differ from most locales in this. */
function checkKinds(
  { namespace, files, plurals }: NamespaceTexts,
  { locale, file, isOver }: LocaleTexts,
): Diagnostic[] {
  // A brand's text of another kind is reported as a key that the base texts lack.
  if (isOver) return [];
  const told = new Set<string>();
  return [...file.texts].flatMap(([key, text]): Diagnostic[] => {
    const stem = withoutPlural(key);
    const isCounted = plurals.has(stem);
    // The kind that differs from most locales is reported, once for all its forms.
    if (isPlural(key) === isCounted || told.has(stem)) return [];
    const other = findOfKind([...files.values()], file, stem, isCounted);
    if (other === undefined) return [];
    told.add(stem);
    const forms = getPluralForms(locale).needed.map((form) => `"${getLastPart(stem)}_${form}"`);
    const [is, should, help] = isCounted
      ? ['a single text', 'has plural forms', `Write ${forms.join(' and ')} instead.`]
      : ['a text with plural forms', 'is a single text', `Write "${getLastPart(stem)}" instead.`];
    const message = `${namespace}:${stem} is ${is} here, but ${should} in ${placeName(other.key)}`;
    return [errorAt('message.plural', text.key, message, help)];
  });
}

/** Returns the text in the right kind, from another locale rather than the wrong kind. */
function findOfKind(
  files: readonly MessageFile[],
  own: MessageFile,
  stem: string,
  isCounted: boolean,
): MessageText | undefined {
  const keys = isCounted ? pluralForms.map((form) => `${stem}_${form}`) : [stem];
  return files
    .toSorted((a, b) => Number(a === own) - Number(b === own))
    .flatMap(({ texts }) => keys.flatMap((key) => texts.get(key) ?? []))[0];
}

function getLastPart(key: string): string {
  return key.split('.').at(-1) ?? key;
}
