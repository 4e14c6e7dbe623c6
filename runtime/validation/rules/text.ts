import { type RuleKey, string } from '../yup.ts';

/**
 * Creates the rule for a line of text, trimmed. An empty one is absent; control characters, which pasting brings, count
 * as spaces, since the specs reject them.
 *
 * @param longest - Characters.
 */
export function line(maxLength: number) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanLine(value) : (value ?? undefined)))
    .test(atMost(maxLength));
}

/**
 * Creates the rule for text of several lines. All line breaks become `\n`.
 *
 * @param longest - Characters.
 */
export function paragraphs(maxLength: number) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanParagraphs(value) : (value ?? undefined)))
    .test(atMost(maxLength));
}

/** Creates the rule for text byte for byte, such as a password; an empty field is absent. */
export function exactly() {
  return string().transform((value: unknown) => (value === '' ? undefined : (value ?? undefined)));
}

function cleanLine(text: string): string | undefined {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim() || undefined;
}

function cleanParagraphs(text: string): string | undefined {
  const written = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
  return written.trim() || undefined;
}

/**
 * Characters as the specs count them (JSON Schema 2020-12, validation, section 6.3): an emoji is one, where yup counts
 * two.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Creates a test like yup's `max`, in characters. */
export function atMost(max: number) {
  return {
    name: 'max',
    message: 'yup:string.max' satisfies RuleKey,
    params: { max },
    skipAbsent: true,
    test: (value: string | undefined) => value === undefined || countCharacters(value) <= max,
  };
}

/** Creates a test like yup's `min`, in characters. */
export function atLeast(min: number) {
  return {
    name: 'min',
    message: 'yup:string.min' satisfies RuleKey,
    params: { min },
    skipAbsent: true,
    test: (value: string | undefined) => value === undefined || countCharacters(value) >= min,
  };
}
