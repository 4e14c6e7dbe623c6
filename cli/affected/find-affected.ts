import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedSite } from '#cli/config/check-sites.ts';
import { type CheckedSites, loadCheckedSites } from '#cli/config/load-site.ts';
import type { LoadedSite } from '#cli/config/load-sites.ts';
import { messageFolder } from '#cli/config/messages/load-messages.ts';
import { findScreens } from '#cli/config/screens.ts';
import { hasErrors } from '#cli/diagnostics/diagnostic.ts';
import { packageRoot } from '#cli/package-root.ts';
import { openResults, type ResultCache } from '#cli/results/result-cache.ts';
import { findRevision } from '#cli/sources/git.ts';
import { listFolder } from '#cli/sources/list-folder.ts';
import { entriesAt, textAt } from '#cli/sources/located.ts';
import { type Change, listChanges } from './changed-files.ts';
import { loadEarlierSites } from './earlier-sites.ts';
import { createLinkedNames } from './linked-names.ts';
import { type AffectableSite, nameCommonUse, nameUse, type ProjectFolders, toName } from './name-use.ts';
import { findSiteCode, type SiteCode } from './site-code.ts';

/** Why the output of a site may differ. */
export interface Reason {
  /** Relative to the root. */
  readonly file: string;
  /** Absent where the file itself is the same. */
  readonly change?: Change;
  /** What the file is for the site. */
  readonly what: string;
}

/** A site whose output may differ. */
export interface AffectedSite {
  readonly id: string;
  /** At least one. */
  readonly reasons: readonly Reason[];
}

/** The sites of a project, held against a revision. */
export interface Affected {
  /** The hash of the commit. */
  readonly commit: string;
  /** Sorted by id, as the others. */
  readonly sites: readonly AffectedSite[];
  /** Sites whose output is the same. */
  readonly unaffected: readonly string[];
  /** Sites that the revision had and that are not there any more. */
  readonly removed: readonly string[];
}

const noCode: SiteCode = { modules: new Set(), screens: [], extensions: new Map() };

/**
 * Finds the sites whose output may differ from what it was at a revision.
 *
 * @throws InputError where git does not know the root or the revision
 */
export async function findAffected(givenRoot: string, ref: string): Promise<Affected> {
  const root = await realpath(givenRoot);
  const revision = findRevision(root, ref);
  const changes = listChanges(root, revision);
  const results = openResults(root, 'checks');
  const checked = await loadCheckedSites(root, results);
  const earlier = await loadEarlierSites(root, revision);
  const folders = { root, packageRoot: await realpath(packageRoot), siteTexts: listSiteTexts(checked, earlier) };
  const names = createLinkedNames(['site-configs', 'locales', 'openapi'].map((name) => path.join(root, name)));
  const files = [...changes].sort(([a], [b]) => (a < b ? -1 : 1));
  const changed = files.flatMap(([file, change]) => names(file).map((name) => ({ file: name, change })));
  const common = changed.flatMap(({ file, change }): Reason[] => {
    const what = nameCommonUse(file, folders);
    return what === undefined ? [] : [{ file: toName(root, file), change, what }];
  });
  common.push(...findStrayTexts(root, checked));
  const ids = checked.sites.map(({ loaded }) => loaded.id);
  const earlierIds = earlier.map(({ id }) => id);
  const sites: AffectedSite[] = [];
  for (const each of checked.sites) {
    const site = await describeSite(folders, checked, each, results);
    const own = changed.flatMap(({ file, change }): Reason[] => {
      const what = nameUse(file, site, root);
      return what === undefined ? [] : [{ file: toName(root, file), change, what }];
    });
    const reasons = [...own, ...common, ...findFurther(each, earlierIds, own)];
    if (reasons.length > 0) sites.push({ id: each.loaded.id, reasons });
  }
  const affected = new Set(sites.map(({ id }) => id));
  return {
    commit: revision.commit,
    sites,
    unaffected: ids.filter((id) => !affected.has(id)),
    removed: earlierIds.filter((id) => !ids.includes(id)),
  };
}

/** Returns reasons that no changed file shows: other sites may decide what is wrong with a site, and whether a file is one. */
function findFurther(
  { loaded, diagnostics }: CheckedSite,
  earlierIds: readonly string[],
  own: readonly Reason[],
): Reason[] {
  const { id, file } = loaded;
  return [
    ...(hasErrors(diagnostics) ? [{ file, what: 'has problems, which other sites may have a part in' }] : []),
    ...(earlierIds.includes(id) || own.length > 0 ? [] : [{ file, what: 'was no site' }]),
  ];
}

async function describeSite(
  { root }: ProjectFolders,
  checked: CheckedSites,
  each: CheckedSite,
  results: ResultCache,
): Promise<AffectableSite> {
  const { loaded, model, diagnostics } = each;
  return {
    loaded,
    bundle: textAt(loaded.tree, 'bundle'),
    locales: model?.locales ?? [],
    code: hasErrors(diagnostics) ? noCode : await findSiteCode(root, checked, each, findScreens(), results),
  };
}

/** Returns folders of `locales/` that belong to no locale and no bundle, which keeps all sites from being built. */
function findStrayTexts(root: string, { sites }: CheckedSites): Reason[] {
  if (!existsSync(path.join(root, messageFolder))) return [];
  const trees = sites.flatMap(({ loaded }) => loaded.tree ?? []);
  const known = trees.flatMap((tree) => [
    ...entriesAt(tree, 'locales').map(([locale]) => locale),
    textAt(tree, 'bundle') ?? '',
  ]);
  return listFolder(root, messageFolder)
    .folders.filter((name) => !known.includes(name))
    .map((name) => ({ file: `${messageFolder}/${name}`, what: 'texts that no site shows' }));
}

/** Returns the folders of `locales/` that are some site's matter: those of locales that are offered, and of bundles now and then. */
function listSiteTexts({ sites }: CheckedSites, earlier: readonly LoadedSite[]): ReadonlySet<string> {
  const loaded = [...sites.map((site) => site.loaded), ...earlier];
  return new Set([
    ...sites.flatMap(({ model }) => model?.locales ?? []),
    ...loaded.flatMap(({ tree }) => textAt(tree, 'bundle') ?? []),
  ]);
}
