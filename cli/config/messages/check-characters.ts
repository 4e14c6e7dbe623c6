import { type Diagnostic, errorAt, type SourceTexts, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { findMojibake } from './find-mojibake.ts';
import type { Span } from './text-parts.ts';
import { placeInText } from './text-place.ts';
import type { LocaleTexts, NamespaceTexts } from './text-table.ts';

/** Characters that a visitor does not see as one, and what they do. */
const strange: readonly { readonly pattern: RegExp; readonly what: string; readonly help: string }[] = [
  {
    pattern: /[\u202A-\u202E\u2066-\u2069]/,
    what: 'a character that turns the direction of what follows (UAX 9)',
    help: 'Remove it: texts can be made to read as something else with it.',
  },
  {
    // A joiner within an emoji is part of it.
    pattern: /[\u200B\u200C\u2060\uFEFF\u00AD]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/u,
    what: 'a character without width',
    help: 'Remove it: nobody sees it, and searches for the word do not find it.',
  },
  {
    pattern: /(?![\t\n])[\p{Cc}\u2028\u2029]/u,
    what: 'a control character',
    help: 'Remove it.',
  },
];

/** Words that stand where a text is still to be written. */
const leftover = /\b(?:TODO|FIXME|XXX|TBD|TBC)\b|\blorem ipsum\b|\?{3,}/i;

/** Returns the diagnostics of characters that no text should have, of texts that were read in a wrong encoding, and of texts that are still to be written. */
export function checkCharacters(
  { namespace }: NamespaceTexts,
  { file }: LocaleTexts,
  sources: SourceTexts,
): Diagnostic[] {
  return [...file.texts].flatMap(([key, { text, value, isNoText }]): Diagnostic[] => {
    if (isNoText) return [];
    const name = `${namespace}:${key}`;
    const at = (span: Span) => placeInText(value, sources, span);
    const found: Diagnostic[] = [];
    const half = text.search(/\p{Surrogate}/u);
    if (half !== -1) {
      const message = `The text ${name} has half of a character, ${nameCharacter(text, half)}`;
      found.push(errorAt('message.characters', at({ offset: half, length: 1 }), message, 'Write the whole character.'));
    }
    const mojibake = findMojibake(text);
    // Bytes of a character may be control characters in the other encoding.
    const rest = mojibake === undefined ? text : blank(text, mojibake);
    for (const { pattern, what, help } of strange) {
      const offset = rest.search(pattern);
      if (offset === -1) continue;
      const message = `The text ${name} has ${what}, ${nameCharacter(text, offset)}`;
      found.push(warningAt('message.characters', at({ offset, length: 1 }), message, help));
    }
    if (mojibake !== undefined) {
      const shown = text.slice(mojibake.offset, mojibake.offset + mojibake.length);
      const message = `"${shown}" in the text ${name} is UTF-8 that was read in another encoding`;
      found.push(warningAt('message.encoding', at(mojibake), message, `Did you mean "${mojibake.meant}"?`));
    }
    const unwritten = leftover.exec(text);
    if (unwritten) {
      const span = { offset: unwritten.index, length: unwritten[0].length };
      const message = `"${unwritten[0]}" in the text ${name} seems to stand for a text that is still to be written`;
      found.push(warningAt('message.leftover', at(span), message, 'Write what visitors are to read.'));
    }
    return found;
  });
}

const blank = (text: string, { offset, length }: Span): string =>
  text.slice(0, offset) + ' '.repeat(length) + text.slice(offset + length);

const nameCharacter = (text: string, offset: number): string =>
  `U+${text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0')}`;
