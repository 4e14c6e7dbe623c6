import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { nodeAt, placeAt } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { startOf } from '#cli/sources/read-text.ts';
import { tokenLimits } from '#cli/sources/source-limits.ts';
import { isObject, property } from './json-value.ts';
import type { Operation, Spec } from './spec.ts';

type Steps = readonly string[];

/** What is wrong with a description itself: its version, operationIds that stand twice, `$ref`s that lead nowhere. */
export function checkSpec(spec: Spec): Diagnostic[] {
  const locate = createLocator(spec);
  return [
    ...checkVersion(spec, locate),
    ...checkOperationIds(spec.operations, locate),
    ...checkReferences(spec.document, locate),
  ];
}

/** Positions cost more than everything else together, so they are worked out with the first complaint. */
function createLocator({ source }: Spec): (steps: Steps) => Place {
  let tree: ReturnType<typeof parseYaml>['value'];
  return (steps) => {
    tree ??= parseYaml(source, tokenLimits.spec).value;
    if (tree === undefined) return startOf(source.file);
    const path = steps.map((step, index) =>
      nodeAt(tree, steps.slice(0, index))?.kind === 'list' ? Number(step) : step,
    );
    return placeAt(tree, path);
  };
}

function checkVersion({ document, source }: Spec, locate: (steps: Steps) => Place): Diagnostic[] {
  const version = property(document, 'openapi');
  if (typeof version === 'string' && version.startsWith('3.1.')) {
    if (isObject(property(document, 'paths'))) return [];
    return [errorAt('spec.invalid', startOf(source.file), `${source.file} describes no paths`)];
  }
  const message =
    version === undefined
      ? `${source.file} does not say openapi: 3.1.x`
      : `OpenAPI ${String(version)} is not supported`;
  return [errorAt('spec.invalid', locate(['openapi']), message, 'Write openapi: 3.1.0 and describe the API by it.')];
}

function checkOperationIds(operations: readonly Operation[], locate: (steps: Steps) => Place): Diagnostic[] {
  const first = new Map<string, Operation>();
  return operations.flatMap((operation): Diagnostic[] => {
    const { operationId, method, path } = operation;
    if (operationId === undefined) {
      const message = `${method.toUpperCase()} ${path} has no operationId`;
      return [errorAt('spec.invalid', locate(['paths', path, method]), message)];
    }
    const earlier = first.get(operationId);
    if (earlier === undefined) {
      first.set(operationId, operation);
      return [];
    }
    // In the order of lines, which need not be that of methods.
    const [before, after] = [earlier, operation]
      .map((one) => ({ ...one, place: locate(['paths', one.path, one.method, 'operationId']) }))
      .toSorted((a, b) => a.place.line - b.place.line);
    const message = `The operationId "${operationId}" belongs to ${before?.method.toUpperCase()} ${before?.path} already`;
    const help = `It stands first in line ${before?.place.line}.`;
    return [errorAt('spec.duplicate-operation-id', after?.place, message, help)];
  });
}

function checkReferences(document: unknown, locate: (steps: Steps) => Place): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, [], new Set(), (reference, steps) => {
    if (!reference.startsWith('#')) {
      const message = `The $ref "${reference}" leads out of the file`;
      diagnostics.push(
        errorAt('spec.ref-unresolved', locate(steps), message, 'A description is one file: refer with #/…'),
      );
      return;
    }
    const target = pointerSteps(reference);
    if (resolves(document, target)) return;
    const siblings = valueAt(document, target.slice(0, -1));
    const near = isObject(siblings) ? suggest(target.at(-1) ?? '', Object.keys(siblings)) : undefined;
    diagnostics.push(errorAt('spec.ref-unresolved', locate(steps), `The $ref "${reference}" leads nowhere`, near));
  });
  return diagnostics;
}

function visit(
  value: unknown,
  steps: Steps,
  seen: Set<unknown>,
  found: (reference: string, steps: Steps) => void,
): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, child] of Object.entries(value)) {
    // An example may hold anything, and a property may be called "$ref".
    if (key === 'example' || key === 'examples' || key === 'default' || key === 'enum' || key === 'const') {
      if (steps.at(-1) !== 'properties' && !(key === 'examples' && steps.at(-1) === 'components')) continue;
    }
    if (key === '$ref' && typeof child === 'string' && steps.at(-1) !== 'properties') found(child, [...steps, key]);
    else visit(child, [...steps, key], seen, found);
  }
}

/** RFC 6901 in a URI fragment. */
function pointerSteps(reference: string): string[] {
  const pointer = decodePointer(reference.slice(1));
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decodePointer(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

function resolves(document: unknown, steps: Steps): boolean {
  return valueAt(document, steps) !== undefined;
}

function valueAt(document: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>((value, step) => property(value, step), document);
}
