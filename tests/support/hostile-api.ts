import { once } from 'node:events';
import { createServer } from 'node:http';
import { hostileAddress, hostileText } from './hostile-payloads.ts';

/** An API that passes on what another one answers, with something hostile in each of its texts. */
export interface HostileApi {
  readonly url: string;
  /** The number of payloads that it has sent. */
  sent(): number;
  stop(): Promise<void>;
}

/** Properties whose texts are shown although they are one word. */
const shown = /^(title|name|label|text|body|alt|heading|caption|author|city|answer|question|unit|company|role|quote)$/i;

/** Properties that are addresses. */
const addressed = /^(url|href|link|website|poster|image|src|video|source)$/i;

/**
 * Starts the API on a free port.
 *
 * @param target - Address of the API that knows the answers.
 * @param what - What is replaced: texts, to which the payload is appended, or addresses of other sites.
 */
export async function startHostileApi(target: string, what: 'texts' | 'addresses'): Promise<HostileApi> {
  let count = 0;
  const spoil = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => spoil(each, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each, name)]));
    if (typeof value !== 'string') return value;
    if (what === 'addresses') return addressed.test(key) && /^https?:/.test(value) ? hostileAddress(count++) : value;
    return shown.test(key) || /\S\s\S/.test(value) ? `${value} ${hostileText(count++)}` : value;
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
    const answer = await fetch(new URL(request.url ?? '/', target), {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-(length|encoding)|transfer-encoding|etag)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(isJson ? JSON.stringify(spoil(await answer.json())) : Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    sent: () => count,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
