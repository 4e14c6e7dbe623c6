import { listAffected } from '#cli/affected/list-affected.ts';
import { askForSite } from '#cli/config/ask-for-site.ts';
import { unknownSites } from '#cli/config/find-site.ts';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';

/** The selection of sites to build. */
export interface SiteChoice {
  readonly site?: readonly string[];
  readonly all?: boolean;
  /** The sites that differ from a revision, `since`. */
  readonly affected?: boolean;
  readonly since?: string;
  /** The share of the sites that this machine builds. `index` counts from 1. */
  readonly shard?: { readonly index: number; readonly count: number };
}

/**
 * Returns the sites to build, each once, in the order given; `--all` and `--affected` sort them by name. A shard takes every n-th of
 * them, so that the shards of one command line have equal size, share no site and miss none.
 *
 * @throws UsageError when it is not said which
 * @throws InputError for an unknown site, whichever shard it would be in, and for a revision that git does not know
 */
export async function chooseSites(root: string, choice: SiteChoice): Promise<string[]> {
  const { site = [], all = false, affected = false, since, shard } = choice;
  if (all && site.length > 0) throw new UsageError('Either --all or --site, not both.');
  if (affected && (all || site.length > 0)) throw new UsageError('Either --affected, or --all or --site, not both.');
  const ids = await listAffected(root, { affected, since });
  if (ids !== undefined) return takeShard(ids, shard);
  if (!all && site.length === 0) throw await askForSite(root, 'build --all or --affected');
  const asked = [...new Set(site)];
  if (asked.length === 1 && shard === undefined) return asked;
  const known = (await loadCheckedSites(root)).sites.map(({ loaded }) => loaded.id);
  const unknown = asked.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw unknownSites(unknown, known);
  return takeShard(all ? known : asked, shard);
}

function takeShard(ids: readonly string[], shard: SiteChoice['shard']): string[] {
  return ids.filter((_, place) => shard === undefined || place % shard.count === shard.index - 1);
}
