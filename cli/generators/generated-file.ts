/** A file that a generator wants to exist. Generators never touch a disk: `emit` is the only writer. */
export interface GeneratedFile {
  /** Inside its tree, with forward slashes: `routes/home.ts`. */
  readonly path: string;
  readonly text: string;
}

/** A folder of `generated/` that is written as a whole. */
export interface GeneratedTree {
  /** `contracts`, or the id of a site. */
  readonly name: string;
  readonly files: readonly GeneratedFile[];
}
