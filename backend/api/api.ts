import type { Operation } from './operation.ts';
import type { SchemaRegistry } from './schema-registry.ts';

/** The operations of one or more descriptions, and the validators of their requests. */
export interface Api {
  readonly operations: readonly Operation[];
  readonly schemas: SchemaRegistry;
}
