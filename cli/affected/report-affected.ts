import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { type Affected, type AffectedSite, findAffected, type Reason } from './find-affected.ts';

/** Reasons that people are shown of each site; programs get all. */
const shownReasons = 6;

/**
 * `shopgen affected`: the sites whose output may differ from what it was at a revision, and why.
 *
 * @throws InputError where git does not know the root or the revision
 */
export async function reportAffected({ root, verbose }: CommandContext, since: string): Promise<Outcome> {
  const found = await findAffected(root, since);
  const most = verbose ? Number.POSITIVE_INFINITY : shownReasons;
  return {
    data: { ...found },
    ...(found.sites.length > 0 && { text: found.sites.map((site) => renderSite(site, most)).join('\n\n') }),
    next: summariseAffected(found, since),
  };
}

/** Says how many sites may differ. */
function summariseAffected({ commit, sites, unaffected, removed }: Affected, since: string): string {
  const count = sites.length + unaffected.length;
  const name = commit.startsWith(since) ? commit.slice(0, 9) : `${since} (${commit.slice(0, 9)})`;
  const gone = removed.length === 0 ? '' : ` Not there any more: ${removed.join(', ')}.`;
  if (sites.length === 0) return `What sites are made of is as it was at ${name}.${gone}`;
  return `${sites.length} of ${count} ${count === 1 ? 'site' : 'sites'} may differ from ${name}.${gone}`;
}

function renderSite({ id, reasons }: AffectedSite, most: number): string {
  const lines = reasons.slice(0, most).map(renderReason);
  const rest = reasons.length - lines.length;
  return [id, ...lines, ...(rest > 0 ? [`  and ${rest} more; --verbose lists all`] : [])].join('\n');
}

function renderReason({ file, change, what }: Reason): string {
  return `  ${file}: ${what}${change === undefined ? '' : `, ${change}`}`;
}
