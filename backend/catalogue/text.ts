import type { TextByLocale } from '../db/schema/column-types.ts';

/** Returns a label in a locale. Seeding writes every label in every locale of the shop, so a missing one is a bug. */
export function getText(texts: TextByLocale, locale: string): string {
  const text = texts[locale];
  if (text === undefined) throw new Error(`A label has no text in ${locale}: ${JSON.stringify(texts).slice(0, 200)}`);
  return text;
}

/** Returns the texts for the head of a page, where they differ from title and intro. */
export function searchTexts(row: { readonly meta_title: string | null; readonly meta_description: string | null }): {
  metaTitle?: string;
  metaDescription?: string;
} {
  return {
    ...(row.meta_title !== null && { metaTitle: row.meta_title }),
    ...(row.meta_description !== null && { metaDescription: row.meta_description }),
  };
}
