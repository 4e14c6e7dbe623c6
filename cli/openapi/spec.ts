import type { Located } from '#cli/sources/located.ts';
import type { SourceFile } from '#cli/sources/read-text.ts';
import type { Complaint } from './checks/spec-complaints.ts';
import type { JsonObject } from './json-value.ts';

export const apiNames = ['product', 'content'] as const;
export type ApiName = (typeof apiNames)[number];

/** Returns the path of an API's description, relative to the root. */
export function specFile(api: ApiName): string {
  return `openapi/${api}-api.yaml`;
}

/** One operation of an API. */
export interface Operation {
  /** Lower case. */
  readonly method: string;
  readonly path: string;
  readonly operationId?: string | undefined;
}

/** A description that was read; the document is parsed only on first use. */
export interface Spec {
  readonly api: ApiName;
  readonly source: SourceFile;
  /** As OpenAPI 3.1 writes it, where it can be converted. */
  readonly document: JsonObject;
  /** What keeps a description of OpenAPI 3.0 from being converted. */
  readonly lossy: readonly Complaint[];
  readonly operations: readonly Operation[];
  /** Returns the values with their places, from what the parser has already found. */
  readonly locate?: () => Located | undefined;
}
