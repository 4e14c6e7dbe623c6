import type { Rolldown } from 'vite';

const imported = /^(?:shopgen\/runtime|#runtime)\//;

/**
 * Makes Vite scan the runtime for dependencies. Installed from the registry, the runtime is in `node_modules`, where
 * Vite would take it for a dependency itself: bundle it a second time, and miss what it imports.
 *
 * @param runtime - Folder of the runtime, with a slash behind.
 */
export function scanRuntime(runtime: string): Rolldown.Plugin {
  return {
    name: 'shopgen:scan-runtime',
    resolveId: {
      filter: { id: imported },
      handler: (source) => source.replace(imported, runtime),
    },
  };
}
