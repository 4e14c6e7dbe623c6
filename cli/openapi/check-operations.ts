import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { nearest } from '#cli/diagnostics/nearest.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { startOf } from '#cli/sources/read-text.ts';
import { type ApiName, type Operation, specFile } from './spec.ts';

/** Operations that the shop calls and the descriptions lack. Stands at the head of the description that should have it. */
export function checkOperations(
  uses: readonly OperationUse[],
  operations: Readonly<Record<ApiName, readonly Operation[] | undefined>>,
): Diagnostic[] {
  return uses.flatMap((use): Diagnostic[] => {
    const apis: readonly ApiName[] = use.api === 'either' ? ['product', 'content'] : [use.api];
    const known = apis.map((api) => operations[api]);
    // A description that could not be read is complained about already.
    if (known.includes(undefined)) return [];
    const all = known.flatMap((list) => list ?? []);
    if (all.some(({ method, path }) => method === use.method && path === use.path)) return [];
    const wanted = `${use.method.toUpperCase()} ${use.path}`;
    const near = nearest(
      wanted,
      all.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
    );
    const help = near.length > 0 ? `Nearest: ${near.join(', ')}. ` : '';
    const message = `${apis.map(specFile).join(' and ')} lack${apis.length > 1 ? '' : 's'} the operation ${wanted}`;
    return [
      errorAt(
        'spec.operation-missing',
        startOf(specFile(apis[0] ?? 'product')),
        message,
        `${help}${use.file}:${use.line} calls it.`,
      ),
    ];
  });
}
