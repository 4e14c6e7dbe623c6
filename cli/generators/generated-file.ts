/** A file that a generator returns. Generators never write to the disk: only `emit` does. */
export interface GeneratedFile {
  /** Inside its tree, with forward slashes: `routes/home.ts`. */
  readonly path: string;
  readonly text: string;
}

/** A folder of `generated/` that is always written as a whole. */
export interface GeneratedTree {
  /** `contracts`, or the id of a site. */
  readonly name: string;
  readonly files: readonly GeneratedFile[];
}

/** Returns whether cached results are files. */
export function isFiles(value: unknown): value is GeneratedFile[] {
  return Array.isArray(value);
}
