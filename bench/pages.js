import { get } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { findPaths, startServer, startStorefront } from './storefront.js';
import { readProcessorTime } from './timing.js';
import { projectRoot } from './work-root.js';

const secondsEach = 6;

/** Until the engine has compiled what runs often. */
const warmUpSeconds = 6;
const connections = 8;

/**
 * Requests a second and processor time per page of a running storefront: for pages that are kept, pages that are made
 * of what was read before, and pages for which all is asked of the APIs, beside a bare HTTP server that sends the same
 * bytes. Each runs in a process of its own; the load comes from this one. Pages that are made anew are asked for one at
 * a time: those who ask at the same time would share one.
 */
export async function measurePages(root) {
  const keeping = await startStorefront(root);
  const making = await keeping.startMaking();
  const asking = await keeping.startAsking();
  try {
    const rows = [];
    const columns = [];
    for (const [what, path] of Object.entries(await findPaths(keeping.url))) {
      const { row, asked, made, kept, sent } = await measurePage(path, { keeping, making, asking });
      rows.push({ what, ...row });
      columns.push({
        column: 'cached page, requests a second',
        of: what,
        value: kept.rate,
        unit: '/s',
        partners: [{ name: 'bare node:http', value: sent.rate }],
        higherIsBetter: true,
      });
      columns.push({ column: 'CPU of a page, nothing cached', of: what, value: asked.cpuPerPage, unit: 'ms' });
      columns.push({ column: 'CPU of a page, reads cached', of: what, value: made.cpuPerPage, unit: 'ms' });
    }
    return {
      columns,
      title: `Pages under load, ${connections} connections (asked, made: 1), ${secondsEach} s each`,
      rows,
    };
  } finally {
    await asking.stop();
    await making.stop();
    await keeping.stop();
  }
}

async function measurePage(path, { keeping, making, asking }) {
  const asked = await loadPage(asking, path, 1, 'fwd=miss');
  const made = await loadPage(making, path, 1, 'fwd=miss');
  const kept = await loadPage(keeping, path, connections, 'hit');
  // By now it is packed as tightly as visitors get it.
  const response = await ask(keeping, path);
  const bare = await startServer(join(projectRoot, 'bench/bare-server.js'), {
    BARE_HEADERS: JSON.stringify(response.headers),
    BARE_BODY: response.body.toString('base64'),
  });
  try {
    const sent = await load(bare, path, connections);
    const row = {
      'bytes sent': response.body.length,
      'asked: CPU': milliseconds(asked.cpuPerPage),
      'made: CPU': milliseconds(made.cpuPerPage),
      'made: requests/s': Math.round(made.rate),
      'kept: CPU': milliseconds(kept.cpuPerPage),
      'kept: requests/s': Math.round(kept.rate),
      'bare: CPU': milliseconds(sent.cpuPerPage),
      'bare: requests/s': Math.round(sent.rate),
      'kept/bare': (kept.rate / sent.rate).toFixed(2),
    };
    return { row, asked, made, kept, sent };
  } finally {
    await bare.stop();
  }
}

const milliseconds = (value) => `${value.toFixed(3)} ms`;

const headersTo = ({ port }) => ({ host: `localhost:${port}`, 'accept-encoding': 'br' });

/** Requests a page and returns the body as it was sent, still compressed. */
function ask(server, path) {
  return new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { headers: headersTo(server) }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

/** Loads a page of a storefront. Throws unless the answers before and after are that page, from where it should come. */
async function loadPage(server, path, atOnce, cacheStatus) {
  // A page that is cached is so from its second request.
  await ask(server, path);
  expectPage(await ask(server, path), path, cacheStatus);
  const figures = await load(server, path, atOnce);
  expectPage(await ask(server, path), path, cacheStatus);
  return figures;
}

function expectPage({ status, headers, body }, path, cacheStatus) {
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  if (headers['cache-status'] !== `shopgen; ${cacheStatus}`) {
    throw new Error(`${path} came with cache-status "${headers['cache-status']}" instead of "shopgen; ${cacheStatus}"`);
  }
  if (headers['content-encoding'] !== 'br') throw new Error(`${path} was not compressed with brotli`);
  const html = brotliDecompressSync(body).toString();
  const address = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
  if (address === undefined || new URL(address).pathname !== path || !html.endsWith('</html>')) {
    throw new Error(`${path} was answered with another page: ${html.slice(0, 300)}`);
  }
}

async function load(server, path, atOnce) {
  const asked = { url: `${server.url}${path}`, headers: headersTo(server), connections: atOnce };
  await autocannon({ ...asked, duration: warmUpSeconds });
  const before = readProcessorTime(server.pid);
  const { requests, non2xx, errors, timeouts } = await autocannon({ ...asked, duration: secondsEach });
  if (non2xx + errors + timeouts > 0 || requests.total === 0) {
    throw new Error(
      `${path}: ${requests.total} answers, ${non2xx} of them errors, ${errors} broken off, ${timeouts} too late`,
    );
  }
  return { rate: requests.average, cpuPerPage: (readProcessorTime(server.pid) - before) / requests.total };
}
