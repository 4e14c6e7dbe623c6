import path from 'node:path';
import type { Rolldown } from 'vite';
import type { Needs } from './library-needs.ts';

/** The place of a library's export: the output file and the name under which that file exports it. */
export interface LibraryExport {
  /** File name inside the output folder. */
  readonly file: string;
  readonly name: string;
}

/** Specifier → export → where it is. */
export type LibraryExports = Readonly<Record<string, Readonly<Record<string, LibraryExport>>>>;

/**
 * Source texts of virtual modules for the bundler, by id. The ids lie in the package's folder, so that imports of
 * libraries resolve.
 */
export type LibraryModules = ReadonlyMap<string, string>;

/** A library file to be built. */
export interface LibraryGroup {
  /** Base of the names of its files. */
  readonly name: string;
  readonly needs: Needs;
  /**
   * Whether the group becomes one file together with everything that it imports. Otherwise each library is an entry,
   * whose file holds what no other file holds already.
   */
  readonly isWhole: boolean;
}

/** An entry of the build of the libraries, and what it re-exports. */
export interface LibraryEntry {
  readonly name: string;
  readonly id: string;
  /** Name of the entry's export → the library's export that it re-exports. */
  readonly exports: ReadonlyMap<string, { readonly specifier: string; readonly name: string }>;
  /** The library whose exports are all needed; their names are known only when it is built. */
  readonly all: string | undefined;
}

const folder = 'runtime/.libraries';

/**
 * Returns the id of a virtual module. The file extension makes it an ES module by Node's rules, like the runtime's own
 * modules.
 */
export const libraryModuleId = (packageRoot: string, name: string): string =>
  `${path.join(packageRoot, folder, name).split(path.sep).join('/')}.mjs`;

const quote = (text: string): string => JSON.stringify(text);

/** `@tanstack/react-query` → `tanstack-react-query`, as part of a file's name. */
const toFileName = (specifier: string): string => specifier.replace(/^@/, '').replaceAll('/', '-');

/** Writes the modules that one group is built from. */
export function writeLibraryModules(packageRoot: string, group: LibraryGroup): [LibraryEntry[], Map<string, string>] {
  const modules = new Map<string, string>();
  const entries: LibraryEntry[] = [];
  const named = Object.entries(group.needs).filter(([, names]) => !names.includes('*'));
  const units = group.isWhole ? [named] : named.map((one) => [one]);
  for (const unit of units) {
    const [first] = unit;
    if (first === undefined) continue;
    const name = group.isWhole ? group.name : `${group.name}-${toFileName(first[0])}`;
    const exports = new Map<string, { specifier: string; name: string }>();
    const lines = unit.flatMap(([specifier, names]) => {
      const imported = names.map((each) => {
        const alias = `x${exports.size}`;
        exports.set(alias, { specifier, name: each });
        return [each, alias] as const;
      });
      return writeUnit(specifier, imported, group.isWhole);
    });
    const id = libraryModuleId(packageRoot, name);
    if (group.isWhole) {
      // The values are in the group's file; the entry only lists their names there and is discarded.
      const inner = libraryModuleId(packageRoot, `${name}.group`);
      modules.set(inner, lines.join('\n'));
      modules.set(id, `export * from ${quote(inner)};`);
    } else modules.set(id, lines.join('\n'));
    entries.push({ name, id, exports, all: undefined });
  }
  for (const [specifier, names] of Object.entries(group.needs)) {
    if (!names.includes('*')) continue;
    const name = `${group.name}-${toFileName(specifier)}`;
    const id = libraryModuleId(packageRoot, name);
    const rest = names.includes('default') ? `export { default } from ${quote(specifier)};` : '';
    modules.set(id, `export * from ${quote(specifier)};${rest}`);
    entries.push({ name, id, exports: new Map(), all: specifier });
  }
  return [entries, modules];
}

function writeUnit(specifier: string, imported: readonly (readonly [string, string])[], isWhole: boolean): string[] {
  if (imported.length === 0) return [`import ${quote(specifier)};`];
  if (!isWhole) {
    return [
      `export { ${imported.map(([name, alias]) => `${name} as ${alias}`).join(', ')} } from ${quote(specifier)};`,
    ];
  }
  // The exports of a CommonJS library are members of an object; constants read each of them once.
  return [
    `import { ${imported.map(([name, alias]) => `${name} as ${alias}_`).join(', ')} } from ${quote(specifier)};`,
    `export const ${imported.map(([, alias]) => `${alias} = ${alias}_`).join(', ')};`,
  ];
}

/** Returns the source of each export of an entry's chunk: its own file, or the one it imports it from. */
export async function readEntryExports(
  chunk: Pick<Rolldown.OutputChunk, 'fileName' | 'code'>,
): Promise<ReadonlyMap<string, LibraryExport>> {
  const { parseSync } = await import('vite');
  const { module } = parseSync(chunk.fileName, chunk.code, { sourceType: 'module' });
  const resolveImport = (specifier: string): string => path.posix.join(path.posix.dirname(chunk.fileName), specifier);
  const imported = new Map<string, LibraryExport>();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, localName } of entries) {
      if (importName.name !== null) {
        imported.set(localName.value, { file: resolveImport(moduleRequest.value), name: importName.name });
      }
    }
  }
  const found = new Map<string, LibraryExport>();
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, localName, exportName } of entries) {
      if (exportName.name === null) continue;
      const elsewhere =
        moduleRequest === null
          ? imported.get(localName.name ?? '')
          : importName.name === null
            ? undefined
            : { file: resolveImport(moduleRequest.value), name: importName.name };
      found.set(exportName.name, elsewhere ?? { file: chunk.fileName, name: exportName.name });
    }
  }
  return found;
}

/**
 * Reads from the built entries where to import every export from.
 *
 * @param chunkOf - The chunk of an entry, by the entry's module.
 */
export async function readLibraryExports(
  entries: readonly LibraryEntry[],
  chunkOf: (id: string) => Rolldown.OutputChunk,
): Promise<LibraryExports> {
  const exports: Record<string, Record<string, LibraryExport>> = {};
  for (const entry of entries) {
    for (const [name, where] of await readEntryExports(chunkOf(entry.id))) {
      const what = entry.all === undefined ? entry.exports.get(name) : { specifier: entry.all, name };
      if (what === undefined) continue;
      exports[what.specifier] = { ...exports[what.specifier], [what.name]: where };
    }
  }
  return exports;
}
