import path from 'node:path';
import pLimit from 'p-limit';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import type { CommandContext } from '#cli/terminal/command-context.ts';
import { inPhase } from '#cli/tracing/trace-command.ts';
import type { Theme } from '#runtime/contracts/theme.ts';
import type { ClientReport } from './build-report.ts';
import { type BuildRun, createBuildRun, once, onceEach } from './build-run.ts';
import { createFileKeeper, type KeepFile } from './built-file.ts';
import { createBundlerLogger } from './bundler-logger.ts';
import type { CacheLayout } from './cache/cache-layout.ts';
import { collectProfileInputs, collectSiteInputs } from './cache/collect-inputs.ts';
import { createFileStore } from './cache/file-store.ts';
import { createLibraryCache } from './cache/library-cache.ts';
import { createProfileCache, nameProfile } from './cache/profile-cache.ts';
import { pruneCache } from './cache/prune-cache.ts';
import type { RemoteProfiles } from './cache/remote/remote-profiles.ts';
import { createShippedBuilds } from './cache/shipped-builds.ts';
import { createSiteCache } from './cache/site-cache.ts';
import { createInputs, type Inputs, packageInput } from './cache/site-inputs.ts';
import { createAssetKeeper } from './kept-asset.ts';
import { findLeaks } from './leaks/find-leaks.ts';
import { refuseLeaks } from './leaks/report-leaks.ts';
import type { SiteMark } from './leaks/site-marks.ts';
import { bundleLibraries } from './libraries/bundle-libraries.ts';
import { finishLibraries, needsKey, startedLibraries } from './libraries/library-files.ts';
import { scanSite } from './libraries/scan-site.ts';
import { bestQuality } from './precompress.ts';
import { type BuiltProfile, buildProfile, clientFolder } from './profile/build-profile.ts';
import type { Profile } from './profile/profile.ts';
import { hashCode } from './profile/profile-key.ts';
import { linkToStore, putInPlace, requireWritable, writeOwnFile } from './put-in-place.ts';
import { linkSite, type SiteToBuild } from './site/link-site.ts';
import { createSiteImages } from './site/site-images.ts';
import { evaluateStyles } from './styles/evaluate-styles.ts';
import type { FrozenStyles } from './styles/freeze-styles.ts';
import { shortenNames } from './styles/short-names.ts';
import { loadThemeFonts } from './styles/theme-fonts.ts';

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
  /** Returns a site that the cache has; undefined for one that would have to be built. */
  find(site: SiteToBuild): Promise<BuiltSite | undefined>;
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
  /** Brotli quality of what is a site's own; absent: the best. */
  readonly quality?: number;
  /** What other machines have built; absent where none is asked. */
  readonly remote?: (inputs: Inputs, keep: KeepFile) => RemoteProfiles;
  /** What the sites of the project are known by: none of another one's may be in a build. Absent: it is not looked for. */
  readonly marks?: readonly SiteMark[];
  /** Evaluates the styles of the runtime and of a site; asked once for each set of own styles. */
  readonly styles?: (own: readonly string[]) => Promise<FrozenStyles>;
}

/**
 * Makes the bundler and React use their production code, whatever the shell's environment, and the bundler give memory back as soon
 * as it is free, which takes an eighth off the peak and no time that can be measured. Called before the bundler is loaded, which
 * reads the variable then.
 */
function chooseProduction(): void {
  process.env.NODE_ENV = 'production';
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
}

export function createSiteBuilder(options: SiteBuilderOptions): SiteBuilder {
  const {
    context,
    packageRoot,
    layout,
    interrupt,
    isStandalone = false,
    quality = bestQuality,
    marks = [],
    styles = async (own) => shortenNames(await evaluateStyles(packageRoot, own)),
  } = options;
  const { root, say, detail } = context;
  const inputs = createInputs(packageRoot, root);
  const files = createFileStore(layout.files);
  const write = isStandalone ? writeOwnFile : linkToStore(files);
  const libraryCache = createLibraryCache(packageRoot, layout, inputs, files);
  const profileCache = createProfileCache(layout, inputs, files);
  const logger = createBundlerLogger(detail, (text) => interrupt(() => say(text)));

  let hasToldFailure = false;
  const tellFailure = (error: Error): void => {
    if (hasToldFailure) return;
    hasToldFailure = true;
    interrupt(() => say(`The cache could not be written, so the next build starts over: ${error.message}`));
  };
  const keep = createFileKeeper(files, tellFailure);
  const keepAsset = createAssetKeeper(keep, quality);
  const shipped = createShippedBuilds(packageRoot, inputs, keep);
  const remote = options.remote?.(inputs, keep);

  /** Stores a build in the cache. A failure, such as a full disk, is reported and does not fail the build. */
  async function keepIfPossible(store: () => Promise<void>): Promise<void> {
    try {
      await store();
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      tellFailure(error);
    }
  }

  const run: BuildRun = createBuildRun({
    packageRoot,
    root,
    logger,
    styles,
    libraries: async (needs) => {
      const key = needsKey(needs);
      const kept = await libraryCache.find(key);
      if (kept !== undefined) return { ...kept, finished: Promise.resolve(kept) };
      const known = await shipped.findLibraries(key);
      if (known !== undefined) {
        await keepIfPossible(() => libraryCache.keep(known));
        return { ...known, finished: Promise.resolve(known) };
      }
      const bundled = await inPhase('bundle libraries', {}, () =>
        bundleLibraries({ packageRoot, root, needs, logger }),
      );
      const getVersion = (folder: string) => inputs.now(packageInput(folder));
      const finish = async () => {
        const libraries = await finishLibraries(key, packageRoot, bundled, clientFolder, getVersion, keep);
        await keepIfPossible(() => libraryCache.keep(libraries));
        return libraries;
      };
      const finished = finish();
      finished.catch(() => {});
      return { ...startedLibraries(bundled), finished };
    },
  });

  // One at a time: the bundler takes half a gigabyte for each.
  const inTurn = pLimit(1);
  /** Returns the profile of generated code; built where no earlier run has, from the code of the first site that asks. */
  const getProfile = onceEach(
    (code: string, _id: string) => code,
    async (code: string, id: string): Promise<Profile> =>
      (await profileCache.find(code)) ?? (await takeShipped(code)) ?? (await inTurn(() => makeProfile(code, id))),
  );
  async function takeShipped(code: string): Promise<Profile | undefined> {
    const known = await shipped.findProfile(code);
    return known && (await keepProfile(code, known.collected, known.built));
  }
  async function makeProfile(code: string, id: string): Promise<Profile> {
    // Begun at once: they need nothing that is read here.
    run.styles([]).catch(() => {});
    const scanned = await inPhase('scan', { site: id }, () =>
      scanSite({ packageRoot, root, siteId: id, readImports: run.readImports }),
    );
    const collected = await collectProfileInputs({ packageRoot, root }, id, scanned.files, inputs);
    const known = remote && (await inPhase('remote cache', { site: id }, () => remote.find(code, collected)));
    if (known !== undefined) return keepProfile(code, known.collected, known.built);
    const built = await inPhase('bundle profile', { site: id }, () => buildProfile(run, id, scanned, keep));
    await remote?.share(code, collected, built);
    return keepProfile(code, collected, built);
  }
  async function keepProfile(
    code: string,
    collected: Readonly<Record<string, string>>,
    built: BuiltProfile,
  ): Promise<Profile> {
    await keepIfPossible(() => profileCache.keep(code, collected, built));
    return { ...built, key: nameProfile(code, collected, built).key };
  }
  const makeImages = createSiteImages(packageRoot, keep);
  const readUses = once(async () => (await loadRuntimeUsage()).messages);
  const getFonts = onceEach(
    (theme: Theme) => JSON.stringify(theme.fonts),
    (theme) => loadThemeFonts(packageRoot, theme),
  );

  /** Begins with a site: its cache, and what describes it once it is built. */
  function begin({ model: { id } }: SiteToBuild) {
    const started = performance.now();
    return {
      cache: createSiteCache({ root, layout, inputs, files, write, isStandalone, profiles: profileCache }, id),
      finish: (rest: Pick<BuiltSite, 'cached' | 'isRestored' | 'why' | 'client'>): BuiltSite => ({
        id,
        outDir: path.relative(root, path.join(layout.dist, id)).split(path.sep).join('/'),
        durationMs: Math.round(performance.now() - started),
        ...rest,
      }),
    };
  }

  return {
    async find(site) {
      const { cache, finish } = begin(site);
      const found = await cache.find();
      return found.isHit ? finish({ ...found, cached: true }) : undefined;
    },
    async build(site) {
      const { model } = site;
      const { id } = model;
      const { cache, finish } = begin(site);
      const found = await cache.find();
      if (found.isHit) return finish({ ...found, cached: true });
      await requireWritable(layout);
      chooseProduction();
      const collected = await collectSiteInputs({ packageRoot, root }, model, inputs);
      const profile = await getProfile(await hashCode(root, id), id);
      const fonts = await getFonts(model.theme);
      const linked = await inPhase('link', { site: id }, async () =>
        linkSite(site, profile, { fonts, keep, keepAsset, makeImages, uses: await readUses(), marks }),
      );
      const leaks = await inPhase('leaks', { site: id }, () => findLeaks(site, linked.files, marks));
      refuseLeaks({ packageRoot, root }, { id, modules: Object.keys(linked.client.own ?? {}) }, leaks);
      await inPhase('write', { site: id, files: linked.files.size }, () => putInPlace(layout, id, linked.files, write));
      await keepIfPossible(() => cache.keep(collected, linked, profile));
      return finish({ cached: false, isRestored: false, why: found.why, client: linked.client });
    },
    prune: () => keepIfPossible(() => pruneCache(layout)),
  };
}
