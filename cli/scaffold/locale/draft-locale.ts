import { siteConfigSchema } from '#cli/config/schema/site-config-schema.ts';
import { listed, suggest } from '#cli/diagnostics/nearest.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import type { LocaleSettings } from '#runtime/contracts/locale.ts';
import type { KnownLocale, KnownProject } from '../site/known-project.ts';
import { describeLocale } from './describe-locale.ts';
import type { LocaleWishes } from './locale-wishes.ts';

/** A new locale: its entries in `base.yaml`, and the source of its first paths and texts. */
export interface LocaleDraft {
  readonly locale: string;
  readonly settings: LocaleSettings;
  readonly from: string;
  /** Whether its texts have to be translated, not only reviewed. */
  readonly isTranslated: boolean;
}

/** @throws UsageError for what is not written like a locale. */
export function checkTag(locale: string): void {
  if (siteConfigSchema.shape.defaultLocale.safeParse(locale).success) return;
  const [, language, country] = /^([a-z]{2,3})[-_]([a-z]{2})$/i.exec(locale) ?? [];
  const meant =
    language === undefined || country === undefined ? '' : `${language.toLowerCase()}-${country.toUpperCase()}`;
  throw new UsageError(
    `${locale} is no locale: language and country, such as es-ES${meant === '' ? '' : `\nDid you mean ${meant}?`}`,
  );
}

/**
 * Decides everything about a new locale.
 * @throws UsageError naming what cannot be guessed.
 */
export function draftLocale(locale: string, wishes: LocaleWishes, known: KnownProject): LocaleDraft {
  const guess = describeLocale(locale, known.locales);
  const name = wishes.name ?? guess.name;
  const timeZone = wishes.timeZone ?? guess.timeZone;
  const missing = [name === undefined && '--name', timeZone === undefined && '--time-zone'].filter(Boolean);
  if (name === undefined || timeZone === undefined) {
    throw new UsageError(`Missing: ${missing.join(', ')}\nThey do not follow from ${locale}.`);
  }
  const { language, country } = guess;
  const settings = { language, name, country, currency: wishes.currency ?? guess.currency, timeZone };
  const parsed = siteConfigSchema.shape.locales.safeParse({ [locale]: settings });
  if (!parsed.success) {
    throw new UsageError(
      parsed.error.issues.map(({ path, message }) => `${String(path.at(-1))}: ${message}`).join('\n'),
    );
  }
  const from = chooseSource(wishes.from, guess.language, known);
  return { locale, settings, from: from.locale, isTranslated: from.language !== guess.language };
}

function chooseSource(wish: string | undefined, language: string, known: KnownProject): KnownLocale {
  if (wish === undefined) return nearestSource(language, known);
  const source = known.locales.find((one) => one.locale === wish);
  if (source !== undefined) return source;
  const there = known.locales.map((one) => one.locale);
  throw new UsageError(
    `--from names ${wish}, which is not supported\n${suggest(wish, there) ?? `There are ${listed(there)}.`}`,
  );
}

/**
 * Returns a locale of the same language, else an English one, which most translators can work from, else the default.
 */
export function nearestSource(language: string, { locales, defaultLocale }: KnownProject): KnownLocale {
  const source =
    locales.find((one) => one.language === language) ??
    locales.find((one) => one.language === 'en') ??
    locales.find((one) => one.locale === defaultLocale) ??
    locales[0];
  if (source === undefined) throw new UsageError('There is no locale to begin with');
  return source;
}
