/** What a person is told about a diagnostic code by `explain CODE`. */
export interface CatalogueEntry {
  /** What is wrong when this code is printed, and why it matters. */
  readonly cause: string;
  /** A short input that draws it: lines of a config, a translation file, a spec, or a command. */
  readonly example: string;
  /** How it is put right. */
  readonly fix: string;
}

/** The codes of one area. A code is `<area>.<what>`, in lower case. */
export type CatalogueEntries = Readonly<Record<`${string}.${string}`, CatalogueEntry>>;
