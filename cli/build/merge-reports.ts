import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';

/** What `build --json` prints, as far as it is read again. */
const reportSchema = z.looseObject({
  sites: z.array(z.looseObject({ id: z.string(), cached: z.boolean(), durationMs: z.number().nonnegative() })),
  failed: z.array(z.looseObject({ id: z.string(), exitCode: z.number().int() })),
  diagnostics: z.array(z.looseObject({ code: z.string(), message: z.string() })).default([]),
});
type BuildReport = z.infer<typeof reportSchema>;

/**
 * Reads what a build printed as JSON.
 *
 * @param file - From where the command was called.
 * @throws UsageError when it is something else.
 */
export async function readReport(file: string): Promise<BuildReport> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}.`,
    );
  });
  try {
    return reportSchema.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${file} is not what shopgen build --json prints.`);
  }
}

/**
 * `shopgen build merge`: joins what the parts of a build have printed, in the order given. Exits as the worst of them.
 *
 * With `--json`: `sites`, `failed` and `problems`, as `build` has `sites`, `failed` and `diagnostics`.
 *
 * @throws UsageError for a file that is no report, and for a site that is in two of them
 */
export async function mergeReports(files: readonly string[]): Promise<Outcome> {
  const reports = await Promise.all(files.map(readReport));
  const sites = reports.flatMap((report) => report.sites);
  const failed = reports.flatMap((report) => report.failed);
  const problems = reports.flatMap((report) => report.diagnostics);
  const ids = [...sites, ...failed].map(({ id }) => id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined)
    throw new UsageError(`${twice} is in two of the reports: each part of a build is named once.`);
  const built = sites.filter(({ cached }) => !cached).length;
  const lines = failed.map(({ id, exitCode }) => `${id} failed with exit code ${exitCode}`);
  return {
    data: { sites, failed, problems },
    text: [`${sites.length} sites, ${built} of them built, ${failed.length} failed`, ...lines].join('\n'),
    ...(failed.length > 0 && { exitCode: Math.max(...failed.map(({ exitCode }) => exitCode)) }),
  };
}
