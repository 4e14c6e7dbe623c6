import path from 'node:path';
import type { Site } from '#cli/config/load-site.ts';
import { pickSite } from '#cli/config/load-site.ts';
import { findScreens, type Screens } from '#cli/config/screens.ts';
import { errorAt, hasErrors } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { type Changes, isUpToDate } from '#cli/emit/compare.ts';
import { type CheckedTrees, checkTrees, type EmitOptions, emitTrees } from '#cli/emit/emit.ts';
import { storeLayout } from '#cli/emit/store-layout.ts';
import { generateContractsTree } from '#cli/generators/generate-contracts.ts';
import { createContent, generateSiteTree } from '#cli/generators/generate-site.ts';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';
import { loadTemplates, type RenderTemplate } from '#cli/generators/render-template.ts';
import { findOwnScreenFiles } from '#cli/generators/routes/own-screen-files.ts';
import type { SiteContent } from '#cli/generators/site/site-content.ts';
import type { ApiName } from '#cli/openapi/spec.ts';
import { noResults, openResults, type ResultCache } from '#cli/results/result-cache.ts';
import type { RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { Outcome, RepeatedOutcome } from '#cli/terminal/command-context.ts';
import { generateApiTypes } from './api-types.ts';
import { loadProject, type Project } from './load-project.ts';
import { rememberSpecs } from './remember-specs.ts';

/** The view of the runtime for the generators; absent: this package's runtime. */
export interface RuntimeView {
  readonly usage: RuntimeUsage;
  readonly screens: Screens;
}

/** Sites of a run above which no generated code is remembered: it would take more disk than it saves time. */
const maxRemembered = 25;

/** Inputs without a problem, from which the trees of sites can be rendered. */
export interface CheckedProject {
  readonly project: Project;
  /** In the order asked for. */
  readonly sites: readonly Site[];
  readonly apiTypes: Readonly<Record<ApiName, string>>;
  readonly screens: Screens;
  readonly render: RenderTemplate;
  /** Opens what earlier runs have rendered of a site. */
  readonly openSite: (id: string) => ResultCache;
}

/** The generated code of sites, in memory. */
export interface RenderedProject extends Pick<CheckedProject, 'project' | 'sites' | 'apiTypes'> {
  /** `contracts` and one tree per site. */
  readonly trees: readonly GeneratedTree[];
  /** What browsers may know of each site, by id. */
  readonly contents: ReadonlyMap<string, SiteContent>;
}

/**
 * Reads and checks everything that these sites need.
 * @throws InputError with every problem when there is one
 */
export async function checkProject(root: string, ids: readonly string[], view?: RuntimeView): Promise<CheckedProject> {
  const project = await loadProject(root, ids, view?.usage);
  if (hasErrors(project.diagnostics)) throw new InputError(project.diagnostics, project.sources);
  const [render, product, content] = await Promise.all([
    loadTemplates(),
    generateApiTypes(project.specs, 'product'),
    generateApiTypes(project.specs, 'content'),
  ]);
  return {
    project,
    sites: ids.map((id) => pickSite(project, id)),
    apiTypes: { product, content },
    screens: view?.screens ?? findScreens(),
    render,
    openSite:
      view === undefined && ids.length <= maxRemembered ? (id) => openResults(root, `sites/${id}`) : () => noResults,
  };
}

/** Renders the trees of sites. */
function renderTrees(
  root: string,
  { project, apiTypes, screens, render, openSite }: CheckedProject,
  sites: readonly Site[],
): RenderedProject {
  const { messages, results } = project;
  const contents = new Map<string, SiteContent>();
  const trees = sites.map(({ model, layers, overrides, screens: ownScreens, extensionFiles }) => {
    const own = openSite(model.id);
    const content = createContent({ site: model, messages, screens }, own);
    contents.set(model.id, content);
    const tree = generateSiteTree(
      {
        ...{ site: model, sources: { layers }, messages, screens, overrides, extensionFiles },
        own: findOwnScreenFiles(root, ownScreens),
      },
      render,
      content,
      own,
    );
    own.save();
    return tree;
  });
  const contracts = generateContractsTree({ messages, apiTypes }, render, results);
  results.save();
  return {
    project,
    sites,
    apiTypes,
    contents,
    trees: [contracts, ...trees],
  };
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
  const checked = await checkProject(root, ids, view);
  return renderTrees(root, checked, checked.sites);
}

/** The result of generating. */
export interface Generated extends Pick<RenderedProject, 'sites' | 'contents'> {
  readonly changes: Changes;
  /** The absolute paths of the trees, and of the folder that is empty while nothing is being written. */
  readonly outputs: readonly string[];
  /** Compares the trees with the disk again. */
  readonly checkAgain: () => Promise<CheckedTrees>;
}

/**
 * Writes to `generated/` what these sites need.
 * @throws InputError when the input has problems, or files were changed by hand and `force` is off
 */
export async function generateProject(root: string, ids: readonly string[], options: EmitOptions): Promise<Generated> {
  const checked = await checkProject(root, ids);
  return generateSites(root, checked, checked.sites, options);
}

/**
 * Writes to `generated/` what some sites of a project need.
 * @throws InputError when files were changed by hand and `force` is off
 */
export async function generateSites(
  root: string,
  checked: CheckedProject,
  sites: readonly Site[],
  options: EmitOptions,
): Promise<Generated> {
  const rendered = renderTrees(root, checked, sites);
  const { trees, contents } = rendered;
  const changes = await emitProject(root, rendered, options);
  return { sites, contents, changes, outputs: listOutputs(root, trees), checkAgain: () => checkTrees(root, trees) };
}

/**
 * Writes to `generated/` what was rendered.
 * @throws InputError when files were changed by hand and `force` is off
 */
export async function emitProject(
  root: string,
  { project, trees, apiTypes }: Pick<RenderedProject, 'project' | 'trees' | 'apiTypes'>,
  options: EmitOptions,
): Promise<Changes> {
  const changes = await emitTrees(root, trees, options);
  // The cache only saves time: the code is in place.
  await rememberSpecs(root, project, apiTypes).catch(() => undefined);
  return changes;
}

function listOutputs(root: string, trees: readonly GeneratedTree[]): string[] {
  const { generated, stages } = storeLayout(root);
  return [...trees.map(({ name }) => path.join(generated, name)), stages];
}

/** `shopgen generate`. */
export async function generateSite(
  root: string,
  id: string,
  { check, ...options }: EmitOptions & { readonly check: boolean },
): Promise<Outcome> {
  if (check) return checkSite(root, id);
  const { changes, outputs, checkAgain } = await generateProject(root, [id], options);
  const run = async (): Promise<RepeatedOutcome | undefined> => {
    const checked = await checkAgain();
    return checked.isInForce ? { outcome: describeUnchanged(id, checked.changes) } : undefined;
  };
  const repeat = { outputs, run };
  if (isUpToDate(changes)) return { ...describeUnchanged(id, changes), repeat };
  return {
    data: { files: changes },
    next: `generated/${id}: ${summary(changes)}. Next: shopgen build --site ${id}`,
    repeat,
  };
}

function describeUnchanged(id: string, changes: Changes): Outcome {
  return { data: { files: changes }, next: `generated/${id} is up to date.` };
}

async function checkSite(root: string, id: string): Promise<Outcome> {
  const { trees } = await renderProject(root, [id]);
  const { changes, edited } = await checkTrees(root, trees);
  if (isUpToDate(changes)) {
    const run = async (): Promise<RepeatedOutcome | undefined> => {
      const again = await checkTrees(root, trees);
      return isUpToDate(again.changes) ? { outcome: describeUnchanged(id, again.changes) } : undefined;
    };
    return { ...describeUnchanged(id, changes), repeat: { outputs: listOutputs(root, trees), run } };
  }
  const help =
    edited.length === 0
      ? `Run shopgen generate --site ${id}.`
      : `Move what was changed by hand into the sources, then run shopgen generate --site ${id} --force.`;
  const drift = [
    ...changes.added.map((file) => errorAt('generated.drift', getStart(file), `${file} is missing`, help)),
    ...changes.changed.map((file) =>
      errorAt(
        'generated.drift',
        getStart(file),
        `${file} is ${edited.includes(file) ? 'changed by hand' : 'out of date'}`,
        help,
      ),
    ),
    ...changes.deleted.map((file) => errorAt('generated.drift', getStart(file), `${file} should not be there`, help)),
  ];
  return { diagnostics: drift, data: { files: changes }, exitCode: 3 };
}

function summary({ added, changed, deleted, unchanged }: Changes): string {
  return `${added.length} added, ${changed.length} changed, ${deleted.length} deleted, ${unchanged.length} unchanged`;
}
