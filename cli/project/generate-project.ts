import type { Site } from '#cli/config/load-site.ts';
import { pickSite } from '#cli/config/load-site.ts';
import { findScreens, type Screens } from '#cli/config/screens.ts';
import { errorAt, hasErrors } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { type Changes, isUpToDate } from '#cli/emit/compare.ts';
import { checkTrees, type EmitOptions, emitTrees } from '#cli/emit/emit.ts';
import { generateContractsTree } from '#cli/generators/generate-contracts.ts';
import { generateSiteTree } from '#cli/generators/generate-site.ts';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import type { ApiName } from '#cli/openapi/spec.ts';
import type { RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import { startOf } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { generateApiTypes } from './api-types.ts';
import { loadProject, type Project } from './load-project.ts';
import { rememberSpecs } from './remember-specs.ts';

/** The view of the runtime for the generators; absent: this package's runtime. */
export interface RuntimeView {
  readonly usage: RuntimeUsage;
  readonly screens: Screens;
}

export interface RenderedProject {
  readonly project: Project;
  readonly sites: readonly Site[];
  /** `contracts` and one tree per site. */
  readonly trees: readonly GeneratedTree[];
  readonly apiTypes: Readonly<Record<ApiName, string>>;
}

/**
 * Renders everything that these sites need, in memory.
 * @throws InputError with every problem when there is one: then nothing is rendered
 */
export async function renderProject(
  root: string,
  ids: readonly string[],
  view?: RuntimeView,
): Promise<RenderedProject> {
  const project = await loadProject(root, ids, view?.usage);
  if (hasErrors(project.diagnostics)) throw new InputError(project.diagnostics, project.sources);
  const sites = ids.map((id) => pickSite(project, id));
  const [render, product, content] = await Promise.all([
    loadTemplates(),
    generateApiTypes(project.specs, 'product'),
    generateApiTypes(project.specs, 'content'),
  ]);
  const apiTypes = { product, content };
  const { messages } = project;
  const screens = view?.screens ?? findScreens();
  const trees = [
    generateContractsTree({ messages, apiTypes }, render),
    ...sites.map(({ model, layers }) =>
      generateSiteTree({ site: model, sources: { layers }, messages, screens }, render),
    ),
  ];
  return { project, sites, trees, apiTypes };
}

/** The result of generating. */
export interface Generated {
  readonly sites: readonly Site[];
  readonly changes: Changes;
}

/**
 * Writes to `generated/` what these sites need.
 * @throws InputError when the input has problems, or files were changed by hand and `force` is off
 */
export async function generateProject(root: string, ids: readonly string[], options: EmitOptions): Promise<Generated> {
  const rendered = await renderProject(root, ids);
  return { sites: rendered.sites, changes: await emitProject(root, rendered, options) };
}

/**
 * Writes to `generated/` what was rendered.
 * @throws InputError when files were changed by hand and `force` is off
 */
export async function emitProject(
  root: string,
  { project, trees, apiTypes }: RenderedProject,
  options: EmitOptions,
): Promise<Changes> {
  const changes = await emitTrees(root, trees, options);
  await rememberSpecs(root, project, apiTypes);
  return changes;
}

/** `shopgen generate`. */
export async function generateSite(
  root: string,
  id: string,
  { check, ...options }: EmitOptions & { readonly check: boolean },
): Promise<Outcome> {
  if (check) return checkSite(root, id);
  const { changes } = await generateProject(root, [id], options);
  return {
    data: { files: changes },
    next: isUpToDate(changes)
      ? `generated/${id} is up to date.`
      : `generated/${id}: ${summary(changes)}. Next: shopgen build --site ${id}`,
  };
}

async function checkSite(root: string, id: string): Promise<Outcome> {
  const { trees } = await renderProject(root, [id]);
  const { changes, edited } = await checkTrees(root, trees);
  if (isUpToDate(changes)) return { data: { files: changes }, next: `generated/${id} is up to date.` };
  const help =
    edited.length === 0
      ? `Run shopgen generate --site ${id}.`
      : `Move what was changed by hand into the sources, then run shopgen generate --site ${id} --force.`;
  const drift = [
    ...changes.added.map((file) => errorAt('generated.drift', startOf(file), `${file} is missing`, help)),
    ...changes.changed.map((file) =>
      errorAt(
        'generated.drift',
        startOf(file),
        `${file} is ${edited.includes(file) ? 'changed by hand' : 'out of date'}`,
        help,
      ),
    ),
    ...changes.deleted.map((file) => errorAt('generated.drift', startOf(file), `${file} should not be there`, help)),
  ];
  return { diagnostics: drift, data: { files: changes }, exitCode: 3 };
}

function summary({ added, changed, deleted, unchanged }: Changes): string {
  return `${added.length} added, ${changed.length} changed, ${deleted.length} deleted, ${unchanged.length} unchanged`;
}
