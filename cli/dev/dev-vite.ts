import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Logger, ViteDevServer } from 'vite';
import { frozenStyles } from '#cli/build/plugins/frozen-styles.ts';
import { createRedirect, overriddenParts } from '#cli/build/plugins/overridden-parts.ts';
import { createBaseConfig } from '#cli/build/vite-config.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { devEntry } from './dev-entry.ts';
import { devParts } from './dev-parts.ts';
import type { DevStyles } from './dev-styles.ts';
import { devStylesPlugin } from './dev-styles-plugin.ts';
import type { GeneratedModules } from './generated-modules.ts';

interface DevViteOptions {
  readonly packageRoot: string;
  readonly root: string;
  readonly site: SiteModel;
  readonly styles: DevStyles;
  readonly modules: GeneratedModules;
  readonly logger: Logger;
}

/**
 * Returns whether a path of the package is not watched: a storefront's modules come from `runtime` and the sites' own code
 * alone, and looking at everything else takes as long as loading fifty of them. Inputs have a watch of their own.
 */
function createIgnore(packageRoot: string, root: string): (file: string) => boolean {
  const folders = [path.join(packageRoot, 'runtime'), path.join(root, 'site-configs')];
  return (file) => {
    const isWatched =
      file === packageRoot || folders.some((folder) => file === folder || file.startsWith(`${folder}${path.sep}`));
    return !isWatched && file.startsWith(packageRoot);
  };
}

/** Creates the Vite server that serves a site's modules and runs its server. */
export async function createDevVite(options: DevViteOptions, http: Server): Promise<ViteDevServer> {
  const { createRunnableDevEnvironment, createServer } = await import('vite');
  const { packageRoot, root, site, styles, modules, logger } = options;
  const generatedDir = path.dirname(modules.getId(site.id, 'app.ts'));
  const configDir = path.join(root, 'site-configs');
  const redirect = createRedirect({ packageRoot, generatedDir, configDir }, () => modules.overridden(site.id));
  const plugins = [
    devParts(packageRoot, site.id, redirect),
    overriddenParts(packageRoot, redirect),
    modules.plugin,
    devEntry((name) => modules.getId(site.id, name)),
    frozenStyles({ packageRoot, styles: styles.current }),
    devStylesPlugin(packageRoot, styles),
  ];
  const base = await createBaseConfig({ packageRoot, root, siteId: site.id, logger, plugins });
  return createServer({
    ...base,
    mode: 'development',
    environments: {
      ssr: {
        dev: {
          // Every request asks for the modules as they are, so what goes wrong with them is told there.
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: { logger: false } } }),
        },
      },
    },
    // Read from the disk, before there is a server: the folder that the generate at the start has put in force.
    optimizeDeps: {
      ...base.optimizeDeps,
      // Imported in development only, which the entry does not show if the site has monitoring.
      include: ['react-dom/client'],
      entries: ['entry-client.tsx', 'site-data.ts'].map((name) =>
        path.join(realpathSync(path.join(root, 'generated', site.id)), name),
      ),
    },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      allowedHosts: Object.values(site.domains).map(({ host }) => host),
      fs: { allow: [packageRoot, root] },
      watch: { ignored: [createIgnore(packageRoot, root)] },
    },
  });
}
