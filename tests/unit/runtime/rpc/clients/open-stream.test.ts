import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStream } from '#runtime/rpc/clients/open-stream.ts';

let server: Server;
let origin: string;
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;
const open = (patienceMs: number) => openStream(patienceMs, never, (signal) => fetch(origin, { signal }));

it('passes an answer on as it comes', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'image/webp' });
    response.write('first ');
    setImmediate(() => response.end('second'));
  };
  const response = await open(10_000);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(await response.text()).toBe('first second');
});

it('gives up on an answer that does not begin', async () => {
  answer = () => undefined;
  await expect(open(50)).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('gives up on an answer that trickles, however often a piece comes', async () => {
  answer = (response) => {
    const timer = setInterval(() => response.write('.'), 10);
    response.once('close', () => clearInterval(timer));
  };
  await expect((await open(200)).text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('does not count the time that a slow reader takes', async () => {
  const piece = Buffer.alloc(64 * 1024);
  answer = (response) => {
    for (let pieces = 0; pieces < 20; pieces += 1) response.write(piece);
    response.end();
  };
  const reader = (await open(1_000)).body?.getReader();
  let bytes = 0;
  const startedAt = performance.now();
  for (;;) {
    const read = await reader?.read();
    if (read === undefined || read.done) break;
    bytes += read.value.byteLength;
    // Reading takes longer than the patience in all.
    while (performance.now() - startedAt < 1_300 && bytes > piece.length)
      await new Promise((next) => setTimeout(next, 50));
  }
  expect(bytes).toBe(20 * piece.length);
});

it('hands out failures, whose body was read already', async () => {
  answer = (response) => response.writeHead(404).end('{}');
  const response = await openStream(1_000, never, async (signal) => {
    const failed = await fetch(origin, { signal });
    await failed.text();
    return failed;
  });
  expect(response.status).toBe(404);
});
