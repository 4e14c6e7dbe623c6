import { type Diagnostic, errorAt, type SourceTexts, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { withoutPlural } from './plural-suffix.ts';
import { type BraceFault, type Nesting, type Span, type TextParts, textParts } from './text-parts.ts';
import { placeInText } from './text-place.ts';
import type { LocaleTexts, NamespaceTexts } from './text-table.ts';

/** Returns the diagnostics of single texts: empty ones, surrounding spaces, braces and markup. */
export function checkWording(
  { namespace, files }: NamespaceTexts,
  { file }: LocaleTexts,
  table: readonly NamespaceTexts[],
  sources: SourceTexts,
): Diagnostic[] {
  return [...file.texts].flatMap(([key, { text, value, isNoText }]): Diagnostic[] => {
    if (isNoText) return [];
    const name = `${namespace}:${key}`;
    if (text.trim() === '') return [errorAt('message.empty', value, `The text ${name} is empty`)];
    const parts = textParts(text);
    const at = (span: Span) => placeInText(value, sources, span);
    return [
      ...spaceAround(text).map((span) => {
        const side = span.offset === 0 ? 'begins' : 'ends';
        return warningAt('message.space', at(span), `The text ${name} ${side} with a space`, 'Remove it.');
      }),
      ...parts.faults.map((fault) => braceFault(name, fault, at(fault), expectedNames(files, key, parts))),
      ...parts.markup.map((span) => {
        const help = 'Texts are shown as they are: write the character itself, and leave tags away.';
        const shown = text.slice(span.offset, span.offset + span.length);
        return warningAt('message.markup', at(span), `Visitors would see ${shown} in the text ${name}`, help);
      }),
      ...parts.nestings.flatMap((nesting) => checkNesting(name, nesting, table, at(nesting))),
    ];
  });
}

function spaceAround(text: string): Span[] {
  const before = text.length - text.trimStart().length;
  const after = text.length - text.trimEnd().length;
  return [
    ...(before > 0 ? [{ offset: 0, length: before }] : []),
    ...(after > 0 ? [{ offset: text.length - after, length: after }] : []),
  ];
}

/** Returns the placeholders that the other locales have in a text and this one does not. */
function expectedNames(files: NamespaceTexts['files'], key: string, { placeholders }: TextParts): string[] {
  const names = [...files.values()].flatMap(({ texts }) =>
    textParts(texts.get(key)?.text ?? '').placeholders.map(({ name }) => name),
  );
  return [...new Set(names)].filter((name) => placeholders.every((given) => given.name !== name));
}

function braceFault(name: string, fault: BraceFault, at: Diagnostic['place'], expected: readonly string[]): Diagnostic {
  const wanted = expected.includes(fault.name) ? fault.name : expected[0];
  const help = wanted === undefined ? 'A placeholder is written as {{name}}.' : `Did you mean "{{${wanted}}}"?`;
  const words: Readonly<Record<BraceFault['kind'], string>> = {
    single: 'with single braces it is no placeholder, and visitors would see it',
    unbalanced: 'a placeholder has two braces on either side',
    unnamed: 'a placeholder has one name, and nothing else but a format behind a comma',
    stray: 'visitors would see it',
  };
  const message = `"${fault.text}" in the text ${name}: ${words[fault.kind]}`;
  // Braces may be intended as text, unless an expected name shows otherwise.
  const isMeant = fault.kind === 'stray' || (fault.kind === 'single' && !expected.includes(fault.name));
  return isMeant ? warningAt('message.syntax', at, message, help) : errorAt('message.syntax', at, message, help);
}

/** `$t(…)` has to name a text that there is. */
function checkNesting(
  name: string,
  { key }: Nesting,
  table: readonly NamespaceTexts[],
  at: Diagnostic['place'],
): Diagnostic[] {
  const known = new Set(
    table.flatMap(({ namespace, files }) =>
      [...files.values()].flatMap(({ texts }) => [...texts.keys()].map((one) => `${namespace}:${withoutPlural(one)}`)),
    ),
  );
  if (known.has(key)) return [];
  const message = `The text ${name} puts in the text "${key}", which does not exist`;
  return [errorAt('message.nesting', at, message, suggest(key, known))];
}
