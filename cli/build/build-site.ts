import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { type ClientReport, createClientReport } from './build-report.ts';
import type { BuildRun } from './build-run.ts';
import { readBundlerError } from './bundler-error.ts';
import { type BundlerOutput, getOutput } from './bundler-output.ts';
import { chunkGroups, nameChunk, namedAhead } from './chunk-names.ts';
import type { Libraries, StartedLibraries } from './libraries/library-files.ts';
import type { ScannedSite } from './libraries/scan-site.ts';
import type { LoaderFile } from './loader.ts';
import { frozenStyles } from './plugins/frozen-styles.ts';
import { type GeneratedModules, placeGeneratedModules } from './plugins/generated-modules.ts';
import { libraryImports, libraryPath } from './plugins/library-imports.ts';
import { serverMain, serverMainId } from './plugins/server-main.ts';
import { checkServerStyles, type StylesheetFiles, stylesheet } from './plugins/stylesheet.ts';
import { virtualManifest } from './plugins/virtual-manifest.ts';
import { precompress, type Sizes } from './precompress.ts';
import { type Chunks, readManifest, toClientChunk } from './read-manifest.ts';
import { createBaseConfig, withoutComments } from './vite-config.ts';

/** The inputs of a site's build besides its generated files. */
export type SiteToBuild = Pick<SiteModel, 'id' | 'theme' | 'locales' | 'defaultLocale'>;

/** A site as it was built, in memory. */
export interface SiteOutput {
  /** Path inside `dist/<site>/` → content; of equal builds in the same order. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly client: ClientReport;
  readonly libraries: Libraries;
}

/** Names inside `dist/<site>/` that the server's code relies on. */
export const clientFolder = 'client';
const serverFile = 'server.js';

function createConfig(base: InlineConfig, generatedDir: string): InlineConfig {
  const common = {
    write: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  };
  return {
    ...base,
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    environments: {
      client: {
        consumer: 'client',
        build: {
          ...common,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false, resolveDependencies: namedAhead },
          rolldownOptions: {
            input: { entry: path.join(generatedDir, 'entry-client.tsx') },
            experimental: withoutComments,
            // A name that two bundles share is no reason for one to load the other.
            optimization: { inlineConst: true },
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              // Seven characters: every document contains the names of chunks, and random text does not compress.
              chunkFileNames: (chunk) => `assets/${nameChunk(generatedDir, chunk)}-[hash:7].js`,
              assetFileNames: 'assets/[name]-[hash][extname]',
              codeSplitting: { groups: chunkGroups },
              paths: libraryPath,
            },
          },
        },
      },
      ssr: {
        consumer: 'server',
        resolve: { noExternal: true },
        build: {
          ...common,
          ssr: true,
          target: 'node20',
          minify: false,
          rolldownOptions: {
            input: { server: serverMainId },
            experimental: withoutComments,
            output: { entryFileNames: serverFile, codeSplitting: false, paths: libraryPath },
          },
        },
      },
    },
  };
}

/** Creates a promise with its resolver: a value that one build learns and the other waits for. */
function later<T>() {
  let settle: { resolve: (value: T) => void; reject: (reason: unknown) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  promise.catch(() => {});
  return {
    promise,
    resolve: (value: T): void => settle?.resolve(value),
    reject: (reason: unknown): void => settle?.reject(reason),
  };
}

interface Bundled {
  readonly client: BundlerOutput;
  readonly server: BundlerOutput;
  readonly chunks: Chunks;
  readonly manifest: ClientManifest;
  readonly loader: LoaderFile;
  readonly styleModules: StylesheetFiles['modules'];
}

/** Bundles the site's own code for the browser and for the server, side by side. */
async function bundle(
  { packageRoot, root, logger, styles, readImports, findMisuses, loader: bundleLoader }: BuildRun,
  site: SiteToBuild,
  { needs }: ScannedSite,
  generated: GeneratedModules,
  libraries: StartedLibraries,
): Promise<Bundled> {
  const generatedDir = generated.dir;
  const written = later<StylesheetFiles>();
  const manifest = later<ClientManifest>();
  const plugins = [
    generated.plugin,
    libraryImports({
      libraries,
      first: needs.client.first,
      readImports: (module) => readImports(generated.getFile(module)),
    }),
    frozenStyles({ packageRoot, styles, findMisuses }),
    stylesheet({ packageRoot, generatedDir, theme: site.theme, styles, onWritten: written.resolve }),
    checkServerStyles(() => written.promise),
    virtualManifest(() => manifest.promise),
    serverMain({ packageRoot, generatedDir, clientFolder }),
  ];
  const base = await createBaseConfig({ packageRoot, root, siteId: site.id, logger, plugins });
  const { createBuilder } = await import('vite');
  const builder = await createBuilder(createConfig(base, generatedDir));
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The bundler has no client or no server environment.');

  const loader = bundleLoader();
  loader.catch(() => {});
  const buildClient = async (): Promise<Pick<Bundled, 'client' | 'chunks'>> => {
    try {
      const output = getOutput(await builder.build(client));
      const own = output.flatMap((each) => (each.type === 'chunk' ? [toClientChunk(each)] : []));
      const shared = libraries.chunks.map((chunk) => ({ ...chunk, isEntry: false, module: null }));
      const chunks = new Map([...shared, ...own].map((chunk) => [chunk.file, chunk]));
      manifest.resolve(readManifest(chunks, generatedDir, site.locales, await written.promise, (await loader).file));
      return { client: output, chunks };
    } catch (error) {
      for (const waiting of [written, manifest]) waiting.reject(error);
      throw error;
    }
  };
  const [browser, server] = await Promise.allSettled([buildClient(), builder.build(ssr)]);
  // The server's build may only have failed because the browser's did.
  if (browser.status === 'rejected') throw browser.reason;
  if (server.status === 'rejected') throw server.reason;
  return {
    ...browser.value,
    server: getOutput(server.value),
    manifest: await manifest.promise,
    loader: await loader,
    styleModules: (await written.promise).modules,
  };
}

const toBuffer = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): Buffer =>
  Buffer.from(file.type === 'chunk' ? file.code : file.source);

/** Writes the content of `dist/<site>/`. */
async function assemble(
  site: SiteToBuild,
  { client, server, chunks, manifest, loader, styleModules }: Bundled,
  libraries: Libraries,
): Promise<Pick<SiteOutput, 'files' | 'client'>> {
  const files = new Map(libraries.files);
  const sizes = new Map<string, Sizes>(libraries.chunks.map((chunk) => [chunk.file, chunk.sizes]));
  await Promise.all(
    [
      ...client.map((file) => [file.fileName, toBuffer(file)] as const),
      [loader.file, Buffer.from(loader.code)] as const,
    ].map(async ([name, content]) => {
      const compressed = await precompress(name, content);
      sizes.set(name, compressed.sizes);
      for (const [ending, packed] of Object.entries(compressed.contents)) {
        files.set(`${clientFolder}/${name}${ending}`, packed);
      }
    }),
  );
  for (const file of server) files.set(file.fileName, toBuffer(file));
  // Away from this package Node has to be told that server.js is a module.
  files.set('package.json', Buffer.from(`${JSON.stringify({ type: 'module', private: true })}\n`));
  const modules = new Map([...styleModules, [loader.file, loader.modules] as const]);
  const report = createClientReport({ chunks, manifest, sizes, modules }, site.defaultLocale);
  files.set('report.json', Buffer.from(`${JSON.stringify({ id: site.id, client: report }, null, 2)}\n`));
  return { files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), client: report };
}

/**
 * Builds `dist/<site>/` from `generated/<site>/`: the browser's files, and the server, which needs no node_modules.
 *
 * @param scanned - What it is built from.
 * @throws BundlerFailure when the bundler cannot build it.
 */
export async function buildSite(run: BuildRun, site: SiteToBuild, scanned: ScannedSite): Promise<SiteOutput> {
  const generated = placeGeneratedModules({
    packageRoot: run.packageRoot,
    generatedDir: realpathSync(path.join(run.root, 'generated', site.id)),
  });
  try {
    // A style that cannot be frozen is reported before the bundler wraps the error.
    const [started] = await Promise.all([run.libraries(scanned.needs), run.styles()]);
    const bundled = await bundle(run, site, scanned, generated, started);
    const libraries = await started.finished;
    return { ...(await assemble(site, bundled, libraries)), libraries };
  } catch (error) {
    throw readBundlerError(run.root, error, generated.getFile) ?? error;
  }
}
