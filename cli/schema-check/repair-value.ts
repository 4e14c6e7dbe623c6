import { domainToASCII } from 'node:url';
import { nearest } from '#cli/diagnostics/nearest.ts';

/** Conversions of common mistakes in the form of a value to what was probably meant. */
const habits: readonly ((value: string) => string)[] = [
  (value) => value.trim(),
  (value) => value.toLowerCase(),
  // A host with scheme, port or path.
  (value) => value.replace(/^[a-z]+:\/\//i, '').replace(/[:/].*$/s, ''),
  (value) =>
    value
      .replace(/^[a-z]+:\/\//i, '')
      .replace(/[:/].*$/s, '')
      .replace(/\.$/, '')
      .replaceAll('_', '-'),
  // A host with non-Latin letters, converted to Punycode.
  (value) => domainToASCII(value.replace(/^[a-z]+:\/\//i, '').replace(/[:/].*$/s, '')),
  (value) => value.replace(/^http:/i, 'https:'),
  // An origin without scheme, without encryption or with a path.
  (value) => value.replace(/^([a-z]+:)?(\/\/)?([^/]+).*$/is, 'https://$3'),
  (value) => value.replace(/^([a-z]+:)?(\/\/)?([^/:]+).*$/is, 'https://$3'),
  // A prefix without a leading slash, or with a trailing one.
  (value) => value.replace(/^\/*([^/]+).*$/s, '/$1'),
  // A locale in lower case, as in URLs, or in the notation of other systems.
  (value) =>
    value.replace(
      /^([a-z]+)[-_]([a-z]+)$/i,
      (_, language: string, country: string) => `${language.toLowerCase()}-${country.toUpperCase()}`,
    ),
  // A short hexadecimal colour.
  (value) => value.replace(/^#?(.)(.)(.)$/, '#$1$1$2$2$3$3'),
  (value) => `#${value}`,
  (value) => value.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, ''),
  // A length without a unit.
  (value) => value.replace(/^-?\d+(\.\d+)?$/, '$&px'),
  // A ratio.
  (value) => value.replace(/^(\d+)\s*[:/x]\s*(\d+)$/, '$1 / $2'),
];

/** Returns a value that fits a pattern and was probably meant; undefined when there is none. */
export function repairValue(value: string, pattern: RegExp): string | undefined {
  // A longer value was not written by hand.
  if (value.length > 500) return undefined;
  return habits
    .flatMap((habit) => [habit(value), habit(value).toLowerCase()])
    .find((candidate) => candidate !== value && candidate !== '' && pattern.test(candidate));
}

/** Returns the time zone nearest to a misspelt one. Called only for a diagnostic. */
export function nearestTimeZone(value: string): string | undefined {
  return nearest(value, Intl.supportedValuesOf('timeZone'), 1)[0];
}

const switches: readonly (readonly [meant: boolean, words: readonly string[]])[] = [
  [true, ['true', 'yes', 'on', 'y', '1']],
  [false, ['false', 'no', 'off', 'n', '0']],
];

/** Returns the boolean that a word stands for, misspelt or as other files write it; undefined when none is near. */
export function suggestBoolean(value: unknown): boolean | undefined {
  const word = String(value).trim().toLowerCase();
  const exact = switches.find(([, words]) => words.includes(word));
  return (exact ?? switches.find(([, [written = '']]) => nearest(word, [written], 1).length > 0))?.[0];
}

/** Converts a number to the text that was expected: as it is, with a unit or as a ratio; undefined when none fits. */
export function numberAsText(value: number, pattern: RegExp | undefined): string | undefined {
  const below = [1, 2, 3, 4, 5, 8, 9, 10].find((divisor) => Number.isInteger(value * divisor)) ?? 1;
  const candidates = [String(value), `${value}px`, `${value * below} / ${below}`];
  return candidates.find((text) => pattern?.test(text) !== false);
}
