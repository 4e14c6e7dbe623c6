import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isStylesFile } from '#cli/build/styles/evaluate-styles.ts';
import { type DevStyles, devStylesheetUrl } from './dev-styles.ts';
import { restyle } from './page-channel.ts';

const folderUrl = path.posix.dirname(devStylesheetUrl);

/**
 * Serves the same stylesheet that a build would write, so that a page looks right before its scripts run, and swaps it
 * in the open page when a styles module is saved.
 */
export function devStylesPlugin(packageRoot: string, styles: DevStyles): Plugin {
  const themeFolder = path.join(packageRoot, 'runtime', 'theme') + path.sep;
  let lastChange = 0;
  return {
    name: 'shopgen:dev-styles',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [url = ''] = (request.url ?? '').split('?');
        if (!url.startsWith(`${folderUrl}/`)) return next();
        try {
          response.setHeader('cache-control', 'no-cache');
          if (url === devStylesheetUrl) {
            response.setHeader('content-type', 'text/css; charset=utf-8');
            return void response.end(await styles.stylesheet());
          }
          const font = await styles.fontFile(path.posix.basename(url));
          if (font === undefined) return next();
          response.setHeader('content-type', 'font/woff2');
          createReadStream(font).pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
    hotUpdate({ file, timestamp, server }) {
      if (!isStylesFile(file) && !path.normalize(file).startsWith(themeFolder)) return;
      // Called once for the browser's modules and once for the server's.
      if (timestamp === lastChange) return;
      lastChange = timestamp;
      styles.refresh();
      server.environments.client.hot.send(restyle(timestamp));
    },
  };
}
