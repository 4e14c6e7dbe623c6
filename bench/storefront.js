import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { timeCommand } from './timing.js';
import { projectRoot, shopgen } from './work-root.js';

/** Known to the backend as well, which otherwise limits the calls of the storefront as those of one visitor. */
const serviceKey = 'only for measuring, only here';

/** Keeps pages, as with a backend that tells of changes: what visitors meet. */
const keeping = { SERVICE_KEY: serviceKey, PAGE_FRESH_SECONDS: '3600' };

/** Renders each page again from cached reads: the cost of other variants of a page. */
const making = { ...keeping, PAGE_CACHE_MB: '0' };

/** Makes each page anew and asks the APIs for all of it. */
const asking = { ...making, PAGE_FRESH_SECONDS: '0' };

/**
 * Starts the built storefront on a backend of its own, with a page cache; `pid` is that of the storefront alone.
 * `startMaking` and `startAsking` start others beside it that render every page anew: with a read cache, and without
 * one.
 */
export async function startStorefront(root) {
  timeCommand(process.execPath, [shopgen, 'build', '--site', 'acoustic', '--root', root]);
  const backend = await startServer(join(projectRoot, 'backend/dist/backend.js'), {
    DATA_DIR: join(root, 'data'),
    SERVICE_KEY: serviceKey,
  });
  const start = (env) =>
    startServer(join(root, 'dist/acoustic/server.js'), {
      PRODUCT_API_URL: backend.url,
      SESSION_SECRET: 'only for measuring, only on this machine',
      ...env,
    });
  const storefront = await start(keeping);
  const stop = async () => {
    await storefront.stop();
    await backend.stop();
  };
  return { ...storefront, stop, startMaking: () => start(making), startAsking: () => start(asking) };
}

/** Starts a server that reports in one line of JSON when it listens. */
export async function startServer(file, env) {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'silent' },
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ]);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid, stop };
}

/**
 * Finds the paths of home, the listing, and the first product that the listing links to. Throws unless each answers with its
 * page: what would be measured otherwise is an error.
 */
export async function findPaths(url) {
  const listing = '/producten';
  const product = /href="(\/product\/[^"?]+)"/.exec(await readPage(`${url}${listing}`))?.[1];
  if (!product) throw new Error('The listing links to no product');
  for (const path of ['/', product]) await readPage(`${url}${path}`);
  return { home: '/', listing, product };
}

/** Finds the path of the first article. */
export async function findArticle(url) {
  const article = /href="(\/blogs\/[^"?]+)"/.exec(await readPage(`${url}/blogs`))?.[1];
  if (!article) throw new Error('The overview of articles links to none');
  await readPage(`${url}${article}`);
  return article;
}

/** Requests a page. Throws unless it is one. */
export async function readPage(url) {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  const html = await response.text();
  if (response.status !== 200 || !type.startsWith('text/html') || !html.includes('<h1'))
    throw new Error(`${url} answered ${response.status} with ${type || 'no type'}: ${html.slice(0, 200)}`);
  return html;
}
