import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { loadProject, type Project } from '#cli/project/load-project.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { listSteps, type ProjectChange } from './change/project-change.ts';
import type { ScaffoldFile } from './write-files.ts';

const inputs = ['site-configs', 'locales', 'openapi'] as const;

/**
 * Checks a project as it would be with these files or after a change, in a copy, before anything is written. Mistakes that were there
 * before are none of ours.
 *
 * @returns the project as it would be
 * @throws InputError with what they would break.
 */
export async function tryOut(root: string, plan: readonly ScaffoldFile[] | ProjectChange): Promise<Project> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'shopgen-try-'));
  try {
    for (const folder of inputs) await cp(path.join(root, folder), path.join(copy, folder), { recursive: true });
    if ('removed' in plan) for (const step of listSteps(copy, plan)) await step();
    else {
      for (const { path: file, text } of plan) {
        await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
        await writeFile(path.join(copy, file), text);
      }
    }
    // With the usage given, the runtime is not compiled against the descriptions: a scaffold does not change them.
    const usage = await loadRuntimeUsage();
    const after = await loadProject(copy, undefined, usage);
    const errors = after.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return after;
    const before = new Set((await loadProject(root, undefined, usage)).diagnostics.map(identifyDiagnostic));
    const broken = errors.filter((diagnostic) => !before.has(identifyDiagnostic(diagnostic)));
    if (broken.length === 0) return after;
    throw new InputError([nothingWritten, ...broken], after.sources);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const nothingWritten = errorAt(
  'scaffold.refused',
  undefined,
  'Nothing was written: it would not pass the checks below',
  'Files named below are shown as they would have been.',
);

/** Returns a key for a diagnostic without its line, which an insertion above may have moved. */
function identifyDiagnostic({ code, message, place }: Diagnostic): string {
  return JSON.stringify([code, message, place?.file]);
}
