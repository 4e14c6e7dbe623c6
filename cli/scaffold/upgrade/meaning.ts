import type { MessageFiles } from '#cli/config/messages/load-messages.ts';
import { compare, compareTexts, type ValueChange } from '#cli/plan/settings.ts';
import { loadProject, type Project } from '#cli/project/load-project.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { toPlain } from '#cli/sources/located.ts';
import type { ReleaseFiles } from './release-files.ts';
import { withFiles } from './with-files.ts';

/** A value that a project has otherwise than before. */
export interface Difference extends ValueChange {
  /** Absent for a text. */
  readonly site?: string;
}

/**
 * Compares what two states of a project mean: the configuration of each site, with routes and theme, in the keys of this release; and
 * all texts, as `LOCALE namespace:key`, those of a bundle as `BUNDLE/LOCALE namespace:key`.
 */
export function compareMeaning(before: Project, after: Project): Difference[] {
  const [was, is] = [before, after].map(
    ({ sites }) =>
      new Map(sites.map(({ loaded: { id, tree } }) => [id, tree === undefined ? {} : readTree(toPlain(tree))])),
  );
  const ids = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])];
  return [
    ...ids.flatMap((site) => compare(was?.get(site), is?.get(site), '').map((change) => ({ site, ...change }))),
    ...compareTexts(listTexts(before), listTexts(after)),
  ];
}

/**
 * Compares what releases write, to know which differences they announce.
 *
 * @returns none where the two are the same
 */
export async function compareReleases(before: ReleaseFiles, after: ReleaseFiles): Promise<Difference[]> {
  if (before === after) return [];
  const usage = await loadRuntimeUsage();
  const load = (files: ReleaseFiles) => withFiles(files, (root) => loadProject(root, undefined, usage));
  return compareMeaning(await load(before), await load(after));
}

/** Returns whether a release has made the same change to the same key. */
export function isAnnounced({ site, key, after }: Difference, announced: readonly Difference[]): boolean {
  return announced.some(
    (each) =>
      (each.site === undefined) === (site === undefined) &&
      each.key === key &&
      JSON.stringify(each.after) === JSON.stringify(after),
  );
}

/** Leaves out what says nothing about the site. */
function readTree(config: unknown): object {
  if (typeof config !== 'object' || config === null) return {};
  const { configVersion: _, ...rest } = { configVersion: undefined, ...config };
  return rest;
}

function listTexts({ messages }: Project): Record<string, string> {
  const files: [string, MessageFiles][] = [
    ['', messages.base],
    ...[...messages.bundles].map(([bundle, of]): [string, MessageFiles] => [`${bundle}/`, of]),
  ];
  return Object.fromEntries(
    files.flatMap(([folder, locales]) =>
      [...locales].flatMap(([locale, namespaces]) =>
        [...namespaces].flatMap(([namespace, file]) =>
          [...(file?.texts ?? [])].map(([key, { text }]) => [`${folder}${locale} ${namespace}:${key}`, text] as const),
        ),
      ),
    ),
  );
}
