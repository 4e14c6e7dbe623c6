import type { DocumentPath } from '#cli/openapi/document-path.ts';
import type { RuleId } from './rules.ts';

/** The sender of what a schema describes: `request` is sent by the caller, `response` by the API. */
export type Direction = 'request' | 'response';

/** One difference between two descriptions of an API. */
export interface Change {
  /** The kind of change. */
  readonly rule: RuleId;
  /** Where inside the operation: `answer 200 /items`, `query parameter page`. Empty for the operation itself. */
  readonly where: string;
  /** The change, as the continuation of `where`. */
  readonly message: string;
  /** The place of the change: in the new description, or in the old one for what was removed. */
  readonly at: { readonly in: 'old' | 'new'; readonly path: DocumentPath };
}

/** A part of a description, with the whole document and the part's path in it. */
export interface Part {
  readonly document: unknown;
  readonly path: DocumentPath;
}
