import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';

/** Maximum nesting of values; the deepest real schema has about thirty levels. */
export const deepest = 100;

/** Maximum size of a description in KiB. */
export const maxSpecKib = Number(process.env.SHOPGEN_MAX_SPEC_KIB) || 4096;

/**
 * Maximum number of tokens (keys, values, signs, line ends) by kind of file. A parser needs about a kilobyte for each,
 * so a limit of bytes alone would not bound memory. The largest real files have 2,600, 500 and 80,000.
 */
export const tokenLimits = { config: 50_000, messages: 50_000, spec: Math.ceil(maxSpecKib * 73.25) } as const;

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
  const raise =
    most === tokenLimits.spec ? ` SHOPGEN_MAX_SPEC_KIB=${maxSpecKib * 2} in the environment doubles the limit.` : '';
  return errorAt('file.too-large', place, message, `At most ${most} words, signs and line ends are read.${raise}`);
}
