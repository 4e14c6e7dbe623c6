/** What a site is generated from, for the heads of its files. Paths are relative to the root. */
export interface SiteSources {
  /** Configuration files from the lowest layer to the site's own. */
  readonly layers: readonly string[];
}
