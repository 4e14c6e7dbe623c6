import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type ApiServer, startApiServer } from '../rpc/api-server.ts';
import { createTestServer, dutchHost } from './test-server.ts';

/** Starts a storefront on an API for the tests of a file. Both are there from the first test on; the default of `host` is the Dutch one. */
export function testServerForFile() {
  let api: ApiServer;
  let server: FastifyInstance;
  beforeAll(async () => {
    api = await startApiServer();
    server = await createTestServer(api.url);
  });
  afterAll(async () => {
    await server.close();
    await api.close();
  });
  return {
    api: () => api,
    server: () => server,
    get: (url: string, host = dutchHost, headers: Readonly<Record<string, string>> = {}) =>
      server.inject({ url, headers: { host, ...headers } }),
  };
}
