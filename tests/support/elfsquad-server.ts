import { createServer } from 'node:http';

export interface TestFeature {
  readonly id: string;
  readonly name: string;
  readonly articleCode: string | null;
  readonly salesPrice: number | null;
}

/** A server with Elfsquad's data API. */
export interface ElfsquadServer {
  readonly url: string;
  readonly token: string;
  /** Its data, which tests may replace. */
  features: readonly TestFeature[];
  /** Whether it answers 500. */
  isDown: boolean;
  /** Number of requests. */
  requests: number;
}

/** Starts an Elfsquad server. It stops with the process. */
export async function startElfsquadServer(): Promise<ElfsquadServer> {
  const token = 'a token of the tests';
  const server = createServer((request, response) => {
    state.requests += 1;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (state.isDown) return answer(500, {});
    if (request.headers.authorization !== `Bearer ${token}`) return answer(401, {});
    if (pathname !== '/data/1/Features') return answer(404, {});
    const skip = Number(searchParams.get('$skip'));
    answer(200, { value: state.features.slice(skip, skip + Number(searchParams.get('$top'))) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  const url = `http://127.0.0.1:${address.port}/data/1`;
  const state: ElfsquadServer = { url, token, features: [], isDown: false, requests: 0 };
  return state;
}
