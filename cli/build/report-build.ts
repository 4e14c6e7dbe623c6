import type { Diagnostic, SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { renderClientReport } from './build-report.ts';
import type { BuiltSite } from './build-sites.ts';
import type { Sizes } from './precompress.ts';
import type { FailedSite } from './prepare-sites.ts';

/** Converts a site to what `build --json` prints. */
export function toJson({ id, outDir, cached, durationMs, why, client }: BuiltSite) {
  const sent = ({ gzip, brotli }: Sizes) => ({ gzip, brotli });
  const routes = Object.entries(client.routes).map(([key, { first, js }]) => [
    key,
    { js: sent(js), first: { js: sent(first.js), css: sent(first.css) } },
  ]);
  const own = client.own === undefined ? {} : { own: client.own };
  return { id, outDir, cached, durationMs, why, client: { js: client.js, routes: Object.fromEntries(routes), ...own } };
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(milliseconds < 100 ? 2 : 1)} s`;

/** Reasons that are printed; the JSON document has all. */
const maxReasons = 8;

/**
 * Prints that a site is ready.
 *
 * @param why - Whether to say what it was built for.
 * @param isVerbose - Whether to say what a first visit to each of its routes loads.
 */
export function reportSite(
  site: BuiltSite,
  say: (text: string) => void,
  { why, isVerbose }: { readonly why: boolean; readonly isVerbose: boolean },
): void {
  const { id, outDir, cached, durationMs, client } = site;
  const how = cached ? (site.isRestored ? 'is restored from the cache' : 'is up to date') : 'is built';
  say(`${id} ${how} in ${seconds(durationMs)}: ${outDir}`);
  if (why) {
    const reasons = site.why.length > 0 ? site.why : ['nothing changed'];
    for (const reason of reasons.slice(0, maxReasons)) say(`  ${reason}`);
    if (reasons.length > maxReasons) say(`  and ${reasons.length - maxReasons} more`);
  }
  if (isVerbose) say(`${renderClientReport(client)}\n`);
}

/** A site as `build --json` prints it. */
export type BuiltJson = ReturnType<typeof toJson>;

/** Collects the diagnostics of sites, each once and with the sites it concerns. */
export function collectDiagnostics(
  failed: readonly Omit<FailedSite, 'exitCode'>[],
  isOneOfSeveral: boolean,
): { readonly diagnostics: readonly Diagnostic[]; readonly sources: SourceTexts } {
  const found = new Map<string, { readonly diagnostic: Diagnostic; readonly ids: string[] }>();
  for (const { id, diagnostics } of failed) {
    for (const diagnostic of diagnostics) {
      const key = JSON.stringify(diagnostic);
      const before = found.get(key);
      if (before) before.ids.push(id);
      else found.set(key, { diagnostic, ids: [id] });
    }
  }
  return {
    diagnostics: [...found.values()].map(({ diagnostic, ids }) =>
      isOneOfSeveral ? { ...diagnostic, message: `${nameSites(ids)}: ${diagnostic.message}` } : diagnostic,
    ),
    sources: new Map(failed.flatMap(({ sources }) => [...sources])),
  };
}

const namedSites = 3;

function nameSites(ids: readonly string[]): string {
  if (ids.length <= namedSites) return ids.join(', ');
  return `${ids.slice(0, namedSites).join(', ')} and ${ids.length - namedSites} more`;
}

/** Returns the last line: how it went, and the next command. @param options - Of that command. */
export function summarise(
  built: readonly Pick<BuiltSite, 'id' | 'cached'>[],
  failed: readonly FailedSite[],
  durationMs: number,
  options = '',
): NonNullable<Outcome['next']> {
  const [first] = built;
  const next = first === undefined ? '' : `Next: shopgen start --site ${first.id}${options}`;
  if (built.length + failed.length === 1) return next;
  const fresh = built.filter(({ cached }) => !cached).length;
  const counts = [`${fresh} built`, `${built.length - fresh} from the cache`, `${failed.length} failed`];
  const told = failed.length > 0 ? ` (${failed.map(({ id }) => id).join(', ')})` : '';
  return `${built.length + failed.length} sites in ${seconds(durationMs)}: ${counts.join(', ')}${told}. ${next}`.trim();
}
