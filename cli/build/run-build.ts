import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pseudoMessages } from '#cli/config/messages/pseudo-messages.ts';
import type { SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { packageRoot, readVersion } from '#cli/package-root.ts';
import type { CheckedProject, Generated } from '#cli/project/generate-project.ts';
import type { CommandContext, Outcome, RepeatedOutcome } from '#cli/terminal/command-context.ts';
import { createProgress, type Progress } from '#cli/terminal/progress.ts';
import { inPhase, traceCommand } from '#cli/tracing/trace-command.ts';
import { reportBudgets } from './budgets/report-budgets.ts';
import { type BuiltSite, createSiteBuilder, type SiteBuilder } from './build-sites.ts';
import { BundlerFailure } from './bundler-error.ts';
import { type CacheLayout, cacheLayout, pseudoLayout } from './cache/cache-layout.ts';
import { createCacheServer } from './cache/remote/cache-server.ts';
import { readCacheTrust } from './cache/remote/cache-trust.ts';
import { createRemoteProfiles } from './cache/remote/remote-profiles.ts';
import { chooseSites, type SiteChoice } from './choose-sites.ts';
import { collectGarbage } from './collect-garbage.ts';
import { readSiteMarks } from './leaks/site-marks.ts';
import { bestQuality, fastQuality } from './precompress.ts';
import { checkSites, type FailedSite, inputFailed, type PreparedSite, prepareSites } from './prepare-sites.ts';
import { clearDeadStages } from './put-in-place.ts';
import { type BuiltJson, collectDiagnostics, reportSite, summarise, toJson } from './report-build.ts';
import { sideBySide } from './side-by-side.ts';

/** Exit code when the bundler failed, as against input that has problems. */
const bundlerFailed = 4;

interface BuildOptions extends SiteChoice {
  /** Overwrite generated files that were changed by hand. */
  readonly force?: boolean;
  /** Give each site files of its own instead of links to what sites share. */
  readonly standalone?: boolean;
  /** Say why a site was not in the cache. */
  readonly why?: boolean;
  /** Address of a cache that machines share; absent: none. */
  readonly cacheUrl?: URL;
  /** The key that entries of it are signed with: PEM, or the path of a file; absent: nothing is sent. */
  readonly cacheKey?: string | undefined;
  /** Report exceeded budgets as errors. */
  readonly strict?: boolean;
  /** Show all texts with accents and 40 % longer, in `dist/@pseudo/`. */
  readonly pseudo?: boolean;
}

/** Builds a site, or returns its diagnostics. Rethrows errors of neither input nor bundler. */
async function attempt(
  builder: SiteBuilder,
  site: Parameters<SiteBuilder['build']>[0],
): Promise<BuiltSite | FailedSite> {
  try {
    return await inPhase('site', { site: site.model.id }, () => builder.build(site));
  } catch (error) {
    if (!(error instanceof BundlerFailure || error instanceof InputError)) throw error;
    const exitCode = error instanceof BundlerFailure ? bundlerFailed : inputFailed;
    return { id: site.model.id, exitCode, diagnostics: error.diagnostics, sources: error.sources };
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

/** Sites of one run beyond which looking at all their files costs more than it saves. */
const maxRepeatedSites = 25;

/** Sites of one run beyond which compressing their data as well as possible takes most of the time. */
const maxSitesAtBest = 25;

/** Sites that are generated and built at a time, so that memory does not grow with their number. */
const batchSize = 50;

function explainEmpty({ affected = false, since, shard }: SiteChoice): string {
  if (!affected || shard !== undefined) return 'This part of the sites is empty: nothing to do.';
  return `What sites are made of is as it was at ${since}: nothing to do.`;
}

/** Returns the folders whose files decide whether a site is built again. */
const listSiteFolders = ({ dist, sites }: CacheLayout, id: string): string[] => [
  path.join(dist, id),
  path.join(sites, id),
];

const chooseLayout = (root: string, { pseudo = false }: BuildOptions): CacheLayout =>
  pseudo ? pseudoLayout(cacheLayout(root)) : cacheLayout(root);

const startOptions = ({ pseudo = false }: BuildOptions): string => (pseudo ? ' --pseudo' : '');

/** Returns a project whose texts are there to be looked at, not to be read. */
const inPseudoTexts = (checked: CheckedProject): CheckedProject => ({
  ...checked,
  project: { ...checked.project, messages: pseudoMessages(checked.project.messages) },
});

/**
 * Looks at built sites once more, which are in the cache, and returns what the same command line would print now; undefined
 * where something was changed meanwhile.
 */
async function repeatBuild(
  context: CommandContext,
  options: BuildOptions,
  sites: readonly PreparedSite[],
  checkAgain: Generated['checkAgain'],
): Promise<RepeatedOutcome | undefined> {
  if (!(await checkAgain()).isInForce) return undefined;
  const layout = chooseLayout(context.root, options);
  const isStandalone = options.standalone ?? false;
  const builder = createSiteBuilder({ context, packageRoot, layout, interrupt: (say) => say(), isStandalone });
  const found: BuiltSite[] = [];
  const said: string[] = [];
  for (const each of sites) {
    const site = await builder.find(each);
    if (site === undefined || site.isRestored || site.why.length > 0) return undefined;
    // What is found by a stamp takes no time that would be worth telling.
    found.push({ ...site, durationMs: 0 });
  }
  for (const site of found)
    reportSite(site, (line) => said.push(line), { why: options.why ?? false, isVerbose: context.verbose });
  return {
    said,
    outcome: { data: { sites: found.map(toJson), failed: [] }, next: summarise(found, [], 0, startOptions(options)) },
  };
}

/**
 * Opens the cache that machines share, if there is one.
 *
 * @throws UsageError for keys that cannot be used.
 */
async function openRemote(
  { root, detail, say }: CommandContext,
  { cacheUrl, cacheKey }: BuildOptions,
  interrupt: Progress['interrupt'],
): Promise<Parameters<typeof createSiteBuilder>[0]['remote']> {
  if (cacheUrl === undefined) return undefined;
  const trust = await readCacheTrust(root, cacheKey);
  const server = createCacheServer(cacheUrl, (reason) =>
    interrupt(() => say(`The remote cache cannot be used, so this machine builds by itself: ${reason}`)),
  );
  return (inputs, keep) => createRemoteProfiles(server, trust, inputs, keep, (line) => interrupt(() => detail(line)));
}

/** Returns the built sites in which their extensions find something. */
function checkBuilt(
  sites: readonly PreparedSite[],
  built: readonly BuiltSite[],
  sources: SourceTexts,
): Progressed['heavy'] {
  const clients = new Map(built.map(({ id, client }) => [id, client]));
  return sites.flatMap(({ model: { id }, checkBuild }) => {
    const client = clients.get(id);
    const diagnostics = client === undefined ? [] : checkBuild(client);
    return diagnostics.length === 0 ? [] : [{ id, diagnostics, sources }];
  });
}

/** What a run has come to. */
interface Progressed {
  readonly built: BuiltJson[];
  readonly failed: FailedSite[];
  /** Sites that were built, with what budgets and extensions say of them. */
  readonly heavy: Omit<FailedSite, 'exitCode'>[];
}

/**
 * `shopgen build`: checks, generates and builds sites, side by side. A site that fails doesn't stop the others; where
 * sites fail in different ways, the highest of their exit codes counts. A site that exceeds its budgets is built all the same.
 *
 * With `--json`: `sites` has the built ones in the order asked for (`why` is empty for what nothing changed of), `failed`
 * the others with the exit code that each would have had alone; the diagnostics say why.
 */
export const runBuild = (context: CommandContext, options: BuildOptions): Promise<Outcome> =>
  traceCommand('shopgen build', readVersion(), () => build(context, options));

async function build(context: CommandContext, options: BuildOptions): Promise<Outcome> {
  const { root, say } = context;
  const started = performance.now();
  const ids = await chooseSites(root, options);
  if (ids.length === 0) return { data: { sites: [], failed: [] }, next: explainEmpty(options) };
  const progress = createProgress(context);
  try {
    progress.step('checking and generating');
    const layout = chooseLayout(root, options);
    await clearDeadStages(layout);
    const remote = await openRemote(context, options, progress.interrupt);
    const checked = await inPhase('check', { sites: ids.length }, () => checkSites(root, ids));
    const marks = checked.project && (await readSiteMarks(root, checked.project.project.results));
    const builder = createSiteBuilder({
      context,
      packageRoot,
      layout,
      interrupt: progress.interrupt,
      ...(remote && { remote }),
      ...(marks && { marks }),
      isStandalone: options.standalone ?? false,
      quality: ids.length > maxSitesAtBest ? fastQuality : bestQuality,
    });
    const sites = checked.project?.sites ?? [];
    const track = trackSites(progress, sites.length);
    const done: Progressed = { built: [], failed: [...checked.failed], heavy: [] };
    let repeat: Outcome['repeat'];
    for (let first = 0; checked.project !== undefined && first < sites.length; first += batchSize) {
      if (first > 0) collectGarbage();
      const batch = sites.slice(first, first + batchSize);
      const project = options.pseudo ? inPseudoTexts(checked.project) : checked.project;
      const prepared = await inPhase('generate', { sites: batch.length }, () =>
        prepareSites(root, project, batch, options.force ?? false),
      );
      const results = await sideBySide(prepared.sites, availableParallelism(), async (each) => {
        const { id } = each.model;
        track.begin(id);
        const site = await attempt(builder, each);
        track.end(id);
        if (isBuilt(site))
          progress.interrupt(() => reportSite(site, say, { why: options.why ?? false, isVerbose: context.verbose }));
        return site;
      });
      const built = results.filter(isBuilt);
      const limits = prepared.sites.map(({ model, budgets }) => ({ id: model.id, budgets }));
      // Longer texts are heavier, and nobody loads them.
      if (!options.pseudo)
        done.heavy.push(...(await reportBudgets({ root, layout, isStrict: options.strict ?? false }, limits, built)));
      done.heavy.push(...checkBuilt(prepared.sites, built, checked.project.project.sources));
      done.built.push(...built.map(toJson));
      done.failed.push(...prepared.failed, ...results.filter((site): site is FailedSite => !isBuilt(site)));
      const { generated } = prepared;
      // A stamp does not know what git says.
      if (generated && ids.length <= maxRepeatedSites && options.affected !== true) {
        repeat = {
          outputs: [...generated.outputs, ...built.flatMap(({ id }) => listSiteFolders(layout, id)), layout.stages],
          run: () => repeatBuild(context, options, prepared.sites, generated.checkAgain),
        };
      }
    }
    const { built, failed, heavy } = done;
    if (!options.pseudo && built.some(({ cached }) => !cached)) await builder.prune();
    const order = new Map(ids.map((id, place) => [id, place]));
    failed.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
    return {
      ...(repeat && failed.length === 0 && heavy.length === 0 && { repeat }),
      ...collectDiagnostics([...failed, ...heavy], ids.length > 1),
      data: { sites: built, failed: failed.map(({ id, exitCode }) => ({ id, exitCode })) },
      next: summarise(built, failed, performance.now() - started, startOptions(options)),
      ...(failed.length > 0 && { exitCode: Math.max(...failed.map(({ exitCode }) => exitCode)) }),
    };
  } finally {
    progress.end();
  }
}
