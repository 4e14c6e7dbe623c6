import type { ProblemCode } from '../errors/problem.ts';

export const parameterPlaces = ['path', 'query', 'header'] as const;
export type ParameterPlace = (typeof parameterPlaces)[number];

export interface Parameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly required: boolean;
  /** Place of its schema for Ajv: the document's name and a JSON pointer. */
  readonly schemaRef: string;
  readonly default?: unknown;
}

/** The parts of an operation of a spec that serving it needs. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** As in the spec: `/Products/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly schemaRefs: ReadonlyMap<string, string> } | undefined;
  /** Names of the accepted security schemes; one of them must be met, unless the operation is anonymous. */
  readonly security: readonly string[];
  /** Whether the operation needs no credentials. A session that is sent must be valid all the same. */
  readonly anonymous: boolean;
  /** The answer to a path that names nothing. */
  readonly notFoundCode: ProblemCode;
}
