/** The explanation of a diagnostic code, as `explain CODE` prints it. */
export interface CatalogueEntry {
  /** The problem, and why it matters. */
  readonly cause: string;
  /** A short input that causes the diagnostic: lines of a config, a translation file, a spec, or a command. */
  readonly example: string;
  /** How to fix it. */
  readonly fix: string;
}

/** The codes of one area. A code is `<area>.<what>`, in lower case. */
export type CatalogueEntries = Readonly<Record<`${string}.${string}`, CatalogueEntry>>;
