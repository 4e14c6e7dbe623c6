import type { Locale } from './locale.ts';

/**
 * The files of a client build as the document refers to them. All are absolute paths on the storefront's own origin
 * (`/assets/entry-3f9a.js`), so the same build serves every host of the site.
 */
export interface ClientManifest {
  /** The loader: the script of every page, which loads the entry when needed. */
  readonly loader: string;
  /** The module whose `start` hydrates the page with the `siteData` of a locale. */
  readonly entry: string;
  /** Chunks that the entry imports statically: `react`, `lib`. */
  readonly imports: readonly string[];
  /** Styles of every page. */
  readonly stylesheet: string;
  /** Additional styles of a route. */
  readonly routeStyles: Readonly<Partial<Record<string, string>>>;
  /** Additional styles of all routes, loaded after the first page. */
  readonly furtherStyles?: string;
  /** WOFF2 files that every page fetches. */
  readonly fonts: readonly string[];
  /** Chunks that a route loads besides the entry and its imports. */
  readonly routes: Readonly<Partial<Record<string, readonly string[]>>>;
  /** The module with the `siteData` of a locale's pages: its texts, and what of the site they know. */
  readonly siteData: Readonly<Record<Locale, string>>;
  /** The module with a locale's third parties, for locales with any. */
  readonly thirdParties: Readonly<Record<Locale, string>>;
  /** Modules that run before the entry; the development server puts its client there. */
  readonly preludes?: readonly string[];
}
