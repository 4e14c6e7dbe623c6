import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig, Logger, Rolldown } from 'vite';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { type ClientReport, createClientReport } from './build-report.ts';
import { readBundlerError } from './bundler-error.ts';
import { chunkGroups, nameChunk } from './chunk-names.ts';
import { frozenStyles } from './plugins/frozen-styles.ts';
import { serverMain, serverMainId } from './plugins/server-main.ts';
import { checkServerStyles, type StylesheetFiles, stylesheet } from './plugins/stylesheet.ts';
import { virtualManifest } from './plugins/virtual-manifest.ts';
import { precompress } from './precompress.ts';
import { type Chunks, listChunks, readManifest } from './read-manifest.ts';
import type { FrozenStyles } from './styles/freeze-styles.ts';
import { swapFolder } from './swap-folder.ts';
import { createBaseConfig } from './vite-config.ts';

/** What building one site needs. */
export interface SiteBuildOptions {
  readonly packageRoot: string;
  /** Folder that holds `generated/` and `dist/`. */
  readonly root: string;
  readonly site: Pick<SiteModel, 'id' | 'theme' | 'locales' | 'defaultLocale'>;
  /** Evaluated once for all sites of a run. */
  readonly styles: () => Promise<FrozenStyles>;
  readonly logger: Logger;
  /** Told what is being done, for a progress line. */
  readonly onStep: (step: 'client' | 'server') => void;
}

/** A site that was built. */
export interface BuiltSite {
  readonly id: string;
  /** Relative to the root, with forward slashes. */
  readonly outDir: string;
  readonly durationMs: number;
  readonly client: ClientReport;
}

/** Names inside `dist/<site>/` that the server's code relies on. */
const clientFolder = 'client';
const serverFile = 'server.js';

/** Holds a value that one plugin learns and another needs later. */
function holdOnce<T>(what: string) {
  let held: T | undefined;
  return {
    set: (value: T): void => {
      held = value;
    },
    get: (): T => {
      if (held === undefined) throw new Error(`${what} was asked for before it was known.`);
      return held;
    },
  };
}

function toChunks(output: Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | object): Chunks {
  const one = Array.isArray(output) ? output[0] : output;
  if (!one || !('output' in one)) throw new Error('The bundler returned no output.');
  return listChunks(one.output);
}

function createConfig(base: InlineConfig, generatedDir: string, stage: string): InlineConfig {
  return {
    ...base,
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    environments: {
      client: {
        consumer: 'client',
        build: {
          outDir: path.join(stage, clientFolder),
          emptyOutDir: false,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
          rolldownOptions: {
            input: { entry: path.join(generatedDir, 'entry-client.tsx') },
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: (chunk) => `assets/${nameChunk(generatedDir, chunk)}-[hash].js`,
              assetFileNames: 'assets/[name]-[hash][extname]',
              codeSplitting: { groups: chunkGroups },
            },
          },
        },
      },
      ssr: {
        consumer: 'server',
        resolve: { noExternal: true },
        build: {
          ssr: true,
          outDir: stage,
          emptyOutDir: false,
          target: 'node20',
          minify: false,
          reportCompressedSize: false,
          chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
          rolldownOptions: {
            input: { server: serverMainId },
            output: { entryFileNames: serverFile, codeSplitting: false },
          },
        },
      },
    },
  };
}

/**
 * Builds `dist/<site>/` from `generated/<site>/`: the browser's files, then the server as one file that needs no
 * node_modules. The folder is put in place when everything is complete.
 *
 * @throws BundlerFailure when the bundler cannot build it; the old folder stays.
 */
export async function buildSite(options: SiteBuildOptions): Promise<BuiltSite> {
  const { packageRoot, root, site, styles, logger, onStep } = options;
  const started = performance.now();
  const generatedDir = realpathSync(path.join(root, 'generated', site.id));
  const outDir = path.join(root, 'dist', site.id);
  const stage = path.join(root, 'dist', `.stage-${site.id}-${randomUUID()}`);
  const written = holdOnce<StylesheetFiles>('The stylesheet');
  const manifest = holdOnce<ClientManifest>('The client manifest');
  const plugins = [
    frozenStyles({ packageRoot, styles }),
    stylesheet({ packageRoot, theme: site.theme, styles, onWritten: written.set }),
    checkServerStyles(written.get),
    virtualManifest(manifest.get),
    serverMain({ packageRoot, generatedDir, clientFolder }),
  ];
  const base = await createBaseConfig({ packageRoot, root, siteId: site.id, logger, plugins });
  const environment = process.env.NODE_ENV;
  try {
    // React's and the bundler's production code are chosen by this, whatever the shell says.
    process.env.NODE_ENV = 'production';
    // A style that cannot be frozen is told before the bundler wraps the error in its own.
    await styles();
    await mkdir(stage, { recursive: true });
    const { createBuilder } = await import('vite');
    const builder = await createBuilder(createConfig(base, generatedDir, stage));
    const { client, ssr } = builder.environments;
    if (!client || !ssr) throw new Error('The bundler has no client or no server environment.');

    onStep('client');
    const chunks = toChunks(await builder.build(client));
    manifest.set(readManifest(chunks, generatedDir, site.locales, written.get()));

    onStep('server');
    // Compressing keeps other threads busy while the bundler builds the server.
    const [sizes] = await Promise.all([precompress(path.join(stage, clientFolder)), builder.build(ssr)]);

    const report = createClientReport(chunks, manifest.get(), sizes, site.defaultLocale);
    const built: BuiltSite = {
      id: site.id,
      outDir: path.relative(root, outDir).split(path.sep).join('/'),
      durationMs: Math.round(performance.now() - started),
      client: report,
    };
    // Away from this package Node has to be told that server.js is a module.
    await writeFile(path.join(stage, 'package.json'), `${JSON.stringify({ type: 'module', private: true })}\n`);
    await writeFile(path.join(stage, 'report.json'), `${JSON.stringify(built, null, 2)}\n`);
    await swapFolder(stage, outDir);
    return built;
  } catch (error) {
    throw readBundlerError(root, error) ?? error;
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
    await rm(stage, { recursive: true, force: true });
  }
}
