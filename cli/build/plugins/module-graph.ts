import type { Plugin } from 'vite';

/** The modules of a client build. */
export interface ModuleGraph {
  readonly plugin: Plugin;
  /** Returns the modules that a module imports, at once and late; nothing before the build has read all of them. */
  readonly getImports: (module: string) => readonly string[];
}

/** Records which modules of the browser's bundle import which, since the bundler forgets it with the build. */
export function recordModuleGraph(): ModuleGraph {
  const imports = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'shopgen:module-graph',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info) imports.set(id, [...info.importedIds, ...info.dynamicallyImportedIds]);
      }
    },
  };
  return { plugin, getImports: (module) => imports.get(module) ?? [] };
}
