import { loadSite } from '#cli/config/load-site.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { createRelease, listReleases, type Release, rollBack } from './releases.ts';

/**
 * `shopgen release create`: makes what is built of a site a release.
 *
 * @throws InputError for an unknown site or one with errors
 */
export async function runReleaseCreate(
  { root }: CommandContext,
  { site, keep }: { readonly site: string; readonly keep: number },
): Promise<Outcome> {
  await loadSite(root, site);
  const { release, deleted } = await createRelease(root, site, keep);
  return {
    data: { site, release: describe(release), deleted },
    text: `${nameOf(release)} is current${deleted.length === 0 ? '' : `; deleted: ${deleted.join(', ')}`}`,
    next: `Start its servers, or copy the folder to them: dist/${nameOf(release)}/server.js`,
  };
}

/** `shopgen release list`: lists the releases of a site, the newest first. */
export async function runReleaseList({ root }: CommandContext, { site }: { readonly site: string }): Promise<Outcome> {
  await loadSite(root, site);
  const releases = await listReleases(root, site);
  const lines = releases.map(
    (release) => `${nameOf(release)}  ${release.createdAt}${release.isCurrent ? '  current' : ''}`,
  );
  return {
    data: { site, releases: releases.map(describe) },
    text: lines.length === 0 ? `${site} has no release yet.` : lines.join('\n'),
  };
}

/** `shopgen release rollback`: makes an earlier release of a site the current one. */
export async function runReleaseRollback(
  { root }: CommandContext,
  { site, to }: { readonly site: string; readonly to?: string },
): Promise<Outcome> {
  await loadSite(root, site);
  const { release, from } = await rollBack(root, site, to);
  return {
    data: { site, release: describe(release), from: from && describe(from) },
    text: `${nameOf(release)} is current${from === undefined ? '' : `, instead of ${nameOf(from)}`}`,
    next: `Restart the servers that run dist/${site}@current, one after the other.`,
  };
}

const nameOf = ({ site, hash }: Release): string => `${site}@${hash}`;

const describe = (release: Release) => ({
  hash: release.hash,
  createdAt: release.createdAt,
  current: release.isCurrent,
  folder: `dist/${nameOf(release)}`,
});
