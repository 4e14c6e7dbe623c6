import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { configAlias } from '#cli/generators/overrides/override-places.ts';
import { isStylesFile } from '../styles/evaluate-styles.ts';

interface GeneratedModulesOptions {
  readonly packageRoot: string;
  /** Folder that holds `site-configs/`. */
  readonly root: string;
  /** Absolute path of the site's generated folder, symbolic links resolved. */
  readonly generatedDir: string;
}

/** The modules of a site outside the package, as the bundler knows them: generated ones, and its own code. */
export interface GeneratedModules {
  /** Virtual folder of the generated ones: inside the package, wherever the root is, and the same for every site. */
  readonly dir: string;
  /** Returns the file that a module is read from: of one that is not generated its id. */
  readonly getFile: (id: string) => string;
  /** Returns the id of a file: of one that is not the site's its path. */
  readonly getId: (file: string) => string;
  readonly plugin: Plugin;
}

/**
 * Gives the modules of a site ids in the package's folder. The bundler uses the order of ids to merge small chunks, so the
 * same site would be split differently in another folder.
 */
export function placeGeneratedModules({ packageRoot, root, generatedDir }: GeneratedModulesOptions): GeneratedModules {
  const dir = path.join(packageRoot, 'generated', 'site');
  const places = [
    { virtual: dir, real: generatedDir },
    { virtual: path.join(packageRoot, 'site-configs'), real: path.join(root, 'site-configs') },
  ];
  const move = (file: string, from: 'virtual' | 'real', to: 'virtual' | 'real'): string | undefined => {
    const place = places.find((each) => file.startsWith(each[from] + path.sep));
    return place && place[to] + file.slice(place[from].length);
  };
  const getFile = (id: string): string => move(id, 'virtual', 'real') ?? id;
  const getId = (file: string): string => move(file, 'real', 'virtual') ?? file;
  return {
    dir,
    getFile,
    getId,
    plugin: {
      name: 'shopgen:generated-modules',
      enforce: 'pre',
      resolveId(source, importer) {
        const isRelative = source.startsWith('./') || source.startsWith('../');
        const isFromHere = importer !== undefined && move(importer, 'virtual', 'real') !== undefined;
        const named = source.startsWith(configAlias)
          ? path.join(root, 'site-configs', source.slice(configAlias.length))
          : source;
        const file = isRelative && isFromHere ? path.resolve(path.dirname(importer), source) : named;
        const id = getId(file);
        const real = move(id, 'virtual', 'real');
        // The bundler reports a missing module, with the line that imports it.
        return real !== undefined && existsSync(real) ? id : undefined;
      },
      async load(id) {
        const real = move(id, 'virtual', 'real');
        // Styles are frozen by a plugin of their own.
        return real === undefined || isStylesFile(real) ? undefined : await readFile(real, 'utf8');
      },
    },
  };
}
