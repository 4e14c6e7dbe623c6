import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { nearest } from '#cli/diagnostics/nearest.ts';
import type { DocumentPath } from '#cli/openapi/document-path.ts';
import { type ApiName, apiNames, type Spec, specFile } from '#cli/openapi/spec.ts';
import { createSpecLocator, type SpecLocator } from '#cli/openapi/spec-locator.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { documentPathOf } from './document-place.ts';
import type { Mismatch } from './mismatch.ts';
import { operationsReaching } from './reaching-operations.ts';
import type { RuntimeProgram } from './runtime-program.ts';
import { typePathOf } from './type-path.ts';
import { subjectOf, wordsFor } from './words.ts';

/** A complaint of the compiler with what was learned of it. */
export interface LocatedMismatch {
  readonly mismatch: Mismatch | undefined;
  /** Where in the runtime it stands. */
  readonly file: string;
  readonly line: number;
  /** The operation whose answer is worked with there, where that can be told. */
  readonly origin: OperationUse | undefined;
  /** The compiler's own words. */
  readonly reason: string;
}

/** Complaints that have one cause in a description. */
interface Cause {
  readonly api: ApiName;
  readonly path: DocumentPath;
  readonly mismatch: Mismatch | undefined;
  readonly uses: LocatedMismatch[];
}

/** One diagnostic a cause, in the description. */
export function describeMismatches(
  runtime: RuntimeProgram,
  found: readonly LocatedMismatch[],
  specs: Readonly<Record<ApiName, Spec>>,
  uses: readonly OperationUse[],
): Diagnostic[] {
  const causes = new Map<string, Cause>();
  for (const one of found) {
    const spot = spotOf(runtime, one, specs);
    if (spot === undefined) continue;
    const { kind, name } = one.mismatch ?? {};
    const id = [spot.api, ...spot.path, kind, name].join('\n');
    const cause = causes.get(id) ?? { ...spot, mismatch: one.mismatch, uses: [] };
    causes.set(id, { ...cause, uses: [...cause.uses, one] });
  }
  const locators = {
    product: createSpecLocator(specs.product.source),
    content: createSpecLocator(specs.content.source),
  };
  return [...causes.values()].map((cause) => describe(cause, specs[cause.api], locators[cause.api], uses));
}

function spotOf(
  runtime: RuntimeProgram,
  { mismatch, origin }: LocatedMismatch,
  specs: Readonly<Record<ApiName, Spec>>,
): { readonly api: ApiName; readonly path: DocumentPath } | undefined {
  const node = mismatch?.declaration;
  const api = apiNames.find(
    (name) => node !== undefined && runtime.contract(`${name}-api.ts`) === node.getSourceFile(),
  );
  if (node !== undefined && api !== undefined) {
    const path = documentPathOf(specs[api].document, typePathOf(runtime.ts, node));
    if (path !== undefined) return { api, path };
  }
  if (origin === undefined) return undefined;
  for (const name of apiNames) {
    const operation = specs[name].operations.find((one) => one.path === origin.path && one.method === origin.method);
    if (operation !== undefined) return { api: name, path: ['paths', operation.path, operation.method] };
  }
  return undefined;
}

function describe(
  { api, path, mismatch, uses: complaints }: Cause,
  spec: Spec,
  locator: SpecLocator,
  uses: readonly OperationUse[],
): Diagnostic {
  const reached = operationsReaching(spec.document, path);
  const calls = reached.flatMap(({ operation, inRequest }) => {
    const use = uses.find(
      (one) =>
        (one.api === api || one.api === 'either') && one.method === operation.method && one.path === operation.path,
    );
    return use === undefined ? [] : [{ operation, use, inRequest }];
  });
  const isRequest =
    mismatch?.kind === 'requires' ||
    mismatch?.kind === 'refuses' ||
    (calls.length > 0 && calls.every(({ inRequest }) => inRequest) && !reached.some(({ inAnswer }) => inAnswer));
  const place: Place =
    mismatch?.kind === 'changed' || mismatch?.kind === 'absent' ? locator.key(path) : locator.value(path);
  const procedures = [...new Set(calls.flatMap(({ use }) => use.usedBy))];
  const operations = (calls.length > 0 ? calls : reached).map(
    ({ operation: { operationId, method, path: address } }) =>
      `${operationId ?? 'an operation'} (${method.toUpperCase()} ${address})`,
  );
  const [first] = complaints;
  const message = `${wordsFor(mismatch, subjectOf(path))} in ${specFile(api)}, for ${several(operations)}: ${several(procedures)}`;
  const near = mismatch?.name === undefined ? undefined : nearest(mismatch.name, mismatch.siblings ?? [], 1)[0];
  const help = [
    near === undefined ? undefined : `Did you mean "${near}"?`,
    `${first?.file}:${first?.line}${complaints.length > 1 ? ` and ${complaints.length - 1} more` : ''}: ${first?.reason}`,
  ];
  return errorAt(
    isRequest ? 'spec.request-unfit' : 'spec.answer-unfit',
    place,
    message,
    help.filter((part) => part !== undefined).join(' '),
  );
}

function several(names: readonly string[], most = 3): string {
  return names.length > most ? `${names.slice(0, most).join(', ')} and ${names.length - most} more` : names.join(', ');
}
