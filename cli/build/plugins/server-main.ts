import path from 'node:path';
import type { Plugin } from 'vite';

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
 * Starts the storefront of the generated server entry. Separate from that entry, because the development server uses
 * the same storefront but listens itself.
 */
export function serverMain({ packageRoot, generatedDir, clientFolder }: ServerMainOptions): Plugin {
  const entry = path.join(generatedDir, 'entry-server.ts');
  const start = path.join(packageRoot, 'runtime/server/start-server.ts');
  return {
    name: 'shopgen:server-main',
    resolveId: { filter: { id: new RegExp(`^${serverMainId}$`) }, handler: () => resolvedId },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      handler: () => `
        import { fileURLToPath } from 'node:url';
        import { storefront } from ${JSON.stringify(entry)};
        import { startServer } from ${JSON.stringify(start)};
        await startServer(storefront, { clientDir: fileURLToPath(new URL('./${clientFolder}', import.meta.url)) });
      `,
    },
  };
}
