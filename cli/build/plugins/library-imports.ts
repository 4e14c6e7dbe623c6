import path from 'node:path';
import type { Plugin } from 'vite';
import type { StartedLibraries } from '../libraries/library-files.ts';
import { isLibrary, type Needs } from '../libraries/library-needs.ts';
import { libraryStub, readLibraryStub } from '../libraries/library-stub.ts';
import type { ReadImports } from '../libraries/module-imports.ts';

/** Prefix that marks an import as a library file, which the bundler leaves external. */
const external = 'shopgen-library:';

interface LibraryImportsOptions {
  readonly libraries: Pick<StartedLibraries, 'client' | 'server' | 'chunks'>;
  /** The file of every page; code that imports only from it must not load later ones. */
  readonly first: Needs;
  readonly readImports: ReadImports;
}

/** Returns the files that every page loads. */
function listFirstFiles({ client, chunks }: LibraryImportsOptions['libraries'], first: Needs): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of chunks.find((chunk) => chunk.file === file)?.imports ?? []) add(imported);
  };
  for (const [specifier, names] of Object.entries(first)) {
    for (const name of names) {
      const where = client[specifier]?.[name];
      if (where !== undefined) add(where.file);
    }
  }
  return files;
}

/** Returns the import path of a library file in a site's code: all chunks are in one folder. */
export const libraryPath = (id: string): string =>
  id.startsWith(external) ? `./${path.posix.basename(id.slice(external.length))}` : id;

/** Writes the module that replaces a library in a site's bundle: it re-exports each name from its file. */
function writeReexports(exports: Readonly<Record<string, { readonly file: string; readonly name: string }>>): string {
  const byFile = new Map<string, string[]>();
  for (const [name, where] of Object.entries(exports)) {
    byFile.set(where.file, [...(byFile.get(where.file) ?? []), `${where.name} as ${name}`]);
  }
  return [...byFile]
    .map(([file, names]) => `export { ${names.join(', ')} } from ${JSON.stringify(external + file)};`)
    .join('\n');
}

/** Makes a site's code import its libraries from the files that were built once for all sites. */
export function libraryImports({ libraries, first, readImports }: LibraryImportsOptions): Plugin {
  const { client, server } = libraries;
  const firstFiles = listFirstFiles(libraries, first);
  const isFirst = (specifier: string, name: string): boolean => {
    const where = client[specifier]?.[name];
    return where !== undefined && firstFiles.has(where.file);
  };
  /**
   * Returns the names that an importer takes from a library. What the bundler's own steps add, such as the runtime of
   * JSX, is in no source.
   */
  const listImportedNames = async (importer: string, specifier: string): Promise<string[]> => {
    const imports = path.isAbsolute(importer) ? await readImports(importer).catch(() => []) : [];
    return imports.filter((each) => each.specifier === specifier).flatMap(({ names }) => [...names]);
  };
  return {
    name: 'shopgen:library-imports',
    enforce: 'pre',
    resolveId: {
      // Runs before resolvers that resolve again with another importer.
      order: 'pre',
      async handler(source, importer) {
        if (source.startsWith(external)) return { id: source, external: true };
        if (importer === undefined || !isLibrary(source)) return undefined;
        if (this.environment.name === 'ssr') return source in server ? `${libraryStub}server:${source}` : undefined;
        if (!(source in client)) return undefined;
        const names = await listImportedNames(importer, source);
        const when = names.every((name) => isFirst(source, name)) ? 'first' : 'later';
        return `${libraryStub}${when}:${source}`;
      },
    },
    load(id) {
      const specifier = readLibraryStub(id);
      if (specifier === undefined) return undefined;
      const when = id.slice(libraryStub.length, -specifier.length - 1);
      const exports = (when === 'server' ? server : client)[specifier] ?? {};
      const wanted =
        when === 'first'
          ? Object.entries(exports).filter(([name]) => isFirst(specifier, name))
          : Object.entries(exports);
      return { code: writeReexports(Object.fromEntries(wanted)), moduleSideEffects: false };
    },
  };
}
