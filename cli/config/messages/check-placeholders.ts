import { type Diagnostic, errorAt, type Place, type SourceTexts, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { listed, nearest } from '#cli/diagnostics/nearest.ts';
import { placeName } from '../layer-order.ts';
import type { MessageText } from './load-messages.ts';
import type { MessageUses } from './message-uses.ts';
import { getPluralForm, withoutPlural } from './plural-suffix.ts';
import { type Placeholder, textParts } from './text-parts.ts';
import { placeInText } from './text-place.ts';
import type { LocaleTexts, NamespaceTexts } from './text-table.ts';

/** The placeholders that a text is expected to have, from most locales and from the code. */
interface Expected {
  /** Name → format, and a text that uses it. */
  readonly names: ReadonlyMap<string, { readonly format: string; readonly in: MessageText }>;
  /** The values that every call in the code passes; undefined if unknown. */
  readonly passed: readonly string[] | undefined;
  readonly usedAt: string | undefined;
  /** Names that are passed and that no locale uses. */
  readonly unshown: readonly string[];
  /** The base text of the same locale, named as the other place when it has a missing placeholder. */
  readonly base?: MessageText | undefined;
}

/** Formats that i18next has built in. */
const formats = ['number', 'currency', 'datetime', 'relativetime', 'list'];

/**
 * Placeholders that differ between locales, or that no value is passed for. Where locales differ most of them are
 * right, and the first where they are split.
 */
export function checkPlaceholders(
  texts: NamespaceTexts,
  all: readonly LocaleTexts[],
  uses: MessageUses,
  sources: SourceTexts,
): Diagnostic[] {
  const remembered = new Map<string, Expected | undefined>();
  return all.flatMap(({ file, locale, isOver }) =>
    [...file.texts].flatMap(([key, text]): Diagnostic[] => {
      const { placeholders, faults } = textParts(text.text);
      // Malformed braces are already reported, and may be the placeholder that seems to be missing.
      if (text.isNoText || text.text.trim() === '' || faults.length > 0) return [];
      const expected = remembered.has(key) ? remembered.get(key) : findExpected(texts, key, uses);
      remembered.set(key, expected);
      if (expected === undefined) return [];
      // A brand's text is compared with the base text of the same locale.
      const base = isOver ? texts.files.get(locale)?.texts.get(key) : undefined;
      const [reference] = texts.files.values();
      const unshown = file === reference ? expected.unshown : [];
      return [
        ...unshown.map((name) => neverShown(`${texts.namespace}:${key}`, text, name, expected.usedAt)),
        ...checkText(`${texts.namespace}:${key}`, key, text, placeholders, { ...expected, base }, sources),
      ];
    }),
  );
}

/** Returns the expected placeholders; undefined for a text that is in no other file and that no code uses. */
function findExpected({ namespace, files }: NamespaceTexts, key: string, uses: MessageUses): Expected | undefined {
  const stem = withoutPlural(key);
  // A form that only some languages have is compared with the form that all have.
  const isCommon = [...files.values()].filter(({ texts }) => texts.has(key)).length * 2 > files.size;
  const same = [...files.values()].flatMap(({ texts }) => texts.get(isCommon ? key : `${stem}_other`) ?? []);
  const use = uses.findUse(namespace, stem);
  if (same.length === 0 && use === undefined) return undefined;
  const shown = new Map<string, { placeholder: Placeholder; in: MessageText }[]>();
  for (const text of same) {
    for (const placeholder of distinct(textParts(text.text).placeholders)) {
      shown.set(placeholder.name, [...(shown.get(placeholder.name) ?? []), { placeholder, in: text }]);
    }
  }
  const isMost = (texts: readonly { in: MessageText }[], of: number): boolean =>
    (texts.length + (texts[0]?.in === same[0] ? 0.5 : 0)) * 2 > of;
  return {
    names: new Map(
      [...shown].filter(([, texts]) => isMost(texts, same.length)).map(([name, texts]) => [name, mostCommon(texts)]),
    ),
    passed: use?.values,
    unshown: listUnshown(use?.values ?? [], [...shown.keys()]),
    usedAt: use && `${use.file}:${use.line}`,
  };
}

function listUnshown(passed: readonly string[], shown: readonly string[]): string[] {
  // An unknown name may be meant for it, and is reported itself.
  if (shown.some((name) => !passed.includes(name))) return [];
  return passed.filter((name) => name !== 'count' && !shown.includes(name));
}

/** Returns the format in which most locales show a value; on a tie that of the first one. */
function mostCommon(texts: readonly { readonly placeholder: Placeholder; readonly in: MessageText }[]) {
  const byFormat = new Map<string, { format: string; in: MessageText; votes: number }>();
  for (const { placeholder, in: text } of texts) {
    const format = getFormatName(placeholder.format);
    const earlier = byFormat.get(format) ?? { format, in: text, votes: 0 };
    byFormat.set(format, { ...earlier, votes: earlier.votes + 1 });
  }
  const [first, ...others] = byFormat.values();
  if (first === undefined) throw new Error('A name that nobody shows has no format');
  return others.reduce((most, one) => (one.votes > most.votes ? one : most), first);
}

function distinct(placeholders: readonly Placeholder[]): Iterable<Placeholder> {
  return new Map(placeholders.map((one) => [one.name, one])).values();
}

function checkText(
  id: string,
  key: string,
  text: MessageText,
  placeholders: readonly Placeholder[],
  { names, passed, usedAt, base }: Expected,
  sources: SourceTexts,
): Diagnostic[] {
  const isCounted = getPluralForm(key) !== undefined;
  const given = new Set(placeholders.map(({ name }) => name));
  const missing = new Set([...names.keys()].filter((name) => !given.has(name)));
  const told = [...placeholders].flatMap((one): Diagnostic[] => {
    // Computed lazily: few placeholders are reported, and locating one is the slowest part of this check.
    const at = (): Place | undefined => placeInText(text.value, sources, one);
    const isPassed = passed === undefined || passed.includes(one.name);
    if ((names.has(one.name) || (isCounted && one.name === 'count')) && isPassed) {
      return checkFormat(id, one, names.get(one.name), at);
    }
    const valid = [...new Set([...missing, ...(passed ?? names.keys())])].filter((name) => !given.has(name));
    const near = nearest(one.name, valid, 1)[0] ?? (valid.length === 1 ? valid[0] : undefined);
    if (near !== undefined) missing.delete(near);
    const why = isPassed ? 'which the other locales do not have' : `for which ${usedAt} passes no value`;
    const help = near === undefined ? values(passed ?? [...names.keys()]) : `Did you mean "{{${near}}}"?`;
    return [errorAt('message.placeholder', at(), `The text ${id} has the placeholder {{${one.name}}}, ${why}`, help)];
  });
  return [
    ...told,
    ...[...missing].flatMap((name) => missingName(id, key, text, name, otherPlace(name, names, base), passed)),
  ];
}

function otherPlace(name: string, names: Expected['names'], base: MessageText | undefined): MessageText | undefined {
  const has = base && textParts(base.text).placeholders.some((one) => one.name === name);
  return has ? base : names.get(name)?.in;
}

function values(names: readonly string[]): string {
  return names.length === 0 ? 'No values are passed to it.' : `Valid here: ${listed(names)}.`;
}

function missingName(
  id: string,
  key: string,
  text: MessageText,
  name: string,
  elsewhere: MessageText | undefined,
  passed: readonly string[] | undefined,
): Diagnostic[] {
  // A placeholder that no code passes is reported where it is used.
  if (passed !== undefined && !passed.includes(name)) return [];
  const message = `The text ${id} lacks the placeholder {{${name}}}`;
  const help = elsewhere && `${placeName(elsewhere.value)} has it.`;
  // A text for one item may spell the number out.
  const isForFew = name === 'count' && ['zero', 'one', 'two'].includes(getPluralForm(key) ?? '');
  return [(isForFew ? warningAt : errorAt)('message.placeholder', text.value, message, help)];
}

/** Warns about values that no text shows, which are rarely passed on purpose. */
function neverShown(id: string, text: MessageText, name: string, usedAt: string | undefined): Diagnostic {
  const message = `The text ${id} has no placeholder {{${name}}} in any locale, though a value is passed for it`;
  return warningAt('message.placeholder', text.value, message, `${usedAt} passes it.`);
}

function checkFormat(
  id: string,
  { name, format }: Placeholder,
  expected: { readonly format: string; readonly in: MessageText } | undefined,
  at: () => Place | undefined,
): Diagnostic[] {
  const kind = getFormatName(format);
  if (kind !== '' && !formats.includes(kind)) {
    const near = nearest(kind, formats, 1)[0];
    const help = near === undefined ? `Formats are ${listed(formats)}.` : `Did you mean "${near}"?`;
    return [
      errorAt('message.placeholder', at(), `The text ${id} gives {{${name}}} the unknown format "${kind}"`, help),
    ];
  }
  if (expected === undefined || kind === expected.format) return [];
  const message = `The text ${id} shows {{${name}}} ${described(kind)}, other locales ${described(expected.format)}`;
  return [errorAt('message.placeholder', at(), message, `See ${placeName(expected.in.value)}.`)];
}

/** Returns the kind of a format without its options, which may differ between locales: `currency(EUR)`. */
function getFormatName(format: string): string {
  return format.replace(/\(.*$/s, '').trim().toLowerCase();
}

function described(kind: string): string {
  return kind === '' ? 'as it is' : `as ${kind}`;
}
