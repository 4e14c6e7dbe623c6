import { once } from 'node:events';
import { connect } from 'node:net';
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
