/**
 * The languages of a data set, which is written by hand. References use keys: products name their category's key, links
 * name a product's key, images name a file. Ids in the API are these keys; slugs are per language.
 *
 * A locale takes the texts of its language (`nl-BE` those of `nl`). Where a text differs per country, a locale's own
 * entry stands beside the languages: `{ nl: '…', fr: '…', de: '…', en: '…', 'de-AT': '…' }`.
 */
export type SeedLanguage = 'nl' | 'fr' | 'de' | 'en';

export type SeedLocale = 'nl-NL' | 'nl-BE' | 'fr-BE' | 'fr-FR' | 'de-DE' | 'de-AT' | 'en-GB';

/** A value per language, at least in those of the shop's locales; a locale such as `de-AT` may have its own. */
export type PerLanguage<T> = Readonly<Record<string, T>>;

/** Plain text per language, without HTML. */
export type SeedText = PerLanguage<string>;

/** HTML per language: `p h2 h3 ul ol li strong em a blockquote table thead tbody tr th td` only. Links inside are absolute or none. */
export type SeedHtml = PerLanguage<string>;

/** Slugs per language: lower case words joined with hyphens. Unique per shop, kind of thing and language. */
export type SeedSlugs = PerLanguage<string>;

/** Old slugs, which redirect. */
export type SeedOldSlugs = Partial<Readonly<Record<SeedLanguage, readonly string[]>>>;

/** Integer cents excluding VAT, by currency (ISO 4217). */
export type SeedPrice = Readonly<Record<string, number>>;

/** An image: the file `<key>.webp` among the originals. */
export interface SeedImage {
  readonly key: string;
  /** Alternative text. */
  readonly alt: SeedText;
}

export interface SeedSearchTexts {
  /** For the head of the page, without the shop's name; default: the name or title. */
  readonly metaTitle?: SeedText;
  /** One or two sentences, up to about 160 characters. */
  readonly metaDescription?: SeedText;
}
