import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type ApiServer, startApiServer } from '../rpc/api-server.ts';
import { createTestServer, dutchHost } from './test-server.ts';

/** Starts a storefront for the tests of a file, and returns how it is asked. Default of `host`: the Dutch one. */
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
  return (url: string, host = dutchHost) => server.inject({ url, headers: { host } });
}
