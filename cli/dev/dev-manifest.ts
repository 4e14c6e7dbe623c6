import path from 'node:path';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import { devStylesheetUrl } from './dev-styles.ts';

/**
 * What pages refer to in development: modules as they are, and the stylesheet that a build would write.
 *
 * @param packageRoot - Folder that the module addresses are relative to.
 * @param entry - Absolute path of the generated client entry.
 */
export function createDevManifest(packageRoot: string, entry: string): ClientManifest {
  const toUrl = (file: string): string => file.split(path.sep).join('/');
  const relative = path.relative(packageRoot, entry);
  const isInside = !relative.startsWith('..') && !path.isAbsolute(relative);
  return {
    entry: isInside ? `/${toUrl(relative)}` : path.posix.join('/@fs/', toUrl(entry)),
    imports: [],
    stylesheet: devStylesheetUrl,
    fonts: [],
    routes: {},
    locales: {},
    // The second puts React's hot reload in place; a plain page would carry it as an inline script.
    preludes: ['/@vite/client', '/@id/__x00__@vitejs/plugin-react/preamble'],
  };
}
