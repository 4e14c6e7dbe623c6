import type { CheckedSite } from '#cli/config/check-sites.ts';
import { type CheckedSites, pickSite } from '#cli/config/load-site.ts';
import type { Screens } from '#cli/config/screens.ts';
import { checkOverrides } from '#cli/parts/check-overrides.ts';
import { checkOwnScreens } from '#cli/parts/check-own-screens.ts';
import { checkPartyModules } from '#cli/parts/check-party-modules.ts';
import { openOwnModules } from '#cli/parts/own-modules.ts';
import type { ResultCache } from '#cli/results/result-cache.ts';

/** The code that a site has of its own. */
export interface SiteCode {
  /** Modules, and what they import; relative to the root. */
  readonly modules: ReadonlySet<string>;
  /** Keys of its own screens with their folders: a file that comes or goes there decides what a screen has. */
  readonly screens: readonly { readonly key: string; readonly folder: string }[];
  /** Files of its extensions with their names; absolute. */
  readonly extensions: ReadonlyMap<string, string>;
}

/** Finds the code that a site without problems has of its own. */
export async function findSiteCode(
  root: string,
  checked: CheckedSites,
  each: CheckedSite,
  screens: Screens,
  results: ResultCache,
): Promise<SiteCode> {
  const site = pickSite(checked, each.loaded.id);
  const modules = openOwnModules(root, results);
  // What checks open is what the site's code imports.
  await checkOverrides(site, screens, modules);
  await checkOwnScreens(root, site.screens, modules);
  await checkPartyModules(each, modules);
  const extensions = each.extensions.flatMap(({ name, files }) => files.map((file) => [file, name] as const));
  return { modules: new Set(modules.files), screens: site.screens, extensions: new Map(extensions) };
}
