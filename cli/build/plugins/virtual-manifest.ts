import type { Plugin } from 'vite';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';

const publicId = 'virtual:shopgen/manifest';
const resolvedId = `\0${publicId}`;

/**
 * Provides the server's entry with the names of the client's files.
 *
 * @param manifest - The server's build waits for it.
 */
export function virtualManifest(manifest: () => ClientManifest | Promise<ClientManifest>): Plugin {
  return {
    name: 'shopgen:manifest',
    resolveId: { filter: { id: new RegExp(`^${publicId}$`) }, handler: () => resolvedId },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      handler: async () => `export const manifest = ${JSON.stringify(await manifest())};`,
    },
  };
}
