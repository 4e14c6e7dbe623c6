import { loadSites } from '#cli/config/load-sites.ts';
import { catalogue } from '#cli/diagnostics/catalogue.ts';
import { entriesAt } from '#cli/sources/located.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';

/** The kinds of values that shell scripts request for completion. */
export const valueKinds = ['sites', 'locales', 'codes'] as const;

export type ValueKind = (typeof valueKinds)[number];

/**
 * Lists names for completion, one a line. Ignores errors in configurations, and a folder without any: an unfinished
 * command line needs no diagnostics.
 */
export async function listValues(root: string, kind: ValueKind): Promise<Outcome> {
  const values = kind === 'codes' ? Object.keys(catalogue) : await listConfiguredNames(root, kind);
  return { data: { values }, text: values.join('\n') };
}

async function listConfiguredNames(root: string, kind: 'sites' | 'locales'): Promise<string[]> {
  const loaded = await loadSites(root).catch(() => undefined);
  const sites = loaded?.sites ?? [];
  if (kind === 'sites') return sites.map(({ id }) => id);
  return [...new Set(sites.flatMap(({ tree }) => entriesAt(tree, 'locales').map(([locale]) => locale)))];
}
