import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserContext } from 'playwright';

/** One local server for all third parties. */
export interface ThirdParties {
  /** Requested addresses, oldest first: `ads.example/calls.js`. */
  readonly asked: string[];
  /** Resolves after a number of requests. */
  readonly until: (count: number) => Promise<void>;
  /** Routes all external requests of a browser to this server. */
  readonly getStub: (context: BrowserContext) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Files by address; anything else is 404. */
export type TheirFiles = Readonly<Record<string, { readonly type: string; readonly body: string }>>;

/** Starts a server for all third parties that records requests. */
export async function startThirdParties(files: TheirFiles): Promise<ThirdParties> {
  const asked: string[] = [];
  const heard = new EventEmitter();
  const server = createServer((request, response) => {
    const wanted = (request.url ?? '/').slice(1);
    asked.push(wanted);
    heard.emit('something');
    const file = files[wanted.split('?')[0] ?? ''];
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stub listens on no port');
  const { port } = address;
  return {
    asked,
    until: async (count) => {
      while (asked.length < count) await once(heard, 'something');
    },
    getStub: async (context) => {
      await context.route(
        ({ hostname }) => !hostname.endsWith('localhost'),
        async (route) => {
          const { host, pathname, search } = new URL(route.request().url());
          const response = await route.fetch({ url: `http://127.0.0.1:${port}/${host}${pathname}${search}` });
          await route.fulfill({ response });
        },
      );
    },
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
