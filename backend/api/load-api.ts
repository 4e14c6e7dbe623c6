import type { Api } from './api.ts';
import { readCompiledApi } from './compiled-api.ts';
import { loadSpec } from './load-spec.ts';
import { createSchemaRegistry } from './schema-registry.ts';

/** Loads an API from its compiled descriptions, or from the descriptions themselves. @param files - YAML. */
export async function loadApi(files: readonly string[]): Promise<Api> {
  const compiled = await readCompiledApi(files);
  if (compiled) return compiled;
  const specs = await Promise.all(files.map(loadSpec));
  return { operations: specs.flatMap(({ operations }) => operations), schemas: await createSchemaRegistry(specs) };
}
