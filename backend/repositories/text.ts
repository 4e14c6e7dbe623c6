import type { TextByLocale } from '../db/schema/column-types.ts';

/** A label in a locale. Seeding writes every label in every locale of the shop, so an absent one is our mistake. */
export function textIn(texts: TextByLocale, locale: string): string {
  const text = texts[locale];
  if (text === undefined) throw new Error(`A label has no text in ${locale}: ${JSON.stringify(texts).slice(0, 200)}`);
  return text;
}
