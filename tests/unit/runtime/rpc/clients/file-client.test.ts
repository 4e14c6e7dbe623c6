import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createFileClient } from '#runtime/rpc/clients/file-client.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts an API with the same answer to every call. */
async function startApi(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function* content(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('first ');
  yield Buffer.from('second');
}

const signal = new AbortController().signal;

it('hands a file on as a form, under a name that breaks out of nothing, and learns whose it is', async () => {
  let sent = '';
  const url = await startApi(async (request, response) => {
    sent = await text(request);
    response.writeHead(201, { 'content-type': 'application/json', 'x-order-token': 'guest' });
    response.end(JSON.stringify({ id: 'st-1', files: [{ id: 'fl-1' }] }));
  });
  const name = 'a"\r\nX-Evil: 1\r\n.pdf';
  const stored = await createFileClient(url)({ name, content: content(), headers: {}, signal });
  expect(stored).toEqual({ ok: true, storageItemId: 'st-1', fileId: 'fl-1', orderToken: 'guest' });
  expect(sent).toContain('first second');
  expect(sent).toContain('"listed":false');
  expect(sent).toContain('filename="a%22 X-Evil: 1 .pdf"');
});

it('reports why a file was rejected', async () => {
  const url = await startApi(async (request, response) => {
    await text(request);
    response.writeHead(415, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ code: 'FILE_TYPE_REFUSED' }));
  });
  const stored = await createFileClient(url)({ name: 'a', content: content(), headers: {}, signal });
  expect(stored).toEqual({ ok: false, status: 415, code: 'FILE_TYPE_REFUSED' });
});
