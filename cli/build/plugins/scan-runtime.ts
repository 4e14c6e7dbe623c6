import type { Rolldown } from 'vite';

const imported = /^(?:shopgen\/runtime|#runtime)\//;

/**
 * Has Vite look for dependencies inside the runtime. Installed from the registry the runtime lies in `node_modules`, and
 * there Vite would take it for a dependency itself: bundle it a second time, and miss what it imports.
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
