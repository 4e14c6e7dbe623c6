import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ApiServer, sendProblem, startApiServer } from '../rpc/api-server.ts';
import { createTestServer, dutchHost } from './test-server.ts';

let api: ApiServer;
let server: FastifyInstance;
let lines: string[] = [];
beforeAll(async () => {
  api = await startApiServer();
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  server = await createTestServer(api.url, { logger: { level: 'warn', stream } });
});
afterAll(async () => {
  await server.close();
  await api.close();
});
beforeEach(() => {
  lines = [];
  api.rule(undefined);
});

const product = encodeURIComponent('{"json":{"slug":"fjord-wandpaneel"}}');

it.each(['/product/fjord-wandpaneel', `/api/trpc/catalogue.product?input=${product}`])(
  'tells the operator which API failed, and how, where a visitor learns only that something did: %s',
  async (url) => {
    api.rule((_, response) => {
      sendProblem(response, 500, 'INTERNAL');
      return true;
    });
    const answer = await server.inject({ url, headers: { host: dutchHost } });
    expect(answer.statusCode).toBeGreaterThan(500);
    expect(answer.body).not.toContain('/Products/');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      procedure: 'catalogue.product',
      err: { message: expect.stringContaining('/Products/fjord-wandpaneel answered 500 INTERNAL') },
    });
  },
);

it('tells the operator that an API has had enough of us', async () => {
  api.rule((_, response) => {
    sendProblem(response, 429, 'RATE_LIMITED');
    return true;
  });
  await server.inject({ url: '/product/fjord-wandpaneel', headers: { host: dutchHost } });
  expect(lines.join('')).toContain('answered 429 RATE_LIMITED');
});

it('keeps queries out of the log, also where a page fails', async () => {
  const answer = await server.inject({ url: '/product/bug?token=of-a-visitor', headers: { host: dutchHost } });
  expect(answer.statusCode).toBe(500);
  expect(lines.join('')).toContain('"path":"/product/bug"');
  expect(lines.join('')).not.toContain('of-a-visitor');
});

it('does not fill the log with what visitors ask in vain', async () => {
  const answer = await server.inject({ url: '/product/gone', headers: { host: dutchHost } });
  expect(answer.statusCode).toBe(404);
  expect(lines).toEqual([]);
});
