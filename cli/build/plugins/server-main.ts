import path from 'node:path';
import type { Plugin } from 'vite';
import { imageFolder } from '#runtime/contracts/image-engine.ts';

/** The module with a site's data, beside the server's file, which sites share. */
const siteFile = './site.js';

/** The module that a built server starts with. */
export const serverMainId = 'virtual:shopgen/server';
const resolvedId = `\0${serverMainId}`;

interface ServerMainOptions {
  readonly packageRoot: string;
  /** Absolute path of the site's generated folder. */
  readonly generatedDir: string;
  /** Folder of the client build, beside the server's file. */
  readonly clientFolder: string;
}

/**
 * Starts the storefront of the generated server entry with the data of the site. Separate from that entry, because the
 * development server uses the same storefront but listens itself.
 */
export function serverMain({ packageRoot, generatedDir, clientFolder }: ServerMainOptions): Plugin {
  const entry = path.join(generatedDir, 'entry-server.ts');
  const start = path.join(packageRoot, 'runtime/server/start-server.ts');
  return {
    name: 'shopgen:server-main',
    resolveId: {
      filter: { id: new RegExp(`^(?:${serverMainId}|${siteFile.replaceAll('.', '\\.')})$`) },
      handler: (id, importer) => {
        if (id === serverMainId) return resolvedId;
        return importer === resolvedId ? { id, external: true } : undefined;
      },
    },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      handler: () => `
        import { fileURLToPath } from 'node:url';
        import { data } from ${JSON.stringify(siteFile)};
        import { createStorefront } from ${JSON.stringify(entry)};
        import { startServer } from ${JSON.stringify(start)};
        const inFolder = (name) => fileURLToPath(new URL(name, import.meta.url));
        await startServer(createStorefront(data), {
          clientDir: inFolder('./${clientFolder}'),
          imageDir: inFolder('./${imageFolder}'),
          programs: [inFolder('./server.js'), inFolder(${JSON.stringify(siteFile)})],
        });
      `,
    },
  };
}
