import type { SeedHtml, SeedImage, SeedSlugs, SeedText } from '#backend/seed/seed-texts.ts';

/** Creates a text that contains its language. */
export function text(words: string): SeedText {
  return { nl: `${words} nl`, fr: `${words} fr`, de: `${words} de`, en: `${words} en` };
}

export const slugs = (word: string): SeedSlugs => ({
  nl: `${word}-nl`,
  fr: `${word}-fr`,
  de: `${word}-de`,
  en: `${word}-en`,
});
export const html = (words: string): SeedHtml => ({
  nl: `<p>${words} nl</p>`,
  fr: `<p>${words} fr</p>`,
  de: `<p>${words} de</p>`,
  en: `<p>${words} en</p>`,
});
export const picture = (key: string): SeedImage => ({ key, alt: text(`Picture ${key}`) });
