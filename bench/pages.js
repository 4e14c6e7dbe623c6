import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { timeCommand } from './timing.js';
import { projectRoot, shopgen } from './work-root.js';

const secondsEach = 6;
const connections = 8;

/**
 * Requests a second and processor time per page of a running storefront, against a bare HTTP server that sends the same
 * bytes. Both serve from one process; the load comes from this one.
 */
export async function measurePages(root) {
  const storefront = await startStorefront(root);
  try {
    const rows = [];
    for (const [what, path] of Object.entries(await findPaths(storefront.url))) {
      const headers = { host: `localhost:${storefront.port}`, 'accept-encoding': 'br' };
      const response = await fetch(`${storefront.url}${path}`, { headers: { 'accept-encoding': 'identity' } });
      const body = Buffer.from(await response.arrayBuffer());
      const ours = await load(`${storefront.url}${path}`, headers, storefront.pid);
      const bare = await loadBare(body);
      rows.push({
        what,
        bytes: body.length,
        'requests/s': Math.round(ours.rate),
        'CPU per page': `${ours.cpuPerPage.toFixed(2)} ms`,
        'bare requests/s': Math.round(bare.rate),
        'bare/ours': (bare.rate / ours.rate).toFixed(1),
      });
    }
    return { title: `Pages under load, ${connections} connections, ${secondsEach} s each`, rows };
  } finally {
    await storefront.stop();
  }
}

/** The built storefront on a backend of its own; `pid` is that of the storefront alone. */
async function startStorefront(root) {
  timeCommand(process.execPath, [shopgen, 'build', '--site', 'acoustic', '--root', root]);
  const backend = await startServer(join(projectRoot, 'backend/dist/backend.js'), { DATA_DIR: join(root, 'data') });
  const storefront = await startServer(join(root, 'dist/acoustic/server.js'), {
    PRODUCT_API_URL: backend.url,
    SESSION_SECRET: 'only for measuring, only on this machine',
  });
  const stop = async () => {
    await storefront.stop();
    await backend.stop();
  };
  return { ...storefront, stop };
}

/** Starts a server that says in one line of JSON when it listens. */
async function startServer(file, env) {
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

/** Home, the listing, and the first product that the listing links to. */
async function findPaths(url) {
  const listing = '/producten';
  const html = await (await fetch(`${url}${listing}`)).text();
  const product = /href="(\/product\/[^"?]+)"/.exec(html)?.[1];
  if (!product) throw new Error('The listing links to no product');
  return { home: '/', listing, product };
}

async function load(url, headers, pid) {
  await autocannon({ url, headers, connections, duration: 2 });
  const before = processorTime(pid);
  const { requests, non2xx } = await autocannon({ url, headers, connections, duration: secondsEach });
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with an error`);
  return { rate: requests.average, cpuPerPage: (processorTime(pid) - before) / requests.total };
}

async function loadBare(body) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { requests } = await autocannon({
    url: `http://127.0.0.1:${server.address().port}`,
    connections,
    duration: secondsEach,
  });
  server.close();
  return { rate: requests.average };
}

/** Milliseconds of processor time that a process has used so far, user and system together (proc(5), fields 14 and 15 in ticks of 10 ms). */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
