import { listAffected } from '#cli/affected/list-affected.ts';
import { askForSite } from '#cli/config/ask-for-site.ts';
import { unknownSites } from '#cli/config/find-site.ts';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { readReport } from './merge-reports.ts';

/** The selection of sites to build. */
export interface SiteChoice {
  readonly site?: readonly string[];
  readonly all?: boolean;
  /** The sites that differ from a revision, `since`. */
  readonly affected?: boolean;
  readonly since?: string;
  /** The share of the sites that this machine builds. `index` counts from 1. */
  readonly shard?: { readonly index: number; readonly count: number };
  /** A file with what an earlier build printed as JSON: shards get equal work by what each site took then. */
  readonly durations?: string;
}

/**
 * Returns the sites to build, each once, in the order given; `--all` and `--affected` sort them by name. A shard takes every n-th of
 * them, or as much work as the others, by what sites took before: the shards of one command line share no site and miss none.
 *
 * @throws UsageError when it is not said which
 * @throws InputError for an unknown site, whichever shard it would be in, and for a revision that git does not know
 */
export async function chooseSites(root: string, choice: SiteChoice): Promise<string[]> {
  const { site = [], all = false, affected = false, since } = choice;
  if (all && site.length > 0) throw new UsageError('Either --all or --site, not both.');
  if (affected && (all || site.length > 0)) throw new UsageError('Either --affected, or --all or --site, not both.');
  const ids = await listAffected(root, { affected, since });
  if (ids !== undefined) return takeShard(ids, choice);
  if (!all && site.length === 0) throw await askForSite(root, 'build --all or --affected');
  const asked = [...new Set(site)];
  if (asked.length === 1 && choice.shard === undefined) return asked;
  const known = (await loadCheckedSites(root)).sites.map(({ loaded }) => loaded.id);
  const unknown = asked.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw unknownSites(unknown, known);
  return takeShard(all ? known : asked, choice);
}

async function takeShard(ids: readonly string[], { shard, durations }: SiteChoice): Promise<string[]> {
  if (shard === undefined) return [...ids];
  const { index, count } = shard;
  if (durations === undefined) return ids.filter((_, place) => place % count === index - 1);
  const took = new Map((await readReport(durations)).sites.map(({ id, durationMs }) => [id, durationMs]));
  const known = [...took.values()].sort((a, b) => a - b);
  const usual = known[Math.floor(known.length / 2)] ?? 1;
  const getTime = (id: string): number => took.get(id) ?? usual;
  // The longest site first, each to the shard with the least work so far: no shard takes more than 4/3 of what the best division would
  // (longest processing time first, https://doi.org/10.1137/0117039).
  const loads = Array.from({ length: count }, () => 0);
  const mine = new Set<string>();
  for (const id of ids.toSorted((a, b) => getTime(b) - getTime(a))) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + getTime(id);
    if (least === index - 1) mine.add(id);
  }
  return ids.filter((id) => mine.has(id));
}
