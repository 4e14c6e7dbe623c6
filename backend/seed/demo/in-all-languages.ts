import type { SeedText } from '../seed-data.ts';

/** One wording for every language: names of brands, codes and measures that need no translation. */
export function inAllLanguages(text: string): SeedText {
  return { nl: text, fr: text, de: text, en: text };
}
