import type { StoredVideo } from '../../db/schema/video.ts';
import type { SeedShop } from '../seed-data.ts';
import type { SeedVideo } from '../seed-editorial.ts';
import { allSeedLocales, byLocale, inLocale } from '../seed-locales.ts';
import type { PerLanguage, SeedLocale, SeedSearchTexts, SeedText } from '../seed-texts.ts';

/** A shop that is being seeded, with the data that every kind of row needs. */
export interface SeedContext {
  readonly shop: SeedShop;
  readonly shopId: string;
  readonly locales: readonly SeedLocale[];
  /** Returns the keys that are products of the shop, in their order, each once. */
  readonly productsAmong: (keys: readonly string[] | undefined) => string[];
  /** Returns a value in each of the shop's locales. */
  readonly inAll: <T>(values: PerLanguage<T>) => Record<string, T>;
}

export function createSeedContext(shop: SeedShop): SeedContext {
  const locales = shop.locales ?? allSeedLocales;
  const known = new Set(shop.products.map(({ key }) => key));
  return {
    shop,
    shopId: shop.id,
    locales,
    productsAmong: (keys = []) => [...new Set(keys)].filter((key) => known.has(key)),
    inAll: (values) => byLocale(values, locales),
  };
}

export function textOrNull(text: SeedText | undefined, locale: SeedLocale): string | null {
  return text ? inLocale(text, locale) : null;
}

/** Returns the texts for the head of a page. */
export function searchTexts({ metaTitle, metaDescription }: SeedSearchTexts, locale: SeedLocale) {
  return { metaTitle: textOrNull(metaTitle, locale), metaDescription: textOrNull(metaDescription, locale) };
}

/** Returns a timestamp in the morning of a day, so that it is the same day in every country of the shops. */
export function toMorning(day: string): Date {
  return new Date(`${day}T08:00:00Z`);
}

export function storedVideo(video: SeedVideo | undefined, inAll: SeedContext['inAll']): StoredVideo | null {
  return video ? { id: video.id, provider: video.provider, title: inAll(video.title) } : null;
}
