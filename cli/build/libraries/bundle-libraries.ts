import { createRequire } from 'node:module';
import path from 'node:path';
import type { InlineConfig, Logger, Plugin, Rolldown } from 'vite';
import { type BundlerOutput, getOutput } from '../bundler-output.ts';
import { measureParts } from '../chunk-parts.ts';
import { i18nextStub } from '../plugins/i18next-stub.ts';
import { inlineBundlerCode } from '../plugins/inline-bundler-code.ts';
import { reactStoreShim } from '../plugins/react-store-shim.ts';
import { createBaseConfig, withoutComments } from '../vite-config.ts';
import {
  type LibraryEntry,
  type LibraryExports,
  type LibraryGroup,
  type LibraryModules,
  libraryModuleId,
  readLibraryExports,
  writeLibraryModules,
} from './library-modules.ts';
import { GatheredNeeds, type LibraryNeeds, type Needs } from './library-needs.ts';

/** A library file as the bundler wrote it. */
export interface LibraryChunk {
  /** Path inside the client's folder, or beside the server's file. */
  readonly file: string;
  readonly code: string;
  /** Other library files that it imports statically. */
  readonly imports: readonly string[];
  /** Bytes before minification per package. */
  readonly parts: Readonly<Record<string, number>>;
  /** Absolute paths of the modules in it. */
  readonly modules: readonly string[];
}

/** The bundled libraries of one side of a site (client or server), without its own code. */
export interface BundledSide {
  readonly exports: LibraryExports;
  readonly chunks: readonly LibraryChunk[];
}

export interface BundledLibraries {
  readonly client: BundledSide;
  readonly server: BundledSide;
}

interface BundleOptions {
  readonly packageRoot: string;
  readonly root: string;
  readonly needs: LibraryNeeds;
  readonly logger: Logger;
}

const reactModules = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

const isReactPackage = (specifier: string): boolean => /^(?:react|react-dom|scheduler)(?:\/|$)/.test(specifier);

const pick = (needs: Needs, isWanted: (specifier: string) => boolean): Needs =>
  Object.fromEntries(Object.entries(needs).filter(([specifier]) => isWanted(specifier)));

/**
 * Returns the names of all of React's exports: the bundler cannot see them, because React is CommonJS, and there must
 * be one React only.
 */
function allNames(packageRoot: string, specifier: string): string[] {
  const exports: object = createRequire(path.join(packageRoot, 'package.json'))(specifier);
  return ['default', ...Object.keys(exports)];
}

/**
 * Returns the groups that the browser's libraries are split into. `react` and `lib` are what every page needs: they
 * change rarely and keep the longest task of a first visit short. Libraries that only lazy code needs stay out of them,
 * each in its own file.
 */
function clientGroups(packageRoot: string, { client }: LibraryNeeds): LibraryGroup[] {
  const isOther = (specifier: string): boolean => !isReactPackage(specifier);
  // React is a single chunk: the first page loads all of it, even what only later code imports.
  const react = new GatheredNeeds();
  for (const needs of [client.first, client.later]) {
    for (const [specifier, names] of Object.entries(pick(needs, isReactPackage))) {
      react.add(specifier, names.includes('*') ? allNames(packageRoot, specifier) : names);
    }
  }
  return [
    { name: 'react', needs: react.toNeeds(), isWhole: true },
    { name: 'lib', needs: pick(client.first, isOther), isWhole: true },
    { name: 'lib', needs: pick(client.later, isOther), isWhole: false },
  ];
}

function provideModules(modules: LibraryModules): Plugin {
  return {
    name: 'shopgen:library-modules',
    enforce: 'pre',
    resolveId: (id) => (modules.has(id) ? id : undefined),
    load: (id) => modules.get(id),
  };
}

function write(packageRoot: string, groups: readonly LibraryGroup[]): [LibraryEntry[], LibraryModules] {
  const all = groups.map((group) => writeLibraryModules(packageRoot, group));
  return [all.flatMap(([entries]) => entries), new Map(all.flatMap(([, modules]) => [...modules]))];
}

const toBundlerInput = (entries: readonly LibraryEntry[]): Record<string, string> =>
  Object.fromEntries(entries.map(({ name, id }) => [name, id]));

function clientConfig(packageRoot: string, entries: readonly LibraryEntry[]): InlineConfig['build'] {
  const isGroup = (name: string, id: string): boolean => id === libraryModuleId(packageRoot, `${name}.group`);
  const isReact = (id: string): boolean => reactModules.test(id) || isGroup('react', id);
  return {
    write: false,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: toBundlerInput(entries),
      preserveEntrySignatures: 'strict',
      experimental: withoutComments,
      output: {
        // Seven characters, as for a site's own chunks.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: isReact, priority: 2 },
            { name: 'lib', test: (id) => isGroup('lib', id), priority: 1 },
          ],
        },
      },
    },
  };
}

function serverConfig(entries: readonly LibraryEntry[]): InlineConfig['build'] {
  return {
    ssr: true,
    write: false,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: toBundlerInput(entries),
      experimental: withoutComments,
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: entries.length > 1,
      },
    },
  };
}

function toChunk(chunk: Rolldown.OutputChunk): LibraryChunk {
  const { fileName, code, imports, modules } = chunk;
  return { file: fileName, code, imports, parts: measureParts(modules), modules: Object.keys(modules) };
}

/** Reads one side of the output, without entries that exist only for their names, which nobody loads. */
async function readSide(output: BundlerOutput, entries: readonly LibraryEntry[]): Promise<BundledSide> {
  const chunks = output.flatMap((each) => (each.type === 'chunk' ? [each] : []));
  const exports = await readLibraryExports(entries, (id) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (chunk === undefined) throw new Error(`The bundler returned no chunk for ${id}.`);
    return chunk;
  });
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const used = new Set<string>();
  const use = (file: string): void => {
    if (used.has(file)) return;
    used.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) use(imported);
  };
  for (const names of Object.values(exports)) for (const { file } of Object.values(names)) use(file);
  return { exports, chunks: chunks.filter(({ fileName }) => used.has(fileName)).map(toChunk) };
}

/** Builds the libraries that sites share, once for all sites with the same needs. */
export async function bundleLibraries({ packageRoot, root, needs, logger }: BundleOptions): Promise<BundledLibraries> {
  const { createBuilder } = await import('vite');
  const [clientEntries, clientModules] = write(packageRoot, clientGroups(packageRoot, needs));
  const [serverEntries, serverModules] = write(packageRoot, [
    { name: 'libraries', needs: needs.server, isWhole: true },
  ]);
  const plugins = [
    provideModules(new Map([...clientModules, ...serverModules])),
    i18nextStub(),
    reactStoreShim(),
    inlineBundlerCode(),
  ];
  const base = await createBaseConfig({ packageRoot, root, siteId: '.libraries', logger, plugins });
  const builder = await createBuilder({
    ...base,
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    environments: {
      client: { consumer: 'client', build: { ...clientConfig(packageRoot, clientEntries) } },
      ssr: { consumer: 'server', resolve: { noExternal: true }, build: { ...serverConfig(serverEntries) } },
    },
  });
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The bundler has no client or no server environment.');
  const [clientOutput, serverOutput] = await Promise.all([builder.build(client), builder.build(ssr)]);
  return {
    client: await readSide(getOutput(clientOutput), clientEntries),
    server: await readSide(getOutput(serverOutput), serverEntries),
  };
}
