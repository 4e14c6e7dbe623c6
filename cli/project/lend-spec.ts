import type { JsonObject } from '#cli/openapi/json-value.ts';
import { type LentSpec, lendOperations } from '#cli/openapi/lend-operations.ts';
import type { ApiName } from '#cli/openapi/spec.ts';
import type { RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import { loadCheckedDocuments } from '#cli/type-check/checked-specs.ts';

/**
 * Adds to a description the operations that the runtime calls and it lacks, from the one that this package was checked with: sites without
 * the features that call them need none of them, but the code of these features is compiled all the same.
 */
export async function lendSpec(api: ApiName, document: JsonObject, usage: RuntimeUsage): Promise<LentSpec> {
  const reference = await loadCheckedDocuments();
  if (reference === undefined) return { document, lent: [] };
  const operations = usage.operations.filter((use) => use.api === api || use.api === 'either');
  return lendOperations(document, reference[api], { operations, schemas: usage.schemas ?? [] });
}
