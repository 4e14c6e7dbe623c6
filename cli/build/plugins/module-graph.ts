import type { Plugin } from 'vite';

/** The modules of a client build. */
export interface ModuleGraph {
  readonly plugin: Plugin;
  /** Returns the modules that a module imports, at once and late; nothing before the build has read all of them. */
  readonly getImports: (module: string) => readonly string[];
  /** Returns whether an entry needs a module before it can run: it imports it at once, itself or through others. */
  readonly isInitial: (module: string) => boolean;
}

/** Records which modules of the browser's bundle import which, since the bundler forgets it with the build. */
export function recordModuleGraph(): ModuleGraph {
  const imports = new Map<string, readonly string[]>();
  const initial = new Set<string>();
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
    },
  };
  return {
    plugin,
    getImports: (module) => imports.get(module) ?? [],
    isInitial: (module) => initial.has(module),
  };
}
