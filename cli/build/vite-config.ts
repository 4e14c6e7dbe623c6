import path from 'node:path';
import type { InlineConfig, Logger, PluginOption } from 'vite';
import { packageImports } from './plugins/package-imports.ts';

interface BaseConfigOptions {
  /** Folder of the package: runtime and dependencies are found from here, wherever the root is. */
  readonly packageRoot: string;
  /** Folder that holds `generated/`. */
  readonly root: string;
  readonly siteId: string;
  readonly logger: Logger;
  readonly plugins: readonly PluginOption[];
}

/** What building and developing a site have in common. Nothing of it depends on the folder the command runs in. */
export async function createBaseConfig(options: BaseConfigOptions): Promise<InlineConfig> {
  const { packageRoot, root, siteId, logger, plugins } = options;
  const { default: react } = await import('@vitejs/plugin-react');
  const runtime = `${path.join(packageRoot, 'runtime').split(path.sep).join('/')}/`;
  const generated = `${path.join(root, 'generated').split(path.sep).join('/')}/`;
  return {
    root: packageRoot,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    cacheDir: path.join(packageRoot, 'node_modules', '.vite', siteId),
    customLogger: logger,
    clearScreen: false,
    resolve: {
      alias: [
        { find: /^(?:shopgen\/runtime|#runtime)\//, replacement: runtime },
        { find: /^#generated\//, replacement: generated },
      ],
      dedupe: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'],
    },
    plugins: [packageImports(packageRoot), react(), ...plugins],
  };
}
