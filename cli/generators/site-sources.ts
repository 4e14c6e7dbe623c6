/** The sources of a site, for the headers of its generated files. Paths are relative to the root. */
export interface SiteSources {
  /** Configuration files from the lowest layer to the site's own. */
  readonly layers: readonly string[];
}
