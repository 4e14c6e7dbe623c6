import type { Place, SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import type { Span } from './text-parts.ts';

/**
 * Returns the place of a part of a JSON text in its file.
 * @param value place of the whole text, quotes included
 */
export function placeInText(value: Place, sources: SourceTexts, { offset, length }: Span): Place {
  const line = sources.get(value.file)?.split('\n')[value.line - 1];
  if (line === undefined) return value;
  // After the opening quote.
  const start = skip(line, value.column, offset);
  return { ...value, column: start + 1, length: Math.max(1, skip(line, start, length) - start) };
}

/** Returns the index in the line after `units` units of the text; an escape counts as one. */
function skip(line: string, from: number, units: number): number {
  let at = from;
  for (let left = units; left > 0 && at < line.length; left -= 1) {
    if (line[at] === '\\') at += line[at + 1] === 'u' ? 6 : 2;
    else at += 1;
  }
  return at;
}
