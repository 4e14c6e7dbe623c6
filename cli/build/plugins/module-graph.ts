import type { Plugin } from 'vite';
import { nameModule } from '../chunk-parts.ts';

/** What the bundler knows of a module. */
interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The modules of a client build. */
export interface ModuleGraph {
  readonly plugin: Plugin;
  /** Returns the modules that a module imports, at once and late; nothing before the build has read all of them. */
  readonly getImports: (module: string) => readonly string[];
  /** Returns whether an entry needs a module before it can run: it imports it at once, itself or through others. */
  readonly isInitial: (module: string) => boolean;
  /** Returns {@link Importers} of all modules; none before the build has read them. */
  readonly getImporters: () => Importers;
}

/** Name of a module → name of the module that imports it, on the shortest way from an entry. Entries have none. */
export type Importers = Readonly<Record<string, string>>;

/** Records which modules of the browser's bundle import which, since the bundler forgets it with the build. */
export function recordModuleGraph(): ModuleGraph {
  const imports = new Map<string, readonly string[]>();
  const initial = new Set<string>();
  let importers: Importers = {};
  const plugin: Plugin = {
    name: 'shopgen:module-graph',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        imports.set(id, [...info.importedIds, ...info.dynamicallyImportedIds]);
        if (info.isEntry) initial.add(id);
      }
      // Iterating over a set includes the items that are added on the way.
      for (const id of initial) for (const next of this.getModuleInfo(id)?.importedIds ?? []) initial.add(next);
      importers = listImporters(this.getModuleIds(), (id) => this.getModuleInfo(id));
    },
  };
  return {
    plugin,
    getImports: (module) => imports.get(module) ?? [],
    isInitial: (module) => initial.has(module),
    getImporters: () => importers,
  };
}

/** Returns who imports the modules of a bundle. */
export function listImporters(ids: Iterable<string>, getInfo: (id: string) => ModuleInfo | null): Importers {
  const importers = new Map<string, string>();
  const reached = new Set([...ids].filter((id) => getInfo(id)?.isEntry));
  const entries = new Set([...reached].map(nameModule));
  for (const id of reached) {
    const info = getInfo(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) {
      reached.add(next);
      const name = nameModule(next);
      if (!entries.has(name) && !importers.has(name)) importers.set(name, nameModule(id));
    }
  }
  return Object.fromEntries([...importers].sort(([a], [b]) => (a < b ? -1 : 1)));
}
