import type ts from 'typescript';
import { type DocumentPath, resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { property } from '#cli/openapi/json-value.ts';
import { type ApiName, apiNames, type Spec } from '#cli/openapi/spec.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { getDocumentPath } from './document-place.ts';
import type { Complaint, MismatchKind } from './mismatch.ts';
import { operationsReaching } from './reaching-operations.ts';
import type { RuntimeProgram } from './runtime-program.ts';
import type { SpecChanges } from './spec-changes.ts';
import { getTypePath } from './type-path.ts';

/** A place in one of the descriptions. */
export interface Spot {
  readonly api: ApiName;
  readonly path: DocumentPath;
}

export interface Environment {
  readonly runtime: RuntimeProgram;
  readonly specs: Readonly<Record<ApiName, Spec>>;
  readonly uses: readonly OperationUse[];
  /** The changes since the runtime was last checked; undefined when it never was. */
  readonly changes: Readonly<Record<ApiName, SpecChanges>> | undefined;
}

/**
 * Returns the place in the descriptions that causes a compiler error. The types tell what it is about; where more than
 * one place comes into question, the one that has changed. Undefined for what only follows from an operation that is
 * missing.
 */
export function locateCause(around: Environment, complaint: Complaint): Spot | undefined {
  const spot = findCause(around, complaint);
  return spot && requiredParameter(around, spot, complaint.mismatch);
}

/** Returns the parameter of a description's list that a request now needs; types group the parameters of one kind. */
function requiredParameter({ specs, changes }: Environment, spot: Spot, mismatch: Complaint['mismatch']): Spot {
  const { document } = specs[spot.api];
  if (mismatch?.kind !== 'requires' || spot.path.at(-1) !== 'parameters') return spot;
  const list = valueAt(document, spot.path);
  const needed = (Array.isArray(list) ? list : []).flatMap((_, index): DocumentPath[] => {
    const path = [...spot.path, String(index)];
    const parameter = valueAt(document, resolvePath(document, path));
    const isMeant = [property(parameter, 'in'), property(parameter, 'name')].includes(mismatch.name);
    return isMeant && property(parameter, 'required') === true ? [path] : [];
  });
  const path = needed.find((one) => changes?.[spot.api].isChanged(one)) ?? needed[0];
  return path === undefined ? spot : { api: spot.api, path };
}

function findCause(around: Environment, { mismatch, origin }: Complaint): Spot | undefined {
  const { changes, uses, specs } = around;
  const candidates = (mismatch?.declarations ?? [])
    .flatMap((node) => findSpot(around, node) ?? [])
    .filter((spot) => isReachedByUse(around, spot));
  const operation = origin === undefined ? undefined : operationSpot(around, origin);
  if (origin !== undefined && operation === undefined) return undefined;
  if (changes === undefined) return candidates[0] ?? operation ?? anywhere(around);
  const changed = candidates.find((spot) => hasChanged(changes, spot));
  if (changed !== undefined) return narrowed(changes, changed, mismatch?.kind);
  const [first] = candidates;
  const through = first === undefined ? [] : operationsReaching(specs[first.api].document, first.path);
  const operations = [
    ...(operation === undefined ? [] : [operation]),
    ...through.flatMap((reach) =>
      uses.filter((use) => isCall(use, reach.operation)).flatMap((use) => operationSpot(around, use) ?? []),
    ),
  ];
  for (const { api, path } of operations) {
    const innermost = changes[api].innermost(path);
    if (innermost !== undefined) return { api, path: innermost };
  }
  const isMissing = uses.some((use) => operationSpot(around, use) === undefined);
  return isMissing ? undefined : (first ?? operation ?? anywhere(around));
}

/**
 * Returns whether the runtime calls an operation that leads to a place, or no operation does. A call to a removed path
 * has the answers of all other paths as its type, including those of the path that replaces it.
 */
function isReachedByUse({ specs, uses }: Environment, { api, path }: Spot): boolean {
  const reached = operationsReaching(specs[api].document, path);
  return reached.length === 0 || reached.some(({ operation }) => uses.some((use) => isCall(use, operation)));
}

function findSpot({ runtime, specs }: Environment, node: ts.Node): Spot | undefined {
  const api = apiNames.find((name) => runtime.contract(`${name}-api.ts`) === node.getSourceFile());
  const path = api && getDocumentPath(specs[api].document, getTypePath(runtime.ts, node));
  return api && path && { api, path };
}

function operationSpot({ specs }: Environment, use: OperationUse): Spot | undefined {
  for (const api of apiNames) {
    if (use.api !== 'either' && use.api !== api) continue;
    const operation = specs[api].operations.find((one) => isCall(use, one));
    if (operation !== undefined) return { api, path: ['paths', operation.path, operation.method] };
  }
  return undefined;
}

function isCall(use: OperationUse, operation: { readonly method: string; readonly path: string }): boolean {
  return use.method === operation.method && use.path === operation.path;
}

/** Returns whether a place has changed. Whether a property is required is part of its schema. */
function hasChanged(changes: Readonly<Record<ApiName, SpecChanges>>, { api, path }: Spot): boolean {
  if (changes[api].isChanged(path)) return true;
  return path.at(-2) === 'properties' && changes[api].isChanged([...path.slice(0, -2), 'required']);
}

const followed: ReadonlySet<MismatchKind> = new Set(['changed', 'absent', 'unknown-value', 'lost-value']);

/** Returns the innermost change that a place with another type refers to; the place itself where there is none. */
function narrowed(changes: Readonly<Record<ApiName, SpecChanges>>, spot: Spot, kind: MismatchKind | undefined): Spot {
  if (kind === undefined || !followed.has(kind)) return spot;
  return { api: spot.api, path: changes[spot.api].innermost(spot.path) ?? spot.path };
}

function anywhere({ changes }: Environment): Spot {
  for (const api of apiNames) {
    const path = changes?.[api].innermost(['paths']) ?? changes?.[api].innermost(['components']);
    if (path !== undefined) return { api, path };
  }
  return { api: 'product', path: ['paths'] };
}
