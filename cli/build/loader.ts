import path from 'node:path';
import { measureModules } from './chunk-parts.ts';
import { type Importers, listImporters } from './plugins/module-graph.ts';

/** Module that the loader is bundled from, relative to the package. */
export const loaderModule = 'runtime/loader/loader.ts';

/** The page's loader as a file of the client build: the same for every site. */
export interface LoaderFile {
  /** Path inside the client's folder. */
  readonly file: string;
  readonly code: string;
  /** Bytes before minification per module. */
  readonly modules: Readonly<Record<string, number>>;
  readonly importers: Importers;
}

/**
 * Bundles the script that every page runs. It stands apart from the site's own code, so that no cut of that code can make it
 * larger or have it import another file.
 */
export async function bundleLoader(packageRoot: string): Promise<LoaderFile> {
  const { rolldown } = await import('rolldown');
  let importers: Importers = {};
  const bundle = await rolldown({
    cwd: packageRoot,
    input: path.join(packageRoot, loaderModule),
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'shopgen:loader',
        resolveId: (id) => (id.startsWith('#runtime/') ? path.join(packageRoot, id.slice(1)) : undefined),
        buildEnd() {
          importers = listImporters(this.getModuleIds(), (id) => this.getModuleInfo(id));
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    entryFileNames: 'assets/loader-[hash:7].js',
  });
  await bundle.close();
  const [{ fileName, code, modules }] = output;
  return { file: fileName, code, modules: measureModules(modules), importers };
}
