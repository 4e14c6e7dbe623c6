import type { DocumentPath } from '#cli/openapi/document-path.ts';

/** Who sends what a schema describes: a caller, or the API. What one of them must bear, the other may do. */
export type Direction = 'request' | 'response';

/** One difference between two descriptions of an API. */
export interface Change {
  /** Whether a caller that fits the old description may not fit the new one. */
  readonly isBreaking: boolean;
  /** Where inside the operation: `answer 200 /items`, `query parameter page`. Empty for the operation itself. */
  readonly where: string;
  /** What has changed, to be read after `where`. */
  readonly message: string;
  /** Where to look: in the new description, or in the old one for what is gone. */
  readonly at: { readonly in: 'old' | 'new'; readonly path: DocumentPath };
}

/** A part of a description: the whole of it, and where the part stands. */
export interface Part {
  readonly document: unknown;
  readonly path: DocumentPath;
}
