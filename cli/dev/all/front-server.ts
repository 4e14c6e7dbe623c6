import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { clockScript } from './dev-clock.ts';
import type { LoadedSites } from './loaded-sites.ts';
import type { SwitchBoard } from './switches.ts';

interface FrontOptions {
  readonly sites: LoadedSites;
  readonly switches: SwitchBoard;
  /** Lets something answer a request by the clock of pages. */
  readonly byClock: (answer: () => void) => void;
  /** Renders the list of sites. */
  readonly list: () => Promise<string>;
  /** Returns the page of a site that could not be loaded, and tells of it. */
  readonly describeLoadFailure: (id: string, error: unknown) => string;
  /** Returns the `Set-Cookie` values that log in the customer of the switches, or out. */
  readonly customerCookies: (request: IncomingMessage) => Promise<readonly string[]>;
}

/** Address, on the host of every site, of the script that sets the clock of pages. */
export const clockUrl = '/@shopgen/clock.js';

/** Creates the server in front of every site: `<locale>.<site>.localhost` is a site, every other host the list of them. */
export function createFrontServer(options: FrontOptions): Server {
  const { sites } = options;
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => response.destroy(toError(error)));
  });
  // Changes reach open pages over a socket of their site.
  server.on('upgrade', (request, socket, head) => {
    const id = siteOf(request);
    const site = id === undefined ? undefined : sites.find(id);
    if (site === undefined) socket.destroy();
    else site.http.emit('upgrade', request, socket, head);
  });
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, options: FrontOptions): Promise<void> {
  const { sites, switches, byClock, describeLoadFailure, customerCookies } = options;
  const id = siteOf(request);
  if (id === undefined) return answerList(request, response, options);
  if (request.url?.split('?')[0] === clockUrl) {
    return send(response, 200, 'text/javascript', clockScript(switches.current().clockOffset));
  }
  const site = await sites.get(id).catch((error: unknown) => {
    send(response, 500, 'text/html', describeLoadFailure(id, error));
  });
  if (site === undefined) return;
  if (isDocument(request) && !switches.hasTaken(request.headers.cookie)) {
    const cookies = [...switches.cookies(), ...(await customerCookies(request))];
    const location = `http://${request.headers.host}${request.url}`;
    response.writeHead(302, { location, 'set-cookie': cookies, 'cache-control': 'no-store' }).end();
    return;
  }
  byClock(() => site.http.emit('request', request, response));
}

async function answerList(
  request: IncomingMessage,
  response: ServerResponse,
  { switches, list }: FrontOptions,
): Promise<void> {
  const { method, headers, url } = request;
  if (url?.split('?')[0] !== '/') return send(response, 404, 'text/plain', 'The list of sites is at /\n');
  if (method === 'GET' || method === 'HEAD') return send(response, 200, 'text/html', await list());
  if (method !== 'POST') return send(response, 405, 'text/plain', 'The list is read by GET, and set by POST\n');
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) {
    return send(response, 403, 'text/plain', 'This request comes from another site\n');
  }
  const form = await readForm(request);
  const problem = form === undefined ? 'The form is too long.' : switches.set(form);
  if (problem !== undefined) return send(response, 400, 'text/plain', `${problem}\n`);
  response.writeHead(303, { location: '/' }).end();
}

/** Returns the site that a request is for, by its host. */
function siteOf({ headers }: IncomingMessage): string | undefined {
  return /^[^.]+\.([^.]+)\.localhost(?::\d+)?$/i.exec(headers.host ?? '')?.[1]?.toLowerCase();
}

function isDocument({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET') return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined ? headers.accept?.includes('text/html') === true : destination === 'document';
}

/** Max. bytes of the form. */
const maxFormBytes = 4096;

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > maxFormBytes) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
