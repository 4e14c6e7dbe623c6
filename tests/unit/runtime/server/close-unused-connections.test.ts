import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeUnusedConnections } from '#runtime/server/close-unused-connections.ts';

it('does not wait for a connection that a browser has opened ahead of need', async () => {
  const server = fastify();
  closeUnusedConnections(server);
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
  closeUnusedConnections(server);
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
  closeUnusedConnections(server);
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
