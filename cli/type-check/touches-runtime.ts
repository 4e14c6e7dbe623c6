import { type ApiName, apiNames } from '#cli/openapi/spec.ts';
import type { RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import type { SpecChanges } from './spec-changes.ts';

/**
 * Returns whether anything that the runtime uses has changed: an operation it calls, with all that belongs to it, or a
 * schema it names. If not, the types it is made of are the same and there is nothing to check.
 */
export function touchesRuntime(
  changes: Readonly<Record<ApiName, SpecChanges>>,
  { operations, schemas }: Pick<RuntimeUsage, 'operations' | 'schemas'>,
): boolean {
  if (schemas === undefined) return true;
  return apiNames.some((api) => {
    const { isChanged } = changes[api];
    const calls = operations.filter((use) => use.api === api || use.api === 'either');
    return (
      calls.some(
        ({ path, method }) => isChanged(['paths', path, method]) || isChanged(['paths', path, 'parameters']),
      ) || schemas.some((name) => isChanged(['components', 'schemas', name]))
    );
  });
}
