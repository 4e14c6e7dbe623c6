import { existsSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { listed } from '#cli/diagnostics/nearest.ts';
import { loadOverlays } from '#cli/openapi/overlays/load-overlays.ts';
import { parseOverlaid } from '#cli/openapi/overlays/parse-overlaid.ts';
import { apiNames, type Operation, type Spec, specFile } from '#cli/openapi/spec.ts';
import { createSpecLocator } from '#cli/openapi/spec-locator.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import type { RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import { fileLimits, getStart, isSourceFile, readText, type SourceFile } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import type { Change } from './change.ts';
import { compareOperations, type OperationChanges } from './compare-operations.ts';
import { loadSeverities, type Severities } from './load-severities.ts';
import { readRevised } from './read-revised.ts';
import { getRule, type RuleId, type Severity, severities } from './rules.ts';

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
  /** The kind of change: a rule of `docs/api-changes.md`. */
  readonly id: RuleId;
  readonly severity: Severity;
  readonly breaking: boolean;
  readonly message: string;
  /** The place in the description, as a JSON pointer (RFC 6901). */
  readonly pointer: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Empty for what belongs to no operation. */
  readonly operations: readonly ChangedOperation[];
  /** `answer 200 /items` of the first operation; else what has changed: `server https://…`. */
  readonly where: string;
  /** Procedures of the storefront that call one of the operations. */
  readonly procedures: readonly string[];
  /** Screens (by route key) and features that call these procedures. */
  readonly screens: readonly string[];
}

/**
 * `shopgen api diff`: what has changed between two descriptions of an API, what of it breaks callers, and which
 * procedures and screens it reaches. Breaking changes come first; the exit code is 3 when there is one.
 * @param root - The folder whose `base.yaml` may set severities.
 * @param oldFile - Relative to the folder that the command runs in, or absolute; or of a revision, as git writes it:
 * `main:openapi/product-api.yaml`.
 * @throws InputError when one of the files is no description, or `base.yaml` sets what does not exist
 */
export async function diffApis(root: string, oldFile: string, newFile: string): Promise<Outcome> {
  const [old, now] = await Promise.all([readDescription(root, oldFile), readDescription(root, newFile)]);
  return diffSpecs(root, old, now);
}

/**
 * Compares two descriptions that were read.
 *
 * @throws InputError when `openapi/diff.yaml` sets what does not exist
 */
export async function diffSpecs(root: string, old: Spec, now: Spec): Promise<Outcome> {
  const [usage, configured] = await Promise.all([loadRuntimeUsage(), loadSeverities(root)]);
  const today = new Date().toISOString().slice(0, 10);
  const found = compareOperations(old.document, now.document, today);
  const changes = joinSame(found, { old, new: now }, usage, configured);
  const worst = changes.filter((change) => change.breaking).length;
  return {
    data: { breaking: worst > 0, changes },
    text: changes.map(render).join('\n\n'),
    next: summarise(changes.length, worst),
    exitCode: worst > 0 ? breaking : 0,
  };
}

function summarise(count: number, worst: number): string {
  if (count === 0) return 'The two describe the same.';
  return count === 1
    ? `1 change, ${worst === 1 ? '' : 'not '}breaking.`
    : `${count} changes, ${worst} of them breaking.`;
}

async function readDescription(root: string, file: string): Promise<Spec> {
  const source = await readSource(file);
  const api = apiNames.find((name) => isOfProject(root, file, specFile(name)));
  const overlays = api === undefined ? [] : (await loadOverlays(root, api)).files;
  // The API name makes no difference to the comparison.
  const { spec, diagnostics } = await parseOverlaid(api ?? 'product', { ...source, file }, overlays);
  const texts = [{ ...source, file }, ...overlays].map((each) => [each.file, each.text] as const);
  if (spec === undefined) throw new InputError(diagnostics, new Map(texts));
  return spec;
}

/** Returns whether a file is a description of the project, now or in a revision: then its overlays count. */
function isOfProject(root: string, file: string, description: string): boolean {
  if (path.resolve(file) === path.join(root, description)) return true;
  return !existsSync(file) && new RegExp(`:(?:.*/)?${description.replaceAll('.', '\\.')}$`).test(file);
}

async function readSource(file: string): Promise<SourceFile> {
  const revised = readRevised(file);
  if (revised !== undefined) return revised;
  const whole = path.resolve(file);
  const source = await readText(path.dirname(whole), path.basename(whole), fileLimits.spec);
  if (!isSourceFile(source)) throw new InputError([{ ...source, place: getStart(file) }]);
  return source;
}

/** Merges equal changes of a schema that many operations share. */
function joinSame(
  found: readonly OperationChanges[],
  specs: Readonly<Record<'old' | 'new', Spec>>,
  usage: RuntimeUsage,
  configured: Severities,
): ApiChange[] {
  const locators = {
    old: createSpecLocator(specs.old.source, specs.old.locate),
    new: createSpecLocator(specs.new.source, specs.new.locate),
  };
  const joined = new Map<
    string,
    { readonly change: Change; readonly at: { operation: Operation | undefined; where: string }[] }
  >();
  for (const { operation, changes } of found) {
    for (const change of changes) {
      const id = JSON.stringify([change.rule, change.message, change.at]);
      const same = joined.get(id) ?? { change, at: [] };
      same.at.push({ operation, where: change.where });
      joined.set(id, same);
    }
  }
  const all = [...joined.values()].map(({ change: { rule, where, message, at: place }, at }): ApiChange => {
    const { file, line, column } = locators[place.in].key(place.path);
    const changed = at.flatMap(({ operation, where: part }) => (operation ? [{ operation, where: part }] : []));
    const operations = changed.map(({ operation: { method, path: of, operationId = null }, where: part }) => {
      return { method: method.toUpperCase(), path: of, operationId, where: part };
    });
    const reached = reachedBy(
      changed.map(({ operation }) => operation),
      usage,
    );
    const severity = configured.get(rule) ?? getRule(rule).severity;
    const pointer = place.path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    const spot = { pointer, file, line, column };
    return { id: rule, severity, breaking: severity === 'breaking', message, where, ...spot, operations, ...reached };
  });
  return severities.flatMap((severity) => all.filter((change) => change.severity === severity));
}

function reachedBy(changed: readonly Operation[], { operations, screens }: RuntimeUsage) {
  const procedures = operations
    .filter((use) => changed.some(({ method, path: of }) => use.method === method && use.path === of))
    .flatMap(({ usedBy }) => usedBy);
  const asking = screens.filter((screen) => screen.procedures.some((procedure) => procedures.includes(procedure)));
  return { procedures: [...new Set(procedures)].sort(), screens: asking.map(({ name }) => name) };
}

function render(change: ApiChange): string {
  const { id, severity, where, message, file, line, column, operations, procedures, screens } = change;
  const names = [...new Set(operations.map(({ method, path: of }) => `${method} ${of}`))];
  return [
    `${file}:${line}:${column} ${severity} ${id}`,
    `${where} ${message}`.trim(),
    ...(names.length > 0 ? [`  in ${listed(names, 4)}`] : []),
    ...(procedures.length > 0 ? [`  reaches ${listed(procedures)}`] : []),
    ...(screens.length > 0 ? [`  shown by ${listed(screens)}`] : []),
  ].join('\n');
}
