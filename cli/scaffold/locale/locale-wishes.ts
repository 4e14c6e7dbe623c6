/** What a person has said about a new locale, by options or answers. */
export interface LocaleWishes {
  /** The locale whose paths and texts it begins with. */
  readonly from?: string;
  readonly name?: string;
  readonly currency?: 'EUR' | 'GBP';
  readonly timeZone?: string;
  /** Sites that offer it, as `acoustic=acoustic-es.example`, with a prefix behind the host where it shares one. */
  readonly sites: readonly string[];
}
