import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A server of Bazel's remote cache protocol that takes nothing else than what it prescribes. */
export interface TestCacheServer {
  readonly url: string;
  /** What it holds, by `ac/…` and `cas/…`; tests change it. */
  readonly held: Map<string, Buffer>;
  /** Requests so far: `PUT cas`. */
  readonly asked: string[];
  stop(): Promise<void>;
}

/** Starts it on a free port, with one instance named `main`. */
export async function startCacheServer(): Promise<TestCacheServer> {
  const held = new Map<string, Buffer>();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const [, kind, hash] = /^\/main\/(ac|cas)\/([0-9a-f]{64})$/.exec(request.url ?? '') ?? [];
    const body = await buffer(request);
    if (kind === undefined || hash === undefined) return response.writeHead(400).end();
    asked.push(`${request.method} ${kind}`);
    const name = `${kind}/${hash}`;
    if (request.method === 'GET') {
      const content = held.get(name);
      return content ? response.writeHead(200).end(content) : response.writeHead(404).end();
    }
    if (request.method !== 'PUT') return response.writeHead(405).end();
    if (!isTaken(kind, hash, body, held)) return response.writeHead(400).end();
    held.set(name, body);
    return response.writeHead(200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/main`,
    held,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns whether a server has to take a body: a blob that is what its name says, or an entry whose blobs are there. */
function isTaken(kind: string, hash: string, body: Buffer, held: ReadonlyMap<string, Buffer>): boolean {
  if (kind === 'cas') return createHash('sha256').update(body).digest('hex') === hash;
  const { outputFiles, stdoutRaw, ...rest } = JSON.parse(body.toString());
  const blobs: { digest: { hash: string; sizeBytes: string } }[] = outputFiles;
  return (
    Object.keys(rest).length === 0 &&
    typeof stdoutRaw === 'string' &&
    blobs.every(({ digest }) => held.get(`cas/${digest.hash}`)?.length === Number(digest.sizeBytes))
  );
}
