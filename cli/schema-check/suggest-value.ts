import type { Located } from '#cli/sources/located.ts';
import { numberAsText, suggestBoolean } from './repair-value.ts';

/**
 * Returns a suggestion for a value of the wrong type, as the help of a diagnostic.
 * @param expected the schema's name of the type
 * @param pattern what the schema wants a text to look like there
 * @param node where the value was read
 */
export function suggestValue(
  expected: string,
  input: unknown,
  pattern: RegExp | undefined,
  node: Located | undefined,
): string | undefined {
  if (expected === 'boolean') {
    const meant = suggestBoolean(input);
    return meant === undefined ? undefined : `Did you mean ${meant}?`;
  }
  if (expected !== 'string') return undefined;
  if (typeof input === 'number' && Number.isFinite(input)) {
    const text = numberAsText(input, pattern);
    return text === undefined ? undefined : `In quotes it is a text: "${text}"`;
  }
  // An unquoted `{slug}` is parsed as a map with an empty value.
  const [name, ...more] = node?.kind === 'map' && node.entries.size === 0 ? node.removed.keys() : [];
  return name !== undefined && more.length === 0 ? `Braces need quotes: "{${name}}"` : undefined;
}
