import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowserTrpcClient } from '#runtime/data/browser-trpc-client.ts';
import { readProblem } from '#runtime/data/read-problem.ts';

const seen: IncomingMessage[] = [];
const server = createServer((request, response) => {
  seen.push(request);
  response.writeHead(500).end();
});
let origin: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
});

describe('the browser’s tRPC client', () => {
  it('sends queries of one moment in one request', async () => {
    const client = createBrowserTrpcClient({ locale: 'de-DE', origin });
    await Promise.allSettled([client.content.menus.query(), client.catalogue.categories.query()]);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url).toContain('/api/trpc/content.menus,catalogue.categories?batch=1');
    expect(seen[0]?.headers).toMatchObject({ 'x-locale': 'de-DE', 'x-ssr': '1', 'trpc-accept': 'application/jsonl' });
  });

  it('splits batches at the server’s limit', async () => {
    const client = createBrowserTrpcClient({ locale: 'de-DE', origin });
    await Promise.allSettled(Array.from({ length: 12 }, () => client.content.menus.query()));
    expect(seen).toHaveLength(2);
  });

  it('sends configurations and crops unbatched and in a body, as queries', async () => {
    const client = createBrowserTrpcClient({ locale: 'de-DE', origin });
    await Promise.allSettled([
      client.configurator.configure.query({ product: 'fjord-wall-panel', values: {} }),
      client.content.menus.query(),
    ]);
    expect(seen.map(({ method, url }) => `${method} ${url?.split('?', 1)[0]}`).sort()).toEqual([
      'GET /api/trpc/content.menus',
      'POST /api/trpc/configurator.configure',
    ]);
  });

  it('reports a network failure when there is no answer', async () => {
    const client = createBrowserTrpcClient({ locale: 'de-DE', origin: 'http://127.0.0.1:9' });
    const error: unknown = await client.content.menus.query().catch((thrown: unknown) => thrown);
    expect(readProblem(error)).toEqual({
      code: 'NETWORK_ERROR',
      messageKey: 'apiErrors:NETWORK_ERROR',
      status: 503,
    });
  });

  it('does not treat other errors as problems', () => {
    expect(readProblem(new Error('a bug'))).toBeUndefined();
    expect(readProblem(undefined)).toBeUndefined();
  });
});
