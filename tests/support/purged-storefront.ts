import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received purge. */
export interface ReceivedPurge {
  readonly shopId: string;
  readonly tags: readonly string[];
}

/** A server that receives and records purges, like a storefront. */
export interface PurgedStorefront {
  readonly url: string;
  readonly told: readonly ReceivedPurge[];
  /** Resolves with the next purge. */
  next(): Promise<ReceivedPurge>;
  /** Sets the status of further answers; initially 204. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** @param serviceKey - Anyone without it is answered 401. */
export async function startPurgedStorefront(serviceKey: string): Promise<PurgedStorefront> {
  const told: ReceivedPurge[] = [];
  const waiting: ((purge: ReceivedPurge) => void)[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const proven = request.headers.authorization === `Bearer ${serviceKey}`;
      const known = request.method === 'POST' && request.url === '/internal/purge';
      response.writeHead(proven && known ? status : 401).end();
      if (!proven || !known || status !== 204) return;
      const purge: ReceivedPurge = JSON.parse(Buffer.concat(chunks).toString());
      told.push(purge);
      for (const resolve of waiting.splice(0)) resolve(purge);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    told,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    answerWith(wanted) {
      status = wanted;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
