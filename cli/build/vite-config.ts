import path from 'node:path';
import type { InlineConfig, Logger, PluginOption } from 'vite';
import { packageImports } from './plugins/package-imports.ts';
import { scanRuntime } from './plugins/scan-runtime.ts';

interface BaseConfigOptions {
  /** Folder of the package, from which the runtime and dependencies are resolved wherever the root is. */
  readonly packageRoot: string;
  /** Folder that holds `generated/`. */
  readonly root: string;
  readonly siteId: string;
  readonly logger: Logger;
  readonly plugins: readonly PluginOption[];
}

/** Comments that name modules by path would make the output depend on the working folder. */
export const withoutComments = { attachDebugInfo: 'none' } as const;

/** Creates the Vite configuration that `build` and `dev` share. Nothing of it depends on the current folder. */
export async function createBaseConfig(options: BaseConfigOptions): Promise<InlineConfig> {
  const { packageRoot, root, siteId, logger, plugins } = options;
  const { default: react } = await import('@vitejs/plugin-react');
  const runtime = `${path.join(packageRoot, 'runtime').split(path.sep).join('/')}/`;
  const generated = `${path.join(root, 'generated').split(path.sep).join('/')}/`;
  const own = `${path.join(root, 'site-configs').split(path.sep).join('/')}/`;
  return {
    root: packageRoot,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    cacheDir: path.join(cacheFolder(packageRoot, root), siteId),
    customLogger: logger,
    clearScreen: false,
    resolve: {
      alias: [
        { find: /^(?:shopgen\/runtime|#runtime)\//, replacement: runtime },
        { find: /^#generated\//, replacement: generated },
        { find: /^#site-configs\//, replacement: own },
      ],
      dedupe: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'],
    },
    // The runtime is not a dependency to pre-bundle, even in `node_modules`: it is served module by module.
    optimizeDeps: { exclude: ['shopgen'], rolldownOptions: { plugins: [scanRuntime(runtime)] } },
    // Plugin timings are of no use to the user, and a busy machine turns them into a warning.
    build: { rolldownOptions: { checks: { bundlerTimings: false } } },
    plugins: [packageImports(packageRoot), react(), ...plugins],
  };
}

/**
 * Returns the folder for Vite's bundled dependencies: for a project of its own beside the output, as a package may be read-only, and
 * as two projects that share a folder would replace each other's files while they are served.
 */
function cacheFolder(packageRoot: string, root: string): string {
  return root === packageRoot
    ? path.join(packageRoot, 'node_modules', '.vite')
    : path.join(root, 'dist', '.cache', 'vite');
}
