import type { Plugin } from 'vite';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';

const publicId = 'virtual:shopgen/manifest';
const resolvedId = `\0${publicId}`;

/**
 * Gives the server's entry the names of the client's files.
 *
 * @param manifest - Asked when the server is built, by when the client is.
 */
export function virtualManifest(manifest: () => ClientManifest): Plugin {
  return {
    name: 'shopgen:manifest',
    resolveId: { filter: { id: new RegExp(`^${publicId}$`) }, handler: () => resolvedId },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      handler: () => `export const manifest = ${JSON.stringify(manifest())};`,
    },
  };
}
