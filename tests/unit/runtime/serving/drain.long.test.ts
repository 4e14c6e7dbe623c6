import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { drainOnStop } from '#runtime/serving/drain.ts';

it('does not wait for a connection that a browser has opened ahead of need', async () => {
  const server = fastify();
  drainOnStop(server);
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const accepted = once(server.server, 'connection');
  const socket = connect(Number(port), '127.0.0.1');
  await Promise.all([once(socket, 'connect'), accepted]);
  const ended = once(socket, 'close');
  await server.close();
  await ended;
  expect(socket.destroyed).toBe(true);
});

it('lets a request under way finish', async () => {
  const server = fastify();
  drainOnStop(server);
  let release = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    server.get('/', async () => {
      resolve();
      await new Promise<void>((finish) => {
        release = finish;
      });
      return 'done';
    });
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(origin);
  await reached;
  const closed = server.close();
  release();
  expect(await (await answer).text()).toBe('done');
  await closed;
});

it('answers what was on its way when the server was told to end, and asks clients to let go', async () => {
  const server = fastify({ return503OnClosing: false });
  drainOnStop(server);
  server.get('/', async () => 'done');
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent }, (response) => {
        response.resume();
        response.once('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }));
      }).on('error', reject);
    });
  expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' });
  const preconnected = connect(Number(port), '127.0.0.1');
  await Promise.all([once(preconnected, 'connect'), once(server.server, 'connection')]);

  const closed = server.close();
  await setImmediate();
  // On the used connection, on the one opened in advance, and on a new one.
  expect(await ask()).toEqual({ status: 200, connection: 'close' });
  preconnected.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = await once(preconnected, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  expect(await ask()).toEqual({ status: 200, connection: 'close' });
  await closed;
});

it('answers on connections that were left open while they are used, though it listens no more', async () => {
  const server = fastify({ return503OnClosing: false });
  drainOnStop(server);
  server.get('/', async () => 'done');
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const agent = new Agent({ keepAlive: true });
  const askKept = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.headers.connection));
      }).on('error', reject);
    });
  // Six at once, so that there are six connections.
  expect(await Promise.all(Array.from({ length: 6 }, askKept))).toEqual(Array(6).fill('keep-alive'));
  const closed = server.close();
  for (let used = 0; used < 6; used += 1) {
    await setTimeout(150);
    expect(await askKept()).toBe('close');
  }
  expect(server.server.listening).toBe(false);
  await closed;
});

/** Asks over a new connection. */
const askAnew = (origin: string, path = '/') =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get(new URL(path, origin), { agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }));
    }).on('error', reject);
  });

it('goes on answering new connections while any come, and ends though it is asked how it is', async () => {
  const server = fastify({ return503OnClosing: false });
  drainOnStop(server);
  server.get('/', async () => 'done');
  server.get('/readyz', async (_, reply) => reply.code(server.isDraining() ? 503 : 200).send());
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  expect(await askAnew(origin)).toMatchObject({ status: 200 });
  let isOver = false;
  const drained = server.drain().then(() => {
    isOver = true;
  });
  // Longer than the silence that ends it.
  for (let asked = 0; asked < 15; asked += 1) {
    expect(await askAnew(origin)).toEqual({ status: 200, connection: 'close' });
    await setTimeout(100);
  }
  expect(isOver).toBe(false);
  while (!isOver) {
    expect(await askAnew(origin, '/readyz')).toMatchObject({ status: 503 });
    await setTimeout(100);
  }
  await drained;
  await server.close();
  await expect(askAnew(origin)).rejects.toThrow('ECONNREFUSED');
});

it('answers a crowd that opens a connection for each request until it is told to close', async () => {
  const server = fastify({ return503OnClosing: false });
  drainOnStop(server);
  server.get('/', async () => {
    await setTimeout(20);
    return 'done';
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  let isClosing = false;
  const visitor = async (): Promise<readonly (number | undefined)[]> => {
    const statuses = [];
    while (!isClosing) statuses.push((await askAnew(origin)).status);
    return statuses;
  };
  const crowd = Array.from({ length: 40 }, visitor);
  await setTimeout(200);
  await server.drain();
  // Some have connected and wait to be accepted.
  const closed = server.close();
  isClosing = true;
  expect(new Set((await Promise.all(crowd)).flat())).toEqual(new Set([200]));
  await closed;
  await expect(askAnew(origin)).rejects.toThrow('ECONNREFUSED');
});

it('answers those that wait to be accepted when no other connection is open', async () => {
  const server = fastify({ return503OnClosing: false });
  drainOnStop(server);
  server.get('/', async () => 'done');
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const answers = Promise.all(Array.from({ length: 40 }, () => askAnew(origin)));
  // They have connected, and the event loop has not been there to accept them.
  process.nextTick(() => void server.close());
  expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([200]));
});
