import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

interface GeneratedModulesOptions {
  readonly packageRoot: string;
  /** Absolute path of the site's generated folder, symbolic links resolved. */
  readonly generatedDir: string;
}

/** The generated modules of a site, as the bundler knows them. */
export interface GeneratedModules {
  /** Their virtual folder: inside the package, wherever the root is, and the same for every site. */
  readonly dir: string;
  /** Returns the file that a module is read from: of one that is not generated its id. */
  readonly getFile: (id: string) => string;
  readonly plugin: Plugin;
}

/**
 * Gives generated modules ids in the package's folder. The bundler uses the order of ids to merge small chunks, so the
 * same site would be split differently in another folder.
 */
export function placeGeneratedModules({ packageRoot, generatedDir }: GeneratedModulesOptions): GeneratedModules {
  const dir = path.join(packageRoot, 'generated', 'site');
  const inside = (folder: string, file: string): string | undefined =>
    file.startsWith(folder + path.sep) ? file.slice(folder.length) : undefined;
  const getFile = (id: string): string => {
    const rest = inside(dir, id);
    return rest === undefined ? id : generatedDir + rest;
  };
  return {
    dir,
    getFile,
    plugin: {
      name: 'shopgen:generated-modules',
      enforce: 'pre',
      resolveId(source, importer) {
        const isRelative = source.startsWith('./') || source.startsWith('../');
        const isFromHere = importer !== undefined && inside(dir, importer) !== undefined;
        const file = isRelative && isFromHere ? path.resolve(path.dirname(importer), source) : source;
        const rest = inside(dir, file) ?? inside(generatedDir, file);
        // The bundler reports a missing module, with the line that imports it.
        return rest !== undefined && existsSync(generatedDir + rest) ? dir + rest : undefined;
      },
      async load(id) {
        return inside(dir, id) === undefined ? undefined : await readFile(getFile(id), 'utf8');
      },
    },
  };
}
