import { availableParallelism } from 'node:os';
import { packageRoot } from '#cli/package-root.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { createProgress, type Progress } from '#cli/terminal/progress.ts';
import { reportBudgets } from './budgets/report-budgets.ts';
import { type BuiltSite, createSiteBuilder, type SiteBuilder } from './build-sites.ts';
import { BundlerFailure } from './bundler-error.ts';
import { cacheLayout } from './cache/cache-layout.ts';
import { chooseSites, type SiteChoice } from './choose-sites.ts';
import { type FailedSite, prepareSites } from './prepare-sites.ts';
import { clearDeadStages } from './put-in-place.ts';
import { collectDiagnostics, reportSite, summarise, toJson } from './report-build.ts';
import { sideBySide } from './side-by-side.ts';

/** Exit code when the bundler failed, as against input that has problems. */
const bundlerFailed = 4;

interface BuildOptions extends SiteChoice {
  /** Overwrite generated files that were changed by hand. */
  readonly force?: boolean;
  /** Say why a site was not in the cache. */
  readonly why?: boolean;
  /** Report exceeded budgets as errors. */
  readonly strict?: boolean;
}

/** Builds a site, or returns its diagnostics. Rethrows errors of neither input nor bundler. */
async function attempt(
  builder: SiteBuilder,
  site: Parameters<SiteBuilder['build']>[0],
): Promise<BuiltSite | FailedSite> {
  try {
    return await builder.build(site);
  } catch (error) {
    if (!(error instanceof BundlerFailure)) throw error;
    return { id: site.id, exitCode: bundlerFailed, diagnostics: error.diagnostics, sources: error.sources };
  }
}

const isBuilt = (site: BuiltSite | FailedSite): site is BuiltSite => 'outDir' in site;

/** Shows which sites are being built, and how many are left. */
function trackSites(progress: Progress, count: number) {
  const current = new Set<string>();
  let done = 0;
  const show = (): void => {
    const counted = count > 1 ? `${done} of ${count} built, ` : '';
    if (current.size > 0) progress.step(`${counted}building ${[...current].join(', ')}`);
  };
  return {
    begin(id: string): void {
      current.add(id);
      show();
    },
    end(id: string): void {
      current.delete(id);
      done += 1;
      show();
    },
  };
}

/**
 * `shopgen build`: checks, generates and builds sites, side by side. A site that fails doesn't stop the others; where
 * sites fail in different ways, the highest of their exit codes counts. A site that exceeds its budgets is built all the same.
 *
 * With `--json`: `sites` has the built ones in the order asked for (`why` is empty for what nothing changed of), `failed`
 * the others with the exit code that each would have had alone; the diagnostics say why.
 */
export async function runBuild(context: CommandContext, options: BuildOptions): Promise<Outcome> {
  const { root, say } = context;
  const started = performance.now();
  const ids = await chooseSites(root, options);
  if (ids.length === 0)
    return { data: { sites: [], failed: [] }, next: 'This part of the sites is empty: nothing to do.' };
  const progress = createProgress(context);
  try {
    progress.step('checking and generating');
    const layout = cacheLayout(root);
    await clearDeadStages(layout);
    const builder = createSiteBuilder({ context, packageRoot, layout, interrupt: progress.interrupt });
    const prepared = await prepareSites(root, ids, options.force ?? false);
    const track = trackSites(progress, prepared.sites.length);
    const results = await sideBySide(prepared.sites, availableParallelism(), async ({ model }) => {
      track.begin(model.id);
      const site = await attempt(builder, model);
      track.end(model.id);
      if (isBuilt(site))
        progress.interrupt(() => reportSite(site, say, { why: options.why ?? false, isVerbose: context.verbose }));
      return site;
    });
    const built = results.filter(isBuilt);
    if (built.some(({ cached }) => !cached)) await builder.prune();
    const order = new Map(ids.map((id, place) => [id, place]));
    const failed = [...prepared.failed, ...results.filter((site): site is FailedSite => !isBuilt(site))].sort(
      (a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0),
    );
    const limits = prepared.sites.map(({ model, budgets }) => ({ id: model.id, budgets }));
    const heavy = await reportBudgets({ root, layout, isStrict: options.strict ?? false }, limits, built);
    return {
      ...collectDiagnostics([...failed, ...heavy], ids.length > 1),
      data: { sites: built.map(toJson), failed: failed.map(({ id, exitCode }) => ({ id, exitCode })) },
      next: summarise(built, failed, performance.now() - started),
      ...(failed.length > 0 && { exitCode: Math.max(...failed.map(({ exitCode }) => exitCode)) }),
    };
  } finally {
    progress.end();
  }
}
