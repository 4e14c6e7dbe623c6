/** The user's settings of a new locale, from options or answers. */
export interface LocaleWishes {
  /** The locale whose paths and texts are copied. */
  readonly from?: string;
  readonly name?: string;
  readonly currency?: 'EUR' | 'GBP';
  readonly timeZone?: string;
  /**
   * Sites that offer the locale, as `acoustic=acoustic-es.example`, with a path prefix after the host if the host is
   * shared.
   */
  readonly sites: readonly string[];
}
