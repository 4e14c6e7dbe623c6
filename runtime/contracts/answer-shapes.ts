/**
 * What an answer has to look like for the storefront to work with it: kinds of values, and which properties there have to be. Formats,
 * bounds and allowed values do not count, and what is not described is ignored, so that an API can grow.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'any'
  /** One of the named shapes. */
  | { readonly ref: string }
  | { readonly list: Shape }
  /** An object whose properties have any names. */
  | { readonly map: Shape }
  /** An object, by the properties that it has and may have. */
  | { readonly has: Readonly<Record<string, Shape>>; readonly may?: Readonly<Record<string, Shape>> }
  | { readonly all: readonly Shape[] }
  | { readonly one: readonly Shape[] }
  /** An object whose shape follows from a property; one with a value that is not known here is taken as it is. */
  | { readonly by: string; readonly of: Readonly<Record<string, Shape>> };

/** Answers of an API that an area of `runtime/rpc` asks for: generated from its description. */
export interface AnswerShapes {
  readonly shapes: Readonly<Record<string, Shape>>;
  /** By method and path as the description writes them: `GET /Products/{id}`. Operations that answer no JSON have none. */
  readonly operations: Readonly<Record<string, Shape>>;
}
