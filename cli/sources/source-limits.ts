import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';

/** How deep values may be nested; the deepest honest schema has about thirty levels. */
export const deepest = 100;

/**
 * How many tokens (keys, values, signs, line ends) a file of a kind may have. A parser needs about a kilobyte for each,
 * so that the number of bytes alone would not keep memory in bounds. The largest real ones have 2,600, 500 and 80,000.
 */
export const tokenLimits = { config: 50_000, messages: 50_000, spec: 300_000 } as const;

export function tooDeep(place: Place): Diagnostic {
  const message = `${place.file} is nested more than ${deepest} levels deep here`;
  return errorAt(
    'file.too-deep',
    place,
    message,
    'Nothing that shopgen reads needs that: a bracket may not be closed.',
  );
}

export function tooMuch(place: Place, most: number): Diagnostic {
  const message = `${place.file} holds more keys and values than shopgen reads: the limit is reached here`;
  return errorAt('file.too-large', place, message, `At most ${most} words, signs and line ends are read.`);
}
