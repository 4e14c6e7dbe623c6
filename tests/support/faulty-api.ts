import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';

/** Milliseconds after which a slow API gives its right answer: more than anybody in the tests waits for it. */
const slowMs = 6_000;

/** What an API may do instead of answering at once. */
export const faults = [
  'refused',
  'slow',
  'reset',
  'truncated',
  '500',
  'wrong type',
  'wrong schema',
  'trickle',
] as const;

export type Fault = (typeof faults)[number];

/** An API that passes requests on to another one, and has a fault when told to. */
export interface FaultyApi {
  readonly url: string;
  /** Begins a fault, or ends it. */
  set(fault: Fault | undefined): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the API on a free port. @param target - Address of the API that answers when there is no fault. */
export async function startFaultyApi(target: string): Promise<FaultyApi> {
  let fault: Fault | undefined;
  const server = createServer((request, response) => {
    if (fault === undefined) return passOn(target, request, response);
    if (fault === 'slow') return void setTimeout(() => passOn(target, request, response), slowMs);
    misbehave(fault, request, response);
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    return address.port;
  };
  const silence = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    set: async (next) => {
      if (next === 'refused') await silence();
      else if (!server.listening) await listen(port);
      fault = next;
    },
    stop: async () => {
      if (server.listening) await silence();
    },
  };
}

function passOn(target: string, request: IncomingMessage, response: ServerResponse): void {
  const onward = send(
    new URL(request.url ?? '/', target),
    { method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

const json = { 'content-type': 'application/json' };

function misbehave(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  if (fault === 'reset') request.socket.resetAndDestroy();
  if (fault === 'truncated') {
    response.writeHead(200, { ...json, 'content-length': 5000 });
    response.write('{"items":[', () => request.socket.end());
  }
  if (fault === '500') response.writeHead(500, json).end('{"code":"INTERNAL","message":"secret of the inside"}');
  if (fault === 'wrong type') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
  if (fault === 'wrong schema') response.writeHead(200, json).end('{"items":"none","header":7,"title":{"a":1}}');
  if (fault === 'trickle') {
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(' '), 100);
    response.once('close', () => clearInterval(timer));
  }
}
