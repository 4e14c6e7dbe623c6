import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { packageRoot } from '#cli/package-root.ts';
import { renderProject } from '#cli/project/generate-project.ts';
import { rememberSpecs } from '#cli/project/remember-specs.ts';
import { validateProject } from '#cli/project/validate-project.ts';
import type { Change, Fault, Planting, Wanted } from './fault.ts';
import { shop, siteId } from './real-file.ts';

/** The result of a row. */
export interface Outcome {
  readonly group: string;
  readonly fault: Fault;
  readonly planting: Planting | undefined;
  readonly got: readonly Diagnostic[];
  /** Deviations; empty if the row passes. */
  readonly misses: readonly string[];
  readonly milliseconds: number;
}

/** Folder of the cached results of API descriptions. */
const remembered = 'generated/.shopgen';
const inputs = ['site-configs', 'locales', 'openapi'];

/** A fault and what it is about. */
export interface Row {
  readonly group: string;
  readonly fault: Fault;
}

/** Returns every row of the table, in order. */
export function getRows(table: Readonly<Record<string, readonly Fault[]>>): Row[] {
  return Object.entries(table).flatMap(([group, faults]) => faults.map((fault) => ({ group, fault })));
}

/**
 * Plants every fault in a copy of the project's inputs, one at a time, validates, and compares the diagnostics with the
 * expected ones.
 */
export async function runFaults(rows: readonly Row[], told?: (outcome: Outcome) => void): Promise<Outcome[]> {
  if (rows.length === 0) return [];
  const root = await mkdtemp(path.join(os.tmpdir(), 'shopgen-faults-'));
  const outcomes: Outcome[] = [];
  try {
    for (const folder of inputs) await restore(root, folder);
    await remember(root);
    await mkdir(path.join(root, remembered), { recursive: true });
    await cp(path.join(root, remembered), path.join(root, 'spare'), { recursive: true });
    for (const { group, fault } of rows) {
      const outcome = await tryFault(root, group, fault);
      outcomes.push(outcome);
      told?.(outcome);
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
  return outcomes;
}

/** Caches the results of the valid API descriptions, which must not hide later faults. */
async function remember(root: string): Promise<void> {
  try {
    const { project, apiTypes } = await renderProject(root, [siteId(shop(0))]);
    await rememberSpecs(root, project, apiTypes);
  } catch (error) {
    // With faults in the real inputs nothing is cached; the rows report them.
    if (!(error instanceof InputError)) throw error;
  }
}

async function tryFault(root: string, group: string, fault: Fault): Promise<Outcome> {
  let planting: Planting | undefined;
  let got: readonly Diagnostic[] = [];
  let misses: readonly string[];
  const start = performance.now();
  try {
    planting = fault.plant();
    for (const change of planting.changes) await apply(root, change);
    got = await validate(root);
    misses = compare(planting.wanted, got);
  } catch (error) {
    misses = [`it broke: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    for (const { file } of planting?.changes ?? []) await restore(root, file);
    if (planting?.changes.some(({ file }) => file.startsWith('openapi/'))) {
      await cp(path.join(root, 'spare'), path.join(root, remembered), { recursive: true });
    }
  }
  return { group, fault, planting, got, misses, milliseconds: performance.now() - start };
}

async function validate(root: string): Promise<readonly Diagnostic[]> {
  try {
    return (await validateProject(root)).diagnostics ?? [];
  } catch (error) {
    if (error instanceof InputError) return error.diagnostics;
    throw error;
  }
}

async function apply(root: string, change: Change): Promise<void> {
  const target = path.join(root, change.file);
  if ('content' in change) {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, change.content);
    return;
  }
  await rm(target, { recursive: true, force: true });
  if ('link' in change) await symlink(change.link, target);
}

/** Restores a file or folder from the project; a new one is deleted, with its folder. */
async function restore(root: string, file: string): Promise<void> {
  await rm(path.join(root, file), { recursive: true, force: true });
  try {
    await cp(path.join(packageRoot, file), path.join(root, file), { recursive: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const folder = path.dirname(file);
    if (folder.includes('/')) await rm(path.join(root, folder), { recursive: true, force: true });
    if (folder.includes('/')) await restore(root, folder);
  }
}

/** Returns missing and unexpected diagnostics. */
function compare(wanted: readonly Wanted[], got: readonly Diagnostic[]): string[] {
  const left = [...got];
  const missing = wanted.filter((want) => {
    const index = left.findIndex((diagnostic) => fits(want, diagnostic));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
  return [
    ...missing.map((want) => `wanted  ${describeWanted(want)}`),
    ...left.map((one) => `got     ${describe(one)}`),
  ];
}

function fits({ code, at, suggests, severity = 'error' }: Wanted, { place, help, ...diagnostic }: Diagnostic): boolean {
  return (
    diagnostic.code === code &&
    diagnostic.severity === severity &&
    place?.file === at?.file &&
    (at === undefined || !('line' in at) || (place?.line === at.line && place.column === at.column)) &&
    (suggests === undefined || (help ?? '').includes(suggests))
  );
}

function describeWanted({ code, at, suggests, severity = 'error' }: Wanted): string {
  const where = at === undefined ? 'nowhere' : 'line' in at ? `${at.file}:${at.line}:${at.column}` : at.file;
  return `${where} ${severity} ${code}${suggests === undefined ? '' : ` suggesting ${suggests}`}`;
}

/** Formats a diagnostic in one line. */
export function describe({ code, place, help, message, severity }: Diagnostic): string {
  const where = place === undefined ? 'nowhere' : `${place.file}:${place.line}:${place.column}`;
  return `${where} ${severity} ${code}: ${message.slice(0, 160)}${help === undefined ? '' : ` [${help.slice(0, 200)}]`}`;
}
