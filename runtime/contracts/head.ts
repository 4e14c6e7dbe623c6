import type { Locale } from './locale.ts';

/** What a screen says of itself outside the page body. The server writes it into the document, the browser keeps it up to date. */
export interface Head {
  /** Without the shop name, which is appended. */
  readonly title: string;
  readonly description: string;
  /** Paths per locale, prefix and meaningful query included, of this same item: canonical and hreflang come from it. */
  readonly alternates: Partial<Readonly<Record<Locale, string>>>;
  /** False keeps the page out of search engines. */
  readonly index?: boolean;
  /** Path of the picture shown when the page is shared. */
  readonly image?: string;
  /** schema.org objects, written as `application/ld+json`. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
}
