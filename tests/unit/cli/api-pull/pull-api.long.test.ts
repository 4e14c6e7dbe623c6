import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchDescription } from '#cli/api-pull/fetch-description.ts';
import { pullApi } from '#cli/api-pull/pull-api.ts';
import { checkFolder } from '#cli/openapi/check-folder.ts';
import { createWorkRoot, type WorkRoot } from '#tests/support/command.ts';

let root: WorkRoot;
let server: Server;
let url: string;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  url = `http://127.0.0.1:${address.port}/openapi.yaml`;
  root = createWorkRoot();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  root.remove();
});

const file = 'openapi/product-api.yaml';
const read = (name = file): string => readFileSync(path.join(root.path, name), 'utf8');
const pull = (isPlan = false) => pullApi(root.path, url, { api: 'product', isPlan });
const send =
  (text: string, type = 'application/yaml'): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type }).end(text);
  };
const small = `openapi: 3.1.0
info: { title: Small, version: '1' }
paths:
  /a:
    get:
      operationId: getA
      responses: { '200': { description: A } }
`;

describe('api pull', () => {
  const original = (): string => readFileSync(new URL('../../../../openapi/product-api.yaml', import.meta.url), 'utf8');
  afterEach(() => writeFileSync(path.join(root.path, file), original()));

  it('takes what is published as it is written, says what it changes, and locks it', async () => {
    const published = original().replace('maxLength: 200', 'maxLength: 199');
    answer = send(published);
    const { data } = await pull();
    expect(read()).toBe(published);
    expect(data).toMatchObject({ file, url, changed: true });
    expect(data?.changes).toContainEqual(
      expect.objectContaining({ id: expect.stringContaining('max-length-decreased') }),
    );
    expect(JSON.parse(read('openapi/lock.json'))).toEqual({ product: { url, sha256: data?.sha256 } });
    expect(checkFolder(root.path)).toEqual([]);
    expect(await pull()).toMatchObject({ data: { changed: false, changes: [] } });
  });

  it('writes nothing with --plan', async () => {
    const lock = read('openapi/lock.json');
    answer = send(small);
    expect(await pull(true)).toMatchObject({ data: { changed: true } });
    expect([read(), read('openapi/lock.json')]).toEqual([original(), lock]);
  });

  it('writes JSON as YAML', async () => {
    answer = send(
      JSON.stringify({ openapi: '3.1.0', info: { title: 'Small', version: '1' }, paths: {} }),
      'application/json',
    );
    await pull();
    expect(read()).toMatch(/^openapi: 3\.1\.0\ninfo:\n/);
    expect(checkFolder(root.path)).toEqual([]);
  });

  it('warns of a description that was changed since', async () => {
    answer = send(small);
    await pull();
    writeFileSync(path.join(root.path, file), `${small}# by hand\n`);
    expect(checkFolder(root.path)).toMatchObject([
      { code: 'spec.lock-differs', severity: 'warning', place: { file }, message: expect.stringContaining(url) },
    ]);
  });

  it.each([
    ['Swagger', 'swagger: "2.0"\n', 'spec.invalid'],
    ['broken YAML', 'openapi: [\n', 'yaml.syntax'],
    ['broken JSON', '{"openapi": ', 'yaml.syntax'],
    [
      'a reference to nothing',
      small.replace('description: A', '$ref: "#/components/responses/A"'),
      'spec.ref-unresolved',
    ],
  ])('writes nothing where %s is published, and says what is wrong with it', async (_, text, code) => {
    answer = send(text);
    await expect(pull()).rejects.toMatchObject({ diagnostics: [{ code }] });
    expect(read()).toBe(original());
    expect(readdirSync(path.join(root.path, 'openapi')).sort()).toEqual([
      'content-api.yaml',
      'lock.json',
      'product-api.yaml',
    ]);
  });

  it('says that the lock is none', async () => {
    const lock = read('openapi/lock.json');
    writeFileSync(path.join(root.path, 'openapi/lock.json'), '{"products": {}}');
    answer = send(small);
    await expect(pull()).rejects.toMatchObject({ diagnostics: [{ code: 'spec.lock' }] });
    expect(checkFolder(root.path)).toMatchObject([{ code: 'spec.lock' }]);
    writeFileSync(path.join(root.path, 'openapi/lock.json'), lock);
  });
});

describe('fetching a description', () => {
  const limits = { maxBytes: 10_000, deadlineMs: 5000 };
  const fails = (message: string | RegExp, given = url, bounds = limits) =>
    expect(fetchDescription(given, bounds)).rejects.toMatchObject({
      diagnostics: [{ code: 'api.unreachable', message: expect.stringMatching(message) }],
    });

  it.each([
    ['http://api.shop.example/openapi.yaml', /not an https address/],
    ['ftp://api.shop.example/openapi.yaml', /not an https address/],
    ['file:///etc/passwd', /not an https address/],
    ['openapi.yaml', /is no address/],
    ['https://me:secret@api.shop.example/openapi.yaml', /holds a name or a password/],
  ])('refuses %s', (given, message) => fails(message, given));

  it('follows redirects', async () => {
    answer = (request, response) => {
      if (request.url === '/openapi.yaml') response.writeHead(302, { location: '/v2.yaml' }).end();
      else send(small)(request, response);
    };
    expect(Buffer.from(await fetchDescription(url, limits)).toString()).toBe(small);
  });

  it('refuses redirects without end, and to where nothing is encrypted', async () => {
    answer = (_, response) => void response.writeHead(302, { location: '/openapi.yaml' }).end();
    await fails(/more than 5 times/);
    answer = (_, response) => void response.writeHead(302, { location: 'http://api.shop.example/a.yaml' }).end();
    await fails(/to which .* leads, is not an https address/);
    answer = (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    await fails(/is not an https address/);
  });

  it('stops reading what is too large, also what never ends', async () => {
    let isClosed = false;
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/yaml' });
      const write = (): void => {
        while (!response.destroyed && response.write('#'.repeat(4096)));
      };
      response.on('drain', write).on('close', () => {
        isClosed = true;
      });
      write();
    };
    await fails(/more than 10 KiB/);
    await expect.poll(() => isClosed).toBe(true);
  });

  it('gives up on a server that is too slow', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/yaml' }).write('openapi');
    await fails(/within 0.2 s/, url, { ...limits, deadlineMs: 200 });
  });

  it.each([
    [404, 'application/yaml', /answered 404/],
    [200, 'text/html; charset=utf-8', /text\/html, not a description/],
  ])('refuses the answer %i of %s', async (status, type, message) => {
    answer = (_, response) => void response.writeHead(status, { 'content-type': type }).end('<html>');
    await fails(message);
  });

  it('says that nothing answers', () => fails(/cannot be reached/, 'http://127.0.0.1:9/openapi.yaml'));
});
