import { type LoadedExtension, openExtensions, type SiteExtensions } from '#cli/extensions/load-extensions.ts';
import { noResults, type ResultCache } from '#cli/results/result-cache.ts';
import { type LoadedSite, loadSites } from './load-sites.ts';
import { siteConfigSchema } from './schema/site-config-schema.ts';

/** Loads the extensions of sites: those of each site that names some, by id, and the texts of their modules. */
export async function loadSiteExtensions(
  root: string,
  sites: readonly LoadedSite[],
  results: ResultCache,
): Promise<{ extensions: ReadonlyMap<string, SiteExtensions>; texts: ReadonlyMap<string, string> }> {
  const loader = openExtensions(root, results);
  const extensions = new Map<string, SiteExtensions>();
  for (const { id, tree } of sites) {
    if (tree?.entries.has('extensions'))
      extensions.set(id, await loader.load(tree, Object.keys(siteConfigSchema.shape)));
  }
  return { extensions, texts: loader.texts };
}

/** Loads all extensions of a project's sites that can be loaded; of several with one name the first. */
export async function listExtensions(root: string): Promise<LoadedExtension[]> {
  const { sites } = await loadSites(root);
  const { extensions } = await loadSiteExtensions(root, sites, noResults);
  const all = [...extensions.values()].flatMap((each) => each.extensions);
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}
