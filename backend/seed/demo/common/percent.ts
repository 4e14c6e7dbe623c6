import type { SeedText } from '../../seed-data.ts';

/** A whole percentage as each language writes it: French and German keep a space that does not break. */
export function percent(value: number): SeedText {
  return { nl: `${value}%`, fr: `${value}\u00a0%`, de: `${value}\u00a0%`, en: `${value}%` };
}
