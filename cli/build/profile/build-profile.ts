import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import type { BuildRun } from '../build-run.ts';
import type { KeepFile } from '../built-file.ts';
import { readBundlerError } from '../bundler-error.ts';
import { type BundlerOutput, byName, getOutput } from '../bundler-output.ts';
import { createChunkGroups, type ModuleKinds, nameChunk, namedAhead } from '../chunk-names.ts';
import type { Libraries, StartedLibraries } from '../libraries/library-files.ts';
import { readEntryExports } from '../libraries/library-modules.ts';
import type { ScannedSite } from '../libraries/scan-site.ts';
import type { LoaderFile } from '../loader.ts';
import { frozenStyles } from '../plugins/frozen-styles.ts';
import { type GeneratedModules, placeGeneratedModules } from '../plugins/generated-modules.ts';
import { inlineBundlerCode } from '../plugins/inline-bundler-code.ts';
import { libraryImports, libraryPath } from '../plugins/library-imports.ts';
import { type Importers, type ModuleGraph, recordModuleGraph } from '../plugins/module-graph.ts';
import { createRedirect, overriddenParts } from '../plugins/overridden-parts.ts';
import { serverMain, serverMainId } from '../plugins/server-main.ts';
import { staticParts } from '../plugins/static-parts.ts';
import { bestQuality, precompress, type Sizes } from '../precompress.ts';
import { type ClientChunk, toClientChunk } from '../read-manifest.ts';
import { nameByContent } from '../site/hashed-name.ts';
import type { FrozenStyles } from '../styles/freeze-styles.ts';
import { createBaseConfig, withoutComments } from '../vite-config.ts';
import type { Profile, ProfileFacts } from './profile.ts';
import { checkServerStyles, type Sheets, writeSheets } from './sheets.ts';

/** Names inside `dist/<site>/` that the server's code relies on. */
export const clientFolder = 'client';
const serverFile = 'server.js';

/** The generated modules that the browser's bundle is made of: how a page starts, and what creates third parties. */
const entryFile = 'entry-client.tsx';
const makersFile = 'third-parties.ts';

function createConfig(
  base: InlineConfig,
  generatedDir: string,
  inputs: Readonly<Record<string, string>>,
  modules: ModuleKinds,
): InlineConfig {
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
            input: inputs,
            // Sites import by name what the entry and the makers of third parties export.
            preserveEntrySignatures: 'allow-extension',
            experimental: withoutComments,
            // A name that two bundles share is no reason for one to load the other.
            optimization: { inlineConst: true },
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              // Seven characters: every document contains the names of chunks, and random text does not compress.
              chunkFileNames: (chunk) => `assets/${nameChunk(generatedDir, chunk)}-[hash:7].js`,
              assetFileNames: 'assets/[name]-[hash][extname]',
              codeSplitting: { groups: createChunkGroups(modules) },
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

interface Bundled {
  readonly client: BundlerOutput;
  readonly server: BundlerOutput;
}

/** Bundles the code for the browser, then for the server: side by side they take more memory at their peak, and as much processor time. */
async function bundle(
  { packageRoot, root, logger, readImports, findMisuses }: BuildRun,
  { needs, parts: changed }: ScannedSite,
  styles: FrozenStyles,
  generated: GeneratedModules,
  libraries: StartedLibraries,
  inputs: Readonly<Record<string, string>>,
  graph: ModuleGraph,
): Promise<Bundled> {
  const parts = staticParts(packageRoot);
  const configDir = path.dirname(generated.getId(path.join(root, 'site-configs', 'any')));
  const redirect = createRedirect({ packageRoot, generatedDir: generated.dir, configDir }, () => changed);
  const plugins = [
    ...(changed.length === 0 ? [] : [overriddenParts(packageRoot, redirect)]),
    generated.plugin,
    parts.plugin,
    graph.plugin,
    inlineBundlerCode(),
    libraryImports({
      libraries,
      first: needs.client.first,
      readImports: (module) => readImports(generated.getFile(module)),
    }),
    frozenStyles({ packageRoot, styles: async () => styles, findMisuses }),
    serverMain({ packageRoot, generatedDir: generated.dir, clientFolder }),
  ];
  const base = await createBaseConfig({ packageRoot, root, siteId: '.profile', logger, plugins });
  const { createBuilder } = await import('vite');
  const builder = await createBuilder(
    createConfig(base, generated.dir, inputs, { isLate: parts.isLate, isInitial: graph.isInitial }),
  );
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The bundler has no client or no server environment.');
  // Both may fail of the same module: what the browser's says counts.
  const browser = await builder.build(client);
  return { client: getOutput(browser), server: getOutput(await builder.build(ssr)) };
}

const toBuffer = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): Buffer =>
  Buffer.from(file.type === 'chunk' ? file.code : file.source);

/** Finds the chunk of an entry by its module. */
function findEntry(client: BundlerOutput, module: string): Rolldown.OutputChunk {
  for (const file of client) if (file.type === 'chunk' && file.facadeModuleId === module) return file;
  throw new Error(`The bundler returned no chunk for ${module}.`);
}

/** Compresses and keeps the files, and collects what sites have to know of them. */
async function assemble(
  { client, server }: Bundled,
  {
    libraries,
    loader,
    sheets,
    importers,
    keep,
  }: { libraries: Libraries; loader: LoaderFile; sheets: Sheets; importers: Importers; keep: KeepFile },
  inputs: Readonly<Record<string, string>>,
  generatedDir: string,
): Promise<ProfileFacts & Pick<Profile, 'files'>> {
  const entry = findEntry(client, inputs.entry ?? '');
  const makers = inputs.parties === undefined ? undefined : findEntry(client, inputs.parties);
  const made = makers === undefined ? [] : [...(await readEntryExports(makers))];
  // The makers' entry exists for its names, unless the functions are in it.
  const isUnused = (file: string): boolean =>
    file === makers?.fileName && file !== entry.fileName && made.every(([, where]) => where.file !== file);
  const own = client.filter(({ fileName }) => !isUnused(fileName));

  const files = new Map(libraries.files);
  const sizes = new Map<string, Sizes>(libraries.chunks.map((chunk) => [chunk.file, chunk.sizes]));
  const routeSheets = Object.entries(sheets.routes).map(([key, sheet]) => ({
    ...sheet,
    key,
    file: nameByContent(`styles-${key}`, '.css', sheet.css),
  }));
  const further = sheets.further === '' ? undefined : nameByContent('styles-further', '.css', sheets.further);
  const contents = [
    ...own.map((file) => [file.fileName, toBuffer(file)] as const),
    ...routeSheets.map(({ file, css }) => [file, Buffer.from(css)] as const),
    ...(further === undefined ? [] : [[further, Buffer.from(sheets.further)] as const]),
    [loader.file, Buffer.from(loader.code)] as const,
  ];
  await Promise.all(
    contents.map(async ([name, content]) => {
      const compressed = await precompress(name, content, bestQuality);
      sizes.set(name, compressed.sizes);
      for (const [ending, packed] of Object.entries(compressed.contents)) {
        files.set(`${clientFolder}/${name}${ending}`, await keep(packed));
      }
    }),
  );
  for (const file of server) files.set(file.fileName, await keep(toBuffer(file)));
  // Away from this package Node has to be told that server.js is a module.
  files.set('package.json', await keep(Buffer.from(`${JSON.stringify({ type: 'module', private: true })}\n`)));

  const getSize = (file: string): Sizes => sizes.get(file) ?? { raw: 0, gzip: 0, brotli: 0 };
  const chunks: ClientChunk[] = [
    ...libraries.chunks.map(({ sizes: _, ...chunk }) => ({ ...chunk, route: null, modules: {} })),
    ...own.flatMap((file) => (file.type === 'chunk' ? [toClientChunk(file, generatedDir)] : [])),
  ];
  const sheetFiles = [...routeSheets.map(({ file }) => file), ...(further === undefined ? [] : [further])];
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    chunks: chunks.map((chunk) => ({ ...chunk, sizes: getSize(chunk.file) })),
    entry: entry.fileName,
    loader: loader.file,
    loaderModules: loader.modules,
    loaderSizes: getSize(loader.file),
    importers: { ...loader.importers, ...importers },
    makers: Object.fromEntries(made),
    sheets: {
      shared: sheets.shared,
      themeNames: sheets.themeNames,
      routes: Object.fromEntries(routeSheets.map(({ key, file, modules }) => [key, { file, modules }])),
      further,
      sizes: Object.fromEntries(sheetFiles.map((file) => [file, getSize(file)])),
    },
  };
}

/** A profile that was built, and what a record of it needs to know. */
export type BuiltProfile = Omit<Profile, 'key'> & Pick<Libraries, 'packages'>;

/**
 * Bundles the code of a site, for itself and for all sites with the same.
 *
 * @param id - The site whose generated code is read.
 * @param scanned - What it is built from.
 * @throws BundlerFailure when the bundler cannot build it.
 */
export async function buildProfile(
  run: BuildRun,
  id: string,
  scanned: ScannedSite,
  keep: KeepFile,
): Promise<BuiltProfile> {
  const generated = placeGeneratedModules({
    packageRoot: run.packageRoot,
    root: run.root,
    generatedDir: realpathSync(path.join(run.root, 'generated', id)),
  });
  const entry = path.join(generated.dir, entryFile);
  const makers = path.join(generated.dir, makersFile);
  const inputs = existsSync(generated.getFile(makers)) ? { entry, parties: makers } : { entry };
  try {
    // A style that cannot be frozen is reported before the bundler wraps the error.
    const [started, evaluated] = await Promise.all([run.libraries(scanned.needs), run.styles(scanned.ownStyles)]);
    // As the bundler knows them.
    const modules = new Map([...evaluated.modules].map(([file, exports]) => [generated.getId(file), exports]));
    const styles = { ...evaluated, modules };
    const graph = recordModuleGraph();
    const bundled = await bundle(run, scanned, styles, generated, started, inputs, graph);
    const client = byName(bundled.client);
    checkServerStyles(run.root, client, byName(bundled.server));
    const sheets = await writeSheets(
      run.packageRoot,
      client,
      { generatedDir: generated.dir, getImports: graph.getImports },
      styles,
    );
    const libraries = await started.finished;
    const made = { libraries, loader: await run.loader(), sheets, importers: graph.getImporters(), keep };
    return { ...(await assemble(bundled, made, inputs, generated.dir)), packages: libraries.packages };
  } catch (error) {
    throw readBundlerError(run.root, error, generated.getFile) ?? error;
  }
}
