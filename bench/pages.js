import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { findPaths, startStorefront } from './storefront.js';

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
