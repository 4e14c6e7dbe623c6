import { number } from '../yup.ts';

/** Creates the rule for a whole number between two others, as typed. */
export function wholeNumber(least: number, most: number) {
  return number()
    .transform((_, original: unknown) => parse(original))
    .integer()
    .min(least)
    .max(most);
}

/** Parses a number with either decimal sign, so that `2,5` is rejected as not whole rather than as no number. */
function parse(typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed;
  if (typeof typed !== 'string' || typed.trim() === '') return undefined;
  return /^-?[0-9]{1,15}([.,][0-9]{1,6})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : Number.NaN;
}
