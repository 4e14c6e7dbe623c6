import { hasErrors } from '#cli/diagnostics/diagnostic.ts';
import { createSpecCache, type SpecCacheEntry } from '#cli/emit/spec-cache.ts';
import type { ApiName } from '#cli/openapi/spec.ts';
import type { Project } from './load-project.ts';

/** Stores the results of the descriptions' checks for the next command. */
export async function rememberSpecs(
  root: string,
  { specs, validation }: Project,
  apiTypes: Readonly<Partial<Record<ApiName, string>>>,
): Promise<void> {
  const { fresh, diagnostics } = validation;
  const cache = createSpecCache(root);
  if (specs.some(({ isRemembered }) => !isRemembered)) {
    const entries = specs.flatMap(({ api, hash, operations, types, diagnostics: own }): [string, SpecCacheEntry][] => {
      const text = types !== undefined && 'text' in types ? types.text : apiTypes[api];
      // A cached description is not checked again, so only one without errors is cached.
      if (operations === undefined || text === undefined || hasErrors(own)) return [];
      return [
        [hash, { operations: operations.map((operation) => ({ ...operation })), types: text, diagnostics: [...own] }],
      ];
    });
    if (entries.length > 0) await cache.replace(new Map(entries));
  }
  if (fresh !== undefined) await cache.keepVerdict(fresh, diagnostics);
}
