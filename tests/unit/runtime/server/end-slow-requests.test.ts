import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { endSlowRequests } from '#runtime/server/end-slow-requests.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a server with a limit of 20 ms for requests without files, and connects to it. */
async function startServer(): Promise<Socket> {
  const server = fastify();
  endSlowRequests(server, 20);
  server.addContentTypeParser('application/octet-stream', (_request, content, done) => done(null, content));
  server.post('/files', { config: { takesLong: true } }, async (request) => {
    let bytes = 0;
    for await (const chunk of request.body as AsyncIterable<Buffer>) bytes += chunk.length;
    return { bytes };
  });
  server.post('/', async () => 'taken');
  server.get('/long', (_request, reply) => {
    const answer = new PassThrough();
    answer.write('begun ');
    setTimeout(() => answer.end('and ended'), 80);
    return reply.send(answer);
  });
  const address = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  closing.push(
    () => socket.destroy(),
    () => server.close(),
  );
  await once(socket, 'connect');
  return socket;
}

/** Reads everything until the server closes the connection. */
async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(socket, 'close');
  return text;
}

const head = (method: string, path: string, type: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\n`;

it('ends a request that does not arrive', async () => {
  const socket = await startServer();
  socket.write(`${head('POST', '/', 'application/json')}Content-Length: 10\r\n\r\n{`);
  expect(await answerOn(socket)).not.toContain('taken');
});

it('gives files their time', async () => {
  const socket = await startServer();
  socket.write(`${head('POST', '/files', 'application/octet-stream')}Content-Length: 2\r\n\r\na`);
  setTimeout(() => socket.write('b'), 80);
  expect(await answerOn(socket)).toContain('{"bytes":2}');
});

it('lets an answer take as long as it needs', async () => {
  const socket = await startServer();
  socket.write(`${head('GET', '/long', 'text/plain')}\r\n`);
  expect(await answerOn(socket)).toContain('and ended');
});
