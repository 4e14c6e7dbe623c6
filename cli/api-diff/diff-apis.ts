import path from 'node:path';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { listed } from '#cli/diagnostics/nearest.ts';
import { parseSpec } from '#cli/openapi/read-spec.ts';
import type { Operation, Spec } from '#cli/openapi/spec.ts';
import { createSpecLocator } from '#cli/openapi/spec-locator.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import type { RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import { fileLimits, getStart, isSourceFile, readText } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import type { Change } from './change.ts';
import { compareOperations, type OperationChanges } from './compare-operations.ts';

/** Exit code for breaking changes. */
const breaking = 3;

/** An operation that a change affects. */
interface ChangedOperation {
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly operationId: string | null;
  /** `answer 200 /items`; empty for the operation itself. */
  readonly where: string;
}

/** A change in the output of `api diff --json`: listed once, with all operations that it affects. */
interface ApiChange {
  readonly breaking: boolean;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly operations: readonly ChangedOperation[];
  /** Procedures of the storefront that call one of the operations. */
  readonly procedures: readonly string[];
  /** Screens (by route key) and features that call these procedures. */
  readonly screens: readonly string[];
}

/**
 * `shopgen api diff`: what has changed between two descriptions of an API, what of it breaks callers, and which
 * procedures and screens it reaches. Breaking changes come first; the exit code is 3 when there is one.
 * @param oldFile relative to the folder that the command runs in, or absolute
 * @throws InputError when one of the files is no description
 */
export async function diffApis(oldFile: string, newFile: string): Promise<Outcome> {
  const [old, now, usage] = await Promise.all([readDescription(oldFile), readDescription(newFile), loadRuntimeUsage()]);
  const changes = joinSame(compareOperations(old.document, now.document), { old, new: now }, usage);
  const worst = changes.filter((change) => change.breaking).length;
  return {
    data: { breaking: worst > 0, changes },
    text: changes.map(render).join('\n\n'),
    next: changes.length === 0 ? 'The two describe the same.' : `${changes.length} changes, ${worst} of them breaking.`,
    exitCode: worst > 0 ? breaking : 0,
  };
}

async function readDescription(file: string): Promise<Spec> {
  const whole = path.resolve(file);
  const source = await readText(path.dirname(whole), path.basename(whole), fileLimits.spec);
  if (!isSourceFile(source)) throw new InputError([{ ...source, place: getStart(file) }]);
  // The API name makes no difference to the comparison.
  const spec = parseSpec('product', { ...source, file });
  if (!('operations' in spec)) throw new InputError(spec, new Map([[file, source.text]]));
  return spec;
}

/** Merges equal changes of a schema that many operations share. */
function joinSame(
  found: readonly OperationChanges[],
  specs: Readonly<Record<'old' | 'new', Spec>>,
  usage: RuntimeUsage,
): ApiChange[] {
  const locators = { old: createSpecLocator(specs.old.source), new: createSpecLocator(specs.new.source) };
  const joined = new Map<string, { readonly change: Change; readonly at: { operation: Operation; where: string }[] }>();
  for (const { operation, changes } of found) {
    for (const change of changes) {
      const id = JSON.stringify([change.isBreaking, change.message, change.at]);
      const same = joined.get(id) ?? { change, at: [] };
      same.at.push({ operation, where: change.where });
      joined.set(id, same);
    }
  }
  const all = [...joined.values()].map(({ change: { isBreaking, message, at: place }, at }): ApiChange => {
    const { file, line, column } = locators[place.in].key(place.path);
    const operations = at.map(({ operation: { method, path: of, operationId = null }, where }) => {
      return { method: method.toUpperCase(), path: of, operationId, where };
    });
    const reached = reachedBy(
      at.map(({ operation }) => operation),
      usage,
    );
    return { breaking: isBreaking, message, file, line, column, operations, ...reached };
  });
  return [...all.filter((change) => change.breaking), ...all.filter((change) => !change.breaking)];
}

function reachedBy(changed: readonly Operation[], { operations, screens }: RuntimeUsage) {
  const procedures = operations
    .filter((use) => changed.some(({ method, path: of }) => use.method === method && use.path === of))
    .flatMap(({ usedBy }) => usedBy);
  const asking = screens.filter((screen) => screen.procedures.some((procedure) => procedures.includes(procedure)));
  return { procedures: [...new Set(procedures)].sort(), screens: asking.map(({ name }) => name) };
}

function render({ breaking: breaks, message, file, line, column, operations, procedures, screens }: ApiChange): string {
  const [first] = operations;
  const subject = first === undefined || first.where === '' ? '' : `${first.where} `;
  const names = [...new Set(operations.map(({ method, path: of }) => `${method} ${of}`))];
  return [
    `${file}:${line}:${column} ${breaks ? 'breaking' : 'other'}`,
    `${subject}${message}`,
    `  in ${listed(names, 4)}`,
    ...(procedures.length > 0 ? [`  reaches ${listed(procedures)}`] : []),
    ...(screens.length > 0 ? [`  shown by ${listed(screens)}`] : []),
  ].join('\n');
}
