import type { CommandContext, Outcome } from '#cli/commands/command.ts';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { packageRoot } from '#cli/package-root.ts';
import { generateProject } from '#cli/project/generate-project.ts';
import { renderClientReport } from './build-report.ts';
import { type BuiltSite, buildSite } from './build-site.ts';
import { BundlerFailure } from './bundler-error.ts';
import { createBundlerLogger } from './bundler-logger.ts';
import { createProgress } from './progress.ts';
import { evaluateStyles } from './styles/evaluate-styles.ts';
import type { FrozenStyles } from './styles/freeze-styles.ts';

/** Exit code when the bundler failed, as against input that has problems. */
const bundlerFailed = 4;

interface BuildOptions {
  readonly site?: readonly string[];
  readonly all?: boolean;
  readonly shard?: { readonly index: number; readonly count: number };
  /** Overwrite generated files that were changed by hand. */
  readonly force?: boolean;
}

async function chooseSites(root: string, { site = [], all = false, shard }: BuildOptions): Promise<string[]> {
  if (all && site.length > 0) throw new UsageError('Either --all or --site, not both.');
  if (!all && site.length === 0) throw new UsageError('Which site? Name it with --site, or build --all.');
  const chosen = all ? (await loadCheckedSites(root)).sites.map(({ loaded }) => loaded.id) : [...new Set(site)];
  return shard === undefined ? chosen : chosen.filter((_, place) => place % shard.count === shard.index - 1);
}

/** A site as `build --json` tells it. */
function toJson({ id, outDir, durationMs, client }: BuiltSite) {
  const routes = Object.entries(client.routes).map(([key, { js }]) => [
    key,
    { js: { gzip: js.gzip, brotli: js.brotli } },
  ]);
  return { id, outDir, cached: false, durationMs, client: { js: client.js, routes: Object.fromEntries(routes) } };
}

/** `shopgen build`: checks, generates and builds sites, one after the other. */
export async function runBuild(context: CommandContext, options: BuildOptions): Promise<Outcome> {
  const { root, say, detail } = context;
  const ids = await chooseSites(root, options);
  const progress = createProgress(context);
  const built: BuiltSite[] = [];
  // Started at once: evaluating the styles needs none of what is generated meanwhile.
  const styles: Promise<FrozenStyles> = evaluateStyles(packageRoot);
  styles.catch(() => {});
  try {
    progress.step('checking and generating');
    const { sites } = await generateProject(root, ids, { force: options.force ?? false });
    for (const { model } of sites) {
      const logger = createBundlerLogger(detail, (text) => progress.interrupt(() => say(text)));
      const site = await buildSite({
        packageRoot,
        root,
        site: model,
        styles: () => styles,
        logger,
        onStep: (step) =>
          progress.step(`${model.id}: building the ${step === 'client' ? 'browser’s files' : 'server'}`),
      });
      built.push(site);
      progress.interrupt(() => {
        say(`${site.id} is built in ${(site.durationMs / 1000).toFixed(1)} s: ${site.outDir}`);
        say(`${renderClientReport(site.client)}\n`);
      });
    }
  } catch (error) {
    if (!(error instanceof BundlerFailure)) throw error;
    const data = { sites: built.map(toJson) };
    return { diagnostics: error.diagnostics, sources: error.sources, data, exitCode: bundlerFailed };
  } finally {
    progress.end();
  }
  const next = built.map(({ id }) => `Next: shopgen start --site ${id}`)[0];
  return { data: { sites: built.map(toJson) }, ...(next !== undefined && { next }) };
}
