import { writeFile } from 'node:fs/promises';
import type { CommandContext } from '#cli/terminal/command-context.ts';
import type { ClientReport } from './build-report.ts';
import { type BuildRun, createBuildRun } from './build-run.ts';
import { buildSite, clientFolder, type SiteToBuild } from './build-site.ts';
import { createBundlerLogger } from './bundler-logger.ts';
import type { CacheLayout } from './cache/cache-layout.ts';
import { createFileStore } from './cache/file-store.ts';
import { createLibraryCache } from './cache/library-cache.ts';
import { pruneCache } from './cache/prune-cache.ts';
import { createSiteCache } from './cache/site-cache.ts';
import { createInputs, packageInput } from './cache/site-inputs.ts';
import { bundleLibraries } from './libraries/bundle-libraries.ts';
import { finishLibraries, needsKey, startedLibraries } from './libraries/library-files.ts';
import { scanSite } from './libraries/scan-site.ts';
import { linkToStore, putInPlace, requireWritable } from './put-in-place.ts';
import { evaluateStyles } from './styles/evaluate-styles.ts';
import type { FrozenStyles } from './styles/freeze-styles.ts';
import { shortenNames } from './styles/short-names.ts';

/** A site in `dist/<site>/`. */
export interface BuiltSite {
  readonly id: string;
  /** Relative to the root, with forward slashes. */
  readonly outDir: string;
  /** Whether it was had from an earlier build, with every file verified. */
  readonly cached: boolean;
  /** Whether its folder had to be written again from the cache. */
  readonly isRestored: boolean;
  readonly durationMs: number;
  /** The reasons of the build; empty if nothing changed. */
  readonly why: readonly string[];
  readonly client: ClientReport;
}

/** Builds the sites of one run. */
export interface SiteBuilder {
  build(site: SiteToBuild): Promise<BuiltSite>;
  /** Keeps the cache within bounds. */
  prune(): Promise<void>;
}

interface SiteBuilderOptions {
  readonly context: Pick<CommandContext, 'root' | 'say' | 'detail'>;
  readonly packageRoot: string;
  readonly layout: CacheLayout;
  /** Hides the progress line during other output. */
  readonly interrupt: (say: () => void) => void;
  /** Whether each site has files of its own instead of links to what sites share. */
  readonly isStandalone?: boolean;
  /** Evaluates the styles of the runtime; asked once, by the first site that is built. */
  readonly styles?: () => Promise<FrozenStyles>;
}

/** Makes the bundler and React use their production code, whatever the shell's environment. */
function chooseProduction(): void {
  process.env.NODE_ENV = 'production';
}

export function createSiteBuilder(options: SiteBuilderOptions): SiteBuilder {
  const {
    context,
    packageRoot,
    layout,
    interrupt,
    isStandalone = false,
    styles = async () => shortenNames(await evaluateStyles(packageRoot)),
  } = options;
  const { root, say, detail } = context;
  const inputs = createInputs(packageRoot, root);
  const files = createFileStore(layout.files);
  const write = isStandalone ? writeFile : linkToStore(files);
  const libraryCache = createLibraryCache(packageRoot, layout, inputs, files);
  const logger = createBundlerLogger(detail, (text) => interrupt(() => say(text)));
  const run: BuildRun = createBuildRun({
    packageRoot,
    root,
    logger,
    styles,
    libraries: async (needs) => {
      const key = needsKey(needs);
      const kept = await libraryCache.find(key);
      if (kept !== undefined) return { ...kept, finished: Promise.resolve(kept) };
      const bundled = await bundleLibraries({ packageRoot, root, needs, logger });
      const getVersion = (folder: string) => inputs.now(packageInput(folder));
      const finish = async () => {
        const libraries = await finishLibraries(key, packageRoot, bundled, clientFolder, getVersion);
        await keepIfPossible(() => libraryCache.keep(libraries));
        return libraries;
      };
      const finished = finish();
      finished.catch(() => {});
      return { ...startedLibraries(bundled), finished };
    },
  });

  /** Stores a build in the cache. A failure, such as a full disk, is reported and does not fail the build. */
  async function keepIfPossible(keep: () => Promise<void>): Promise<void> {
    try {
      await keep();
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      interrupt(() => say(`The cache could not be written, so the next build starts over: ${error.message}`));
    }
  }

  return {
    async build(site) {
      const started = performance.now();
      const cache = createSiteCache({ packageRoot, root, layout, inputs, files, write, isStandalone }, site.id);
      const finish = (rest: Pick<BuiltSite, 'cached' | 'isRestored' | 'why' | 'client'>): BuiltSite => ({
        id: site.id,
        outDir: `dist/${site.id}`,
        durationMs: Math.round(performance.now() - started),
        ...rest,
      });
      const found = await cache.find();
      if (found.isHit) return finish({ ...found, cached: true });
      await requireWritable(layout);
      chooseProduction();
      // Begun at once: they need nothing that is read here.
      run.styles().catch(() => {});
      const scanned = await scanSite({ packageRoot, root, siteId: site.id, readImports: run.readImports });
      const collected = await cache.collect(site, scanned.files);
      const output = await buildSite(run, site, scanned);
      await putInPlace(layout, site.id, output.files, write);
      await keepIfPossible(() => cache.keep(collected, output));
      return finish({ cached: false, isRestored: false, why: found.why, client: output.client });
    },
    prune: () => keepIfPossible(() => pruneCache(layout)),
  };
}
