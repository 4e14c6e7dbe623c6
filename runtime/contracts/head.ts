import type { Locale } from './locale.ts';

/** The head of a screen. The server writes it into the document, the browser updates it. */
export interface Head {
  /** Without the shop name, which is appended. */
  readonly title: string;
  readonly description: string;
  /** Paths of the same item per locale, with prefix and query: the source of canonical and hreflang. */
  readonly alternates: Partial<Readonly<Record<Locale, string>>>;
  /** False keeps the page out of search engines. */
  readonly index?: boolean;
  /**
   * Whether the page stands in a frame of another website: without header, footer, scripts and third parties. Its links open in a new
   * tab, as a frame has no cookies of the shop.
   */
  readonly framed?: true;
  /** Path of the image for shared links. */
  readonly image?: string;
  /** schema.org objects, written as `application/ld+json`. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
}
