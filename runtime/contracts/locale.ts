/** A BCP 47 tag such as `nl-BE`. Defined by `locales` in `site-configs/base.yaml`. */
export type Locale = string;

/** Settings of a locale. */
export interface LocaleSettings {
  /** ISO 639-1, e.g. `nl`. */
  readonly language: string;
  /** The name of the language and country as its speakers write it, for the language switcher. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 of the country whose VAT and delivery apply at first. */
  readonly country: string;
  /** ISO 4217, e.g. `EUR`. */
  readonly currency: string;
  /** IANA time zone, e.g. `Europe/Brussels`. */
  readonly timeZone: string;
}

/** The production address of a locale. */
export interface Domain {
  /** Host name without scheme and port, e.g. `www.acoustic-be.example`. */
  readonly host: string;
  /** Path prefix with a leading and no trailing slash (`/fr`), or `''`. */
  readonly prefix: string;
}
