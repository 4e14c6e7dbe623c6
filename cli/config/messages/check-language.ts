import { type Diagnostic, hintAt, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { placeInText } from './text-place.ts';
import type { LocaleTexts, NamespaceTexts } from './text-table.ts';

/** Fewer words may be a name, or the same in two languages. */
const leastWords = 5;

/** Parts of a text's words that a language knows from its other texts: at most of its own, at least of another. */
const share = { own: 0.5, other: 0.75 };

/** In how many texts a word is: language → word → number. */
export type WordCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Counts the words of one namespace's base texts by language. A text that locales of a language share counts once. */
export function countWords({ files }: NamespaceTexts): WordCounts {
  const counts = new Map<string, Map<string, number>>();
  const seen = new Set<string>();
  for (const [locale, { texts }] of files) {
    const language = getLanguage(locale);
    const words = counts.get(language) ?? new Map<string, number>();
    counts.set(language, words);
    for (const { text } of texts.values()) {
      if (seen.has(`${language}:${text}`)) continue;
      seen.add(`${language}:${text}`);
      for (const word of new Set(listWords(text))) words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return Object.fromEntries([...counts].map(([language, words]) => [language, Object.fromEntries(words)]));
}

/** The words of several languages. */
export interface Vocabulary {
  readonly languages: readonly string[];
  /** Returns whether a word is in that many texts of a language. */
  has(language: string, word: string, least: number): boolean;
}

/** Puts the words of all namespaces together. */
export function createVocabulary(all: readonly WordCounts[]): Vocabulary {
  const languages = new Map<string, Map<string, number>>();
  for (const counts of all) {
    for (const [language, words] of Object.entries(counts)) {
      const sums = languages.get(language) ?? new Map<string, number>();
      languages.set(language, sums);
      for (const [word, count] of Object.entries(words)) sums.set(word, (sums.get(word) ?? 0) + count);
    }
  }
  return {
    languages: [...languages.keys()],
    has: (language, word, least) => (languages.get(language)?.get(word) ?? 0) >= least,
  };
}

/** Returns all that a vocabulary says of the words of a namespace, for a key. */
export function describeKnown(counts: WordCounts, vocabulary: Vocabulary): string {
  const words = [...new Set(Object.values(counts).flatMap((all) => Object.keys(all)))].sort();
  const known = words.map((word) =>
    vocabulary.languages.map((language) =>
      vocabulary.has(language, word, 2) ? 2 : Number(vocabulary.has(language, word, 1)),
    ),
  );
  return `${vocabulary.languages}:${known.flat().join('')}`;
}

/**
 * Returns a hint for each text that seems to be in another locale's language: its words are those of that language's texts, not
 * those of its own. It needs no dictionary, so it knows every language that a project has texts in.
 */
export function checkLanguage(
  { namespace, files }: NamespaceTexts,
  { locale, file, isOver }: LocaleTexts,
  vocabulary: Vocabulary,
  sources: SourceTexts,
): Diagnostic[] {
  const own = getLanguage(locale);
  const others = vocabulary.languages.filter((language) => language !== own);
  return [...file.texts].flatMap(([key, { text, value, isNoText }]): Diagnostic[] => {
    const words = isNoText ? [] : listWords(text);
    if (words.length < leastWords) return [];
    const getShare = (language: string, least: number): number =>
      words.filter((word) => vocabulary.has(language, word, least)).length / words.length;
    // A base text is itself one of those of its language.
    if (getShare(own, isOver ? 1 : 2) > share.own) return [];
    // So it is of another that has the same, such as one that is not translated yet.
    const same = [...files].filter(([, other]) => other.texts.get(key)?.text === text).map(([id]) => getLanguage(id));
    const [nearest] = others
      .map((language) => ({ language, part: getShare(language, same.includes(language) ? 2 : 1) }))
      .sort((a, b) => b.part - a.part);
    if (nearest === undefined || nearest.part < share.other) return [];
    const message = `The text ${namespace}:${key} of ${locale} seems to be in ${nameLanguage(nearest.language)}`;
    const place = placeInText(value, sources, { offset: 0, length: text.length });
    return [hintAt('message.language', place, message, `Write it in ${nameLanguage(own)}.`)];
  });
}

/** Returns the words of a text without placeholders and addresses, in lower case. */
function listWords(text: string): readonly string[] {
  const plain = text.replace(/\{\{[^{}]*\}\}|\$t\([^)]*\)|\S+@\S+|https?:\S+/g, ' ');
  return plain.toLowerCase().match(/\p{L}+/gu) ?? [];
}

const getLanguage = (locale: string): string => locale.split('-')[0] ?? locale;

const nameLanguage = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
