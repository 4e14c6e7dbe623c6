import type { LoadedMessages, MessageFile, MessageFiles } from './load-messages.ts';
import { textParts } from './text-parts.ts';

/** How much longer a text becomes: about what German takes of an English one. */
const growth = 0.4;

/** Letters that stay readable; those of Latin-1 and Latin Extended-A, which the typefaces of shops have. */
const accented: Readonly<Record<string, string>> = {
  ...{ a: 'å', c: 'ç', e: 'é', g: 'ğ', i: 'î', n: 'ñ', o: 'ö', r: 'ř', s: 'š', u: 'û', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', E: 'É', G: 'Ğ', I: 'Î', N: 'Ñ', O: 'Ö', R: 'Ř', S: 'Š', U: 'Û', Y: 'Ý', Z: 'Ž' },
};

/**
 * Returns a text with accents, about 40 % longer and in brackets: one that is cut off lacks a bracket. Placeholders, references to other texts
 * and markup stay as they are.
 *
 *     In winkelwagen → [Îñ wîîîñkéélwååğééñ]
 */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const { placeholders, nestings, markup } = textParts(text);
  const fixed = [...placeholders, ...nestings, ...markup].sort((a, b) => a.offset - b.offset);
  let result = '';
  let at = 0;
  for (const { offset, length } of fixed) {
    if (offset < at) continue;
    result += `${lengthen(text.slice(at, offset))}${text.slice(offset, offset + length)}`;
    at = offset + length;
  }
  return `[${result}${lengthen(text.slice(at))}]`;
}

/** Repeats small vowels, as often as it takes. */
function lengthen(words: string): string {
  let owed = 0;
  let result = '';
  for (const letter of words) {
    owed += growth;
    const more = /[aeiouyäëïöüáéíóúàèìòùâêîôû]/.test(letter) ? Math.floor(owed) : 0;
    owed -= more;
    result += (accented[letter] ?? letter).repeat(more + 1);
  }
  return result;
}

/** Returns the texts of a project in the alphabet of {@link pseudoText}. Those of the APIs are not among them. */
export function pseudoMessages(messages: LoadedMessages): LoadedMessages {
  return {
    ...messages,
    base: mapFiles(messages.base),
    bundles: new Map([...messages.bundles].map(([bundle, files]) => [bundle, mapFiles(files)])),
  };
}

function mapFiles(files: MessageFiles): MessageFiles {
  return new Map(
    [...files].map(([locale, own]) => [
      locale,
      new Map([...own].map(([namespace, file]) => [namespace, file && pseudoFile(file)])),
    ]),
  );
}

function pseudoFile({ file, hash, tree, texts, nestings, keysHash }: MessageFile): MessageFile {
  return {
    ...{ file, tree, nestings, keysHash },
    // What is rendered of these texts is remembered by it.
    hash: `pseudo ${hash}`,
    texts: new Map([...texts].map(([key, { text, ...rest }]) => [key, { ...rest, text: pseudoText(text) }])),
  };
}
