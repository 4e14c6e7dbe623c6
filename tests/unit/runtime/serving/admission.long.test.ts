import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAdmission } from '#runtime/serving/admission.ts';

let server: FastifyInstance;
let origin: string;
let underWay = 0;
let most = 0;
beforeEach(async () => {
  const admission = createAdmission(
    {
      refusal: { type: 'text/plain', body: () => 'Too many\n' },
    },
    10_000,
  );
  server = fastify({ serverFactory: admission.createServer });
  server.decorate('refusedRequests', admission.refused);
  const count = async (answer: () => Promise<string>): Promise<string> => {
    underWay += 1;
    most = Math.max(most, underWay);
    try {
      return await answer();
    } finally {
      underWay -= 1;
    }
  };
  server.get('/', () =>
    count(async () => {
      work(5);
      await setTimeout(5);
      work(15);
      return 'done';
    }),
  );
  server.get('/waits', () => count(async () => setTimeout(300, 'done')));
  server.get('/healthz', async () => 'alive');
  most = 0;
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await server.close();
});

/** Keeps the event loop busy. */
function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

/** An answer that the crowd got. */
interface Got {
  readonly path: string;
  readonly status: number | string;
  readonly retryAfter: string | null;
}

/** Has many visitors, on another thread, ask for a path again and again, and one for the health. */
async function crowd(path: string, visitors: number, times: number): Promise<readonly Got[]> {
  const worker = new Worker(
    `const { parentPort, workerData: { origin, path, visitors, times } } = require('node:worker_threads');
     const { Agent, get } = require('node:http');
     const agent = new Agent({ keepAlive: true, maxSockets: visitors + 1 });
     const ask = (path) => new Promise((resolve) => {
       get(origin + path, { agent }, (response) => {
         response.resume();
         const { statusCode: status, headers } = response;
         response.once('end', () => resolve({ path, status, retryAfter: headers['retry-after'] ?? null }));
       }).once('error', ({ code }) => resolve({ path, status: code, retryAfter: null }));
     });
     const repeat = async (path) => {
       const got = [];
       for (let time = 0; time < times; time += 1) got.push(await ask(path));
       return got;
     };
     Promise.all([repeat('/healthz'), ...Array.from({ length: visitors }, () => repeat(path))])
       .then((all) => parentPort.postMessage(all.flat()));`,
    { eval: true, workerData: { origin, path, visitors, times } },
  );
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

it('turns away what it cannot answer soon, answers probes all the same, and then everybody again', async () => {
  const got = await crowd('/', 200, 5);
  const pages = got.filter(({ path }) => path === '/');
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const { retryAfter } of pages.filter(({ status }) => status === 503)) expect(retryAfter).toMatch(/^[1-5]$/);
  expect(new Set(got.filter(({ path }) => path === '/healthz').map(({ status }) => status))).toEqual(new Set([200]));
  expect(server.refusedRequests()).toBe(pages.filter(({ status }) => status === 503).length);

  const later = await crowd('/', 1, 3);
  expect(later.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
});

it('takes on a crowd that waits for others, of which it could not have 32 at a time', async () => {
  const got = await crowd('/waits', 200, 2);
  expect(most).toBeGreaterThan(100);
  // A machine that has other things to do makes the server late now and then, which it takes for its own work.
  const refused = got.filter(({ status }) => status === 503).length;
  expect(refused).toBeLessThan(got.length / 10);
  expect(got.filter(({ status }) => status === 200)).toHaveLength(got.length - refused);
  expect(server.refusedRequests()).toBe(refused);
});
