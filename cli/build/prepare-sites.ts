import type { Site } from '#cli/config/load-site.ts';
import { type Diagnostic, hasErrors, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import type { SiteContent } from '#cli/generators/site/site-content.ts';
import { type CheckedProject, checkProject, type Generated, generateSites } from '#cli/project/generate-project.ts';
import { loadProject } from '#cli/project/load-project.ts';

/** A site that cannot be built, and why. */
export interface FailedSite {
  readonly id: string;
  readonly exitCode: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceTexts;
}

/** A site whose generated tree is in place. */
export interface PreparedSite extends Pick<Site, 'model' | 'budgets' | 'checkBuild'> {
  /** What browsers may know of it. */
  readonly content: SiteContent;
}

/** Sites without a problem in their sources, and those with one. */
export interface CheckedSites {
  /** Absent where no site is left. */
  readonly project?: CheckedProject;
  readonly failed: readonly FailedSite[];
}

/** Sites with their generated trees in place, and those that have none. */
export interface PreparedSites {
  readonly sites: readonly PreparedSite[];
  readonly failed: readonly FailedSite[];
  /** The trees; absent when a site failed. */
  readonly generated?: Pick<Generated, 'outputs' | 'checkAgain'>;
}

/** Exit code where the input has problems. */
export const inputFailed = 1;

type Fault = Pick<FailedSite, 'diagnostics' | 'sources'>;

const failAll = (ids: readonly string[], { diagnostics, sources }: Fault): FailedSite[] =>
  ids.map((id) => ({ id, exitCode: inputFailed, diagnostics, sources }));

/** Finds the sites whose sources have errors. An error in an API description counts for every site. */
async function findFaulty(root: string, ids: readonly string[]): Promise<FailedSite[]> {
  const project = await loadProject(root, ids);
  const { sources } = project;
  const shared = project.diagnostics.filter(({ place }) => place?.file.startsWith('openapi/') === true);
  if (hasErrors(shared)) return failAll(ids, project);
  const broken = project.sites.filter(({ diagnostics }) => hasErrors(diagnostics));
  const failed = broken.flatMap(({ loaded, diagnostics }) => failAll([loaded.id], { diagnostics, sources }));
  const rest = ids.filter((id) => failed.every((site) => site.id !== id));
  if (failed.length > 0) return rest.length === 0 ? failed : [...failed, ...(await findFaulty(root, rest))];
  if (!hasErrors(project.diagnostics)) return [];
  // Texts may be shared or a brand's own: whom a fault in them concerns shows where each site is looked at alone.
  for (const id of ids) {
    const alone = await loadProject(root, [id]);
    if (hasErrors(alone.diagnostics)) failed.push(...failAll([id], alone));
  }
  return failed;
}

/** Finds the sites that an error in their generated trees blocks, such as a change by hand. */
function findBlocked(ids: readonly string[], error: InputError): FailedSite[] {
  const { sources } = error;
  return ids.flatMap((id) => {
    const own = error.diagnostics.filter(({ place }) => place?.file.startsWith(`generated/${id}/`) === true);
    return own.length > 0 ? failAll([id], { diagnostics: own, sources }) : [];
  });
}

/** Checks all sites at once; where that fails, the valid ones without the others. */
export async function checkSites(root: string, ids: readonly string[]): Promise<CheckedSites> {
  if (ids.length === 0) return { failed: [] };
  try {
    return { project: await checkProject(root, ids), failed: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    if (ids.length === 1) return { failed: failAll(ids, error) };
    const failed = await findFaulty(root, ids);
    if (failed.length === 0) return { failed: failAll(ids, error) };
    const rest = await checkSites(root, withoutFailed(ids, failed));
    return { ...rest, failed: [...failed, ...rest.failed] };
  }
}

const withoutFailed = (ids: readonly string[], failed: readonly FailedSite[]): string[] =>
  ids.filter((id) => failed.every((site) => site.id !== id));

/**
 * Generates some sites of a project at once; where that fails, the others without those that block it.
 *
 * @param force - Overwrite generated files that were changed by hand.
 */
export async function prepareSites(
  root: string,
  project: CheckedProject,
  sites: readonly Site[],
  force: boolean,
): Promise<PreparedSites> {
  if (sites.length === 0) return { sites: [], failed: [] };
  const ids = sites.map(({ model }) => model.id);
  try {
    const generated = await generateSites(root, project, sites, { force });
    const prepared = sites.flatMap(({ model, budgets, checkBuild }) => {
      const content = generated.contents.get(model.id);
      return content === undefined ? [] : [{ model, budgets, checkBuild, content }];
    });
    return { sites: prepared, failed: [], generated };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const failed = ids.length === 1 ? [] : findBlocked(ids, error);
    if (failed.length === 0) return { sites: [], failed: failAll(ids, error) };
    const left = new Set(withoutFailed(ids, failed));
    const rest = await prepareSites(
      root,
      project,
      sites.filter(({ model }) => left.has(model.id)),
      force,
    );
    return { sites: rest.sites, failed: [...failed, ...rest.failed] };
  }
}
