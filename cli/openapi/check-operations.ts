import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { listed, nearest } from '#cli/diagnostics/nearest.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { type ApiName, type Operation, specFile } from './spec.ts';
import type { SpecLocator } from './spec-locator.ts';

/** What is known of who needs an operation. */
export interface OperationNeed {
  /** Ids of the sites that call it. */
  readonly sites: readonly string[];
  /** How a site could do without it: `without the route cart`; absent where none can. */
  readonly wayOut?: string | undefined;
}

/**
 * Checks for operations that sites call and the descriptions lack. Reports at what is left: the path, or a near one
 * that nothing calls; else at the `paths` of the description that should have it.
 * @param locate finds places in the descriptions
 * @param needOf returns who needs an operation; one that nobody does is not missing
 */
export function checkOperations(
  uses: readonly OperationUse[],
  operations: Readonly<Record<ApiName, readonly Operation[] | undefined>>,
  locate: (api: ApiName) => SpecLocator,
  needOf: (use: OperationUse) => OperationNeed,
): Diagnostic[] {
  return uses.flatMap((use): Diagnostic[] => {
    const apis: readonly ApiName[] = use.api === 'either' ? ['product', 'content'] : [use.api];
    const known = apis.map((api) => operations[api]);
    // A description that could not be read is already reported.
    if (known.includes(undefined)) return [];
    const all = known.flatMap((list) => list ?? []);
    if (all.some(({ method, path }) => method === use.method && path === use.path)) return [];
    const { sites, wayOut } = needOf(use);
    if (sites.length === 0) return [];
    const left = apis.flatMap((api) => {
      const path = suggestPath(use, operations[api] ?? [], uses);
      return path === undefined ? [] : [locate(api).key(['paths', path])];
    });
    const place = left[0] ?? locate(apis[0] ?? 'product').key(['paths']);
    const lacking = `${apis.map(specFile).join(' and ')} lack${apis.length > 1 ? '' : 's'}`;
    const message = `${lacking} the operation ${formatOperation(use)}, which ${describeCallers(use)} for ${listed(sites, 4)}`;
    const help = `${nearestTo(use, all)}${wayOut === undefined ? 'Every site needs it.' : `A site ${wayOut} does not need it.`}`;
    return [errorAt('spec.operation-missing', place, message, `${help} ${use.file}:${use.line} calls it.`)];
  });
}

/** Returns the path of an operation that may be meant by a missing one: with another method, or misspelt. */
function suggestPath(use: OperationUse, all: readonly Operation[], uses: readonly OperationUse[]): string | undefined {
  if (all.some(({ path }) => path === use.path)) return use.path;
  const unused = all.filter(
    ({ method, path }) =>
      method === use.method && !uses.some((other) => other.method === method && other.path === path),
  );
  return nearest(
    use.path,
    unused.map(({ path }) => path),
    1,
  )[0];
}

function formatOperation({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

function describeCallers({ usedBy }: OperationUse): string {
  const [first, ...more] = usedBy;
  if (first === undefined) return 'the shop calls';
  return more.length === 0 ? `${first} calls` : `${listed(usedBy, 4)} call`;
}

function nearestTo(use: OperationUse, all: readonly Operation[]): string {
  const near = nearest(formatOperation(use), all.map(formatOperation));
  return near.length > 0 ? `Nearest: ${near.join(', ')}. ` : '';
}
