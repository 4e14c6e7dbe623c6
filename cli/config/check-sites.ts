import { type Diagnostic, hasErrors, type Place, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { cached, hashForKey, type ResultCache } from '#cli/results/result-cache.ts';
import { type LocatedMap, placeAt } from '#cli/sources/located.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { checkBudgets } from './checks/check-budgets.ts';
import { checkContrast } from './checks/check-contrast.ts';
import { checkDomains, checkOffered, checkPrefixes, domainClaims } from './checks/check-domains.ts';
import { checkFlags } from './checks/check-flags.ts';
import { checkFonts, installedFonts } from './checks/check-fonts.ts';
import { checkIdentity } from './checks/check-identity.ts';
import { checkIntegrations } from './checks/check-integrations.ts';
import { checkLocales } from './checks/check-locales.ts';
import { checkOwnScreens } from './checks/check-own-screens.ts';
import { checkPages } from './checks/check-pages.ts';
import { checkRadius } from './checks/check-radius.ts';
import { checkRoutes } from './checks/check-routes.ts';
import { checkSharedIds, listIds } from './checks/check-shared-ids.ts';
import { layerOrder } from './layer-order.ts';
import type { LoadedSite } from './load-sites.ts';
import { parseSite } from './parse-site.ts';
import { resolveSite } from './resolve-site.ts';
import { findScreens } from './screens.ts';

export interface CheckedSite {
  readonly loaded: LoadedSite;
  /** Undefined when the site has errors. */
  readonly model: SiteModel | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks every site against the schema and the rules, one by one and against each other. */
export function checkSites(sites: readonly LoadedSite[], sources: SourceTexts, results: ResultCache): CheckedSite[] {
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
    const key = ['site', id, file, layers.map((layer) => [layer, hashes.get(layer)]), around];
    const own =
      tree === undefined ? unread(loaded) : cached(results, key, isOwn, () => checkSite(loaded, tree, screens));
    const diagnostics = [...own.diagnostics, ...(collisions.get(id) ?? []), ...(sharedIds.get(id) ?? [])];
    return { loaded, model: hasErrors(diagnostics) ? undefined : own.model, diagnostics };
  });
}

/** What a site's own files decide. */
type OwnResult = Pick<CheckedSite, 'diagnostics'> & { readonly model?: SiteModel | undefined };

function isOwn(value: unknown): value is OwnResult {
  return typeof value === 'object' && value !== null && 'diagnostics' in value && Array.isArray(value.diagnostics);
}

function unread({ diagnostics }: LoadedSite): OwnResult {
  return { model: undefined, diagnostics };
}

function checkSite(loaded: LoadedSite, tree: LocatedMap, screens: ReadonlySet<string>): OwnResult {
  const { layers } = loaded;
  const order = layerOrder(layers);
  const { config, diagnostics } = parseSite(tree);
  const broken = [
    ...diagnostics,
    ...checkIdentity(loaded, tree),
    ...checkLocales(loaded.file, tree, order),
    ...checkFlags(tree, order),
    ...checkPages(tree, order),
    ...checkOffered(tree),
    ...checkPrefixes(tree),
    ...checkRoutes(tree, order, screens),
    ...checkOwnScreens(tree),
    ...checkBudgets(loaded.file, tree),
    ...checkFonts(tree),
    ...checkContrast(tree, order),
    ...checkRadius(tree, order),
    ...checkIntegrations(loaded.file, tree),
  ];
  return { model: config === undefined || hasErrors(broken) ? undefined : resolveSite(config), diagnostics: broken };
}

/** Returns the place in a site's own file for a diagnostic about what it inherits: its `extends`. */
function ownFile({ file, tree }: LoadedSite): Place {
  return tree === undefined ? getStart(file) : placeAt(tree, ['extends']);
}
