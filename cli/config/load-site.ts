import type { SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { type Diagnostic, hasErrors } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { type ExtensionFiles, runBuildPhases } from '#cli/extensions/run-phases.ts';
import { noResults, type ResultCache } from '#cli/results/result-cache.ts';
import type { ExtensionReport } from '#runtime/contracts/extension.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { type Budgets, readBudgets } from './budgets.ts';
import { type CheckedSite, checkSites } from './check-sites.ts';
import { unknownSites } from './find-site.ts';
import { loadSiteExtensions } from './load-site-extensions.ts';
import { loadSites } from './load-sites.ts';
import { type PartOverrides, readOverrides } from './overrides.ts';
import { type OwnScreen, readOwnScreens } from './own-screens.ts';

/** A site that has passed every check of its configuration. */
export interface Site {
  readonly model: SiteModel;
  /** Files it was made from, from the lowest layer to its own; relative to the root. */
  readonly layers: readonly string[];
  /** What its pages may weigh. No part of the model: a storefront does not know it. */
  readonly budgets: Budgets;
  /** The parts of its pages that it changes. No part of the model either: they are in its code. */
  readonly overrides: readonly PartOverrides[];
  /** Screens that it has of its own. */
  readonly screens: readonly OwnScreen[];
  /** Files that its extensions generate; paths are below `extensions` of its tree. */
  readonly extensionFiles: ExtensionFiles['files'];
  /** Holds its build against the rules of its extensions. */
  readonly checkBuild: (report: ExtensionReport) => Diagnostic[];
}

export interface CheckedSites {
  readonly sites: readonly CheckedSite[];
  readonly sources: SourceTexts;
}

/** Loads and checks every site there is, but for what an earlier run has done with the same files. */
export async function loadCheckedSites(root: string, results: ResultCache = noResults): Promise<CheckedSites> {
  const { sites, sources } = await loadSites(root, results);
  const { extensions, texts } = await loadSiteExtensions(root, sites, results);
  return { sites: checkSites(sites, sources, results, extensions), sources: new Map([...sources, ...texts]) };
}

/**
 * Loads one site.
 * @throws InputError for an unknown site, or with everything that is wrong with its configuration.
 */
export async function loadSite(root: string, id: string): Promise<Site> {
  return pickSite(await loadCheckedSites(root), id);
}

/** Returns a site from the checked ones; throws like {@link loadSite}. */
export function pickSite({ sites, sources }: CheckedSites, id: string): Site {
  const site = pickChecked(sites, id);
  if (site.model === undefined || hasErrors(site.diagnostics)) throw new InputError(site.diagnostics, sources);
  const { model } = site;
  const { layers, tree } = site.loaded;
  return {
    model,
    layers,
    budgets: tree === undefined ? {} : readBudgets(tree),
    overrides: tree === undefined ? [] : readOverrides(tree),
    screens: tree === undefined ? [] : readOwnScreens(tree),
    extensionFiles: site.files,
    checkBuild: (report) => (tree === undefined ? [] : runBuildPhases(site.extensions, model, tree, report)),
  };
}

/**
 * Returns a checked site, errors and all.
 * @throws InputError for an unknown site.
 */
export function pickChecked(sites: readonly CheckedSite[], id: string): CheckedSite {
  const site = sites.find(({ loaded }) => loaded.id === id);
  if (site === undefined)
    throw unknownSites(
      [id],
      sites.map(({ loaded }) => loaded.id),
    );
  return site;
}
