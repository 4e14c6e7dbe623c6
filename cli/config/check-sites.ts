import { type Diagnostic, hasErrors, type Place, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import type { SiteExtensions } from '#cli/extensions/load-extensions.ts';
import { runIntegrations } from '#cli/extensions/run-integrations.ts';
import { type ExtensionFiles, runChecks, runGenerators } from '#cli/extensions/run-phases.ts';
import { cached, hashForKey, type ResultCache } from '#cli/results/result-cache.ts';
import { type LocatedMap, placeAt } from '#cli/sources/located.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { ExtensionParties, SiteModel } from '#runtime/contracts/site.ts';
import { checkAliases } from './checks/check-aliases.ts';
import { checkBudgets } from './checks/check-budgets.ts';
import { checkContrast } from './checks/check-contrast.ts';
import { checkDomains, checkOffered, checkPrefixes, domainClaims } from './checks/check-domains.ts';
import { checkFlags } from './checks/check-flags.ts';
import { checkFonts, installedFonts } from './checks/check-fonts.ts';
import { checkIdentity } from './checks/check-identity.ts';
import { checkIntegrations } from './checks/check-integrations.ts';
import { checkLocales } from './checks/check-locales.ts';
import { checkOverlays } from './checks/check-overlays.ts';
import { checkOwnScreens } from './checks/check-own-screens.ts';
import { checkPages } from './checks/check-pages.ts';
import { checkRadius } from './checks/check-radius.ts';
import { checkRoutes } from './checks/check-routes.ts';
import { checkSharedIds, listIds } from './checks/check-shared-ids.ts';
import { checkOldKeys, checkVersion } from './checks/check-version.ts';
import { layerOrder } from './layer-order.ts';
import type { LoadedSite } from './load-sites.ts';
import { parseSite } from './parse-site.ts';
import { resolveSite } from './resolve-site.ts';
import { extendKeys } from './schema/key-schema.ts';
import { siteConfigSchema } from './schema/site-config-schema.ts';
import { findScreens } from './screens.ts';

export interface CheckedSite {
  readonly loaded: LoadedSite;
  /** Undefined when the site has errors. */
  readonly model: SiteModel | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly extensions: SiteExtensions['extensions'];
  /** What these generate. */
  readonly files: ExtensionFiles['files'];
}

const noExtensions: SiteExtensions = { extensions: [], diagnostics: [] };

/**
 * Checks every site against the schema and the rules, one by one and against each other.
 *
 * @param extensions - Those of each site that has some, by id.
 */
export function checkSites(
  sites: readonly LoadedSite[],
  sources: SourceTexts,
  results: ResultCache,
  extensions: ReadonlyMap<string, SiteExtensions>,
): CheckedSite[] {
  const screens = new Set(findScreens().keys());
  const hashes = new Map([...sources].map(([file, text]) => [file, hashForKey(text)]));
  const around = [[...screens], installedFonts()];
  const claims = sites.flatMap(({ id, tree }) => (tree === undefined ? [] : domainClaims(id, tree)));
  const collisions = checkDomains(claims, new Map(sites.map((site) => [site.id, ownFile(site)])));
  const sharedIds = checkSharedIds(
    sites.flatMap(({ id, file, tree }) => (tree === undefined ? [] : listIds(id, file, tree))),
  );
  return sites.map((loaded) => {
    const { id, file, layers, tree } = loaded;
    const added = extensions.get(id) ?? noExtensions;
    const key = [
      ...['site', id, file, layers.map((layer) => [layer, hashes.get(layer)]), around],
      ...(added === noExtensions ? [] : [added.extensions.map(({ hash }) => hash), added.diagnostics]),
    ];
    const own =
      tree === undefined ? unread(loaded) : cached(results, key, isOwn, () => checkSite(loaded, tree, screens, added));
    const diagnostics = [...own.diagnostics, ...(collisions.get(id) ?? []), ...(sharedIds.get(id) ?? [])];
    const model = hasErrors(diagnostics) ? undefined : own.model;
    return { loaded, model, diagnostics, extensions: added.extensions, files: own.files ?? [] };
  });
}

/** What a site's own files decide. */
type OwnResult = Pick<CheckedSite, 'diagnostics'> & {
  readonly model?: SiteModel | undefined;
  readonly files?: ExtensionFiles['files'];
};

function isOwn(value: unknown): value is OwnResult {
  return typeof value === 'object' && value !== null && 'diagnostics' in value && Array.isArray(value.diagnostics);
}

function unread({ diagnostics }: LoadedSite): OwnResult {
  return { model: undefined, diagnostics };
}

function checkSite(
  loaded: LoadedSite,
  tree: LocatedMap,
  screens: ReadonlySet<string>,
  added: SiteExtensions,
): OwnResult {
  const { layers } = loaded;
  const order = layerOrder(layers);
  const { config, diagnostics: told } = parseSite(tree, extendKeys(added.extensions));
  const broken = [
    ...added.diagnostics,
    ...(hasErrors(added.diagnostics) ? withoutForeignKeys(told, tree) : told),
    ...checkVersion(loaded, tree, { isValid: config !== undefined }),
    ...checkOldKeys(loaded),
    ...checkIdentity(loaded, tree),
    ...checkLocales(loaded.file, tree, order),
    ...checkFlags(tree, order),
    ...checkPages(tree, order),
    ...checkOffered(tree),
    ...checkPrefixes(tree),
    ...checkRoutes(tree, order, screens),
    ...checkAliases(tree),
    ...checkOwnScreens(tree),
    ...checkBudgets(loaded.file, tree),
    ...checkFonts(tree),
    ...checkContrast(tree, order),
    ...checkRadius(tree, order),
    ...checkOverlays(tree),
    ...checkIntegrations(loaded.file, tree),
  ];
  if (config === undefined || hasErrors(broken)) return { model: undefined, diagnostics: broken };
  const model = resolveSite(config);
  if (added.extensions.length === 0) return { model, diagnostics: broken };
  const found = [...broken, ...runChecks(added.extensions, model, tree)];
  if (hasErrors(found)) return { model: undefined, diagnostics: found };
  const { files, diagnostics: failed } = runGenerators(added.extensions, model, tree);
  const { parties, diagnostics: refused } = runIntegrations(added.extensions, model, tree, files);
  const diagnostics = [...found, ...failed, ...refused];
  return { model: hasErrors(diagnostics) ? undefined : addParties(model, parties), diagnostics, files };
}

function addParties(model: SiteModel, parties: ExtensionParties | undefined): SiteModel {
  return parties === undefined
    ? model
    : Object.freeze({ ...model, integrations: { ...model.integrations, extensions: parties } });
}

/** Leaves out unknown keys of the configuration: an extension that could not be loaded may add them. */
function withoutForeignKeys(diagnostics: readonly Diagnostic[], tree: LocatedMap): readonly Diagnostic[] {
  const foreign = [...tree.entries].flatMap(([key, entry]) =>
    Object.hasOwn(siteConfigSchema.shape, key) ? [] : [entry.key],
  );
  return diagnostics.filter(({ place }) => place === undefined || !foreign.includes(place));
}

/** Returns the place in a site's own file for a diagnostic about what it inherits: its `extends`. */
function ownFile({ file, tree }: LoadedSite): Place {
  return tree === undefined ? getStart(file) : placeAt(tree, ['extends']);
}
