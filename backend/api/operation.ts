import type { ProblemCode } from '../errors/problem.ts';

export type ParameterPlace = 'path' | 'query' | 'header';

export interface Parameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly required: boolean;
  /** Where its schema stands, for Ajv: the document's name and a JSON pointer. */
  readonly schemaRef: string;
  readonly default: unknown;
}

/** One operation of a spec, as far as serving it needs. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** As in the spec: `/Products/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly schemaRefs: ReadonlyMap<string, string> } | undefined;
  /** Names of the security schemes that are taken; one of them must be met, unless anyone may call. */
  readonly security: readonly string[];
  /** Whether anyone may call. A session that is sent has to be good all the same. */
  readonly anonymous: boolean;
  /** What a path that names nothing is answered with. */
  readonly notFoundCode: ProblemCode;
}
