import { createServer, get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Serves the HTML and the images of a page without its styles, scripts and fonts: the least that a browser can take for it, as a
 * partner where no other product is at hand. Everything is in memory once it was asked for, as on a good cache.
 *
 * @param url Whole address of the page.
 */
export async function startStaticPage(url) {
  const { host } = new URL(url);
  const page = await fetchWhole(url, host);
  const html = brotliCompressSync(stripPage(page.body.toString('utf8')));
  const images = new Map();
  const server = createServer(async (request, response) => {
    if (new URL(request.url, url).pathname === new URL(url).pathname) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(html);
      return;
    }
    const key = `${request.url} ${request.headers.accept}`;
    if (!images.has(key)) images.set(key, fetchWhole(new URL(request.url, url).href, host, request.headers.accept));
    const { type, body } = await images.get(key);
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { pathname } = new URL(url);
  return {
    url: `http://nl-nl.localhost:${server.address().port}${pathname}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Takes styles, scripts, state and what is fetched for them out of a document. */
function stripPage(html) {
  return html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link (?=[^>]*rel="?(?:stylesheet|preload|modulepreload|prefetch))[^>]*>/g, '');
}

/** Fetches a file to its end. Throws for any status but 200. */
function fetchWhole(url, host, accept = '*/*') {
  return new Promise((resolve, reject) => {
    // The name of a locale's host is this machine for browsers; Node asks a resolver that may not know it.
    const options = {
      hostname: '127.0.0.1',
      port: new URL(url).port,
      headers: { host, accept, 'accept-encoding': 'identity' },
    };
    get({ ...options, path: new URL(url).pathname + new URL(url).search }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200)
          resolve({ type: response.headers['content-type'], body: Buffer.concat(chunks) });
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
