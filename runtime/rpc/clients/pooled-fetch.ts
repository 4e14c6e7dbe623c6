import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Agent, type Dispatcher } from 'undici';

/** Connections to all APIs, kept open. Deadlines are the caller's, so that it needs no timers of its own. */
const connections = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** Sent with every call. Answers need not be compressed: APIs are near, and unpacking costs more than it saves. */
const ownHeaders = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'shopgen' };

/**
 * Sends a request over a pool of connections and reads its answer to the end. Takes a third of the processor time of `fetch`, most of
 * which goes into streams that nobody needs for a small answer.
 *
 * @param maxBytes - Of the body: a faulty API must not fill our memory.
 * @param further - Headers that are not the caller's.
 * @throws {RangeError} when there is more; the reason of the signal when it aborts; otherwise what the connection reports.
 */
export async function fetchPooled(
  request: Request,
  signal: AbortSignal,
  maxBytes: number,
  further: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  const answer = await exchange(
    {
      origin,
      path: `${pathname}${search}`,
      method: request.method,
      headers: { ...ownHeaders, ...Object.fromEntries(request.headers), ...further },
      body: request.body === null ? null : Buffer.from(await request.clone().arrayBuffer()),
    },
    signal,
    maxBytes,
  );
  // It was not carried out, so it may be sent again; rare enough to be left to `fetch`, with all of its rules.
  if (redirects.has(answer.status)) return fetch(request, { signal });
  const { status } = answer;
  const { headers, body } = await unpack(answer, maxBytes);
  const response = new Response(body.byteLength === 0 ? null : body, { status, headers });
  // A constructed response has no URL, which error messages need.
  return Object.defineProperty(response, 'url', { value: request.url });
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Content codings (RFC 9110, section 8.4.1) of APIs that compress whether or not they are asked to. */
const codings = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);

/**
 * Unpacks the body of an answer that is compressed all the same.
 *
 * @throws {TypeError} for a coding that is not known; {RangeError} when the body has more than `maxBytes`.
 */
async function unpack({ status, headers, body }: Answer, maxBytes: number): Promise<Answer> {
  const coding = headers
    .find(([name]) => name === 'content-encoding')?.[1]
    .trim()
    .toLowerCase();
  if (coding === undefined || coding === 'identity' || body.byteLength === 0) return { status, headers, body };
  const decode = codings.get(coding);
  if (!decode) throw new TypeError(`The answer is compressed with ${coding}, which was not asked for`);
  return {
    status,
    headers: headers.filter(([name]) => name !== 'content-encoding' && name !== 'content-length'),
    body: await decode(body, { maxOutputLength: maxBytes }),
  };
}

interface Answer {
  readonly status: number;
  readonly headers: [name: string, value: string][];
  readonly body: Buffer<ArrayBuffer>;
}

function exchange(options: Dispatcher.DispatchOptions, signal: AbortSignal, maxBytes: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let status = 0;
    let headers: Answer['headers'] = [];
    let size = 0;
    let started: Dispatcher.DispatchController | undefined;
    const chunks: Buffer[] = [];
    const leave = (): void => {
      started?.abort(toError(signal.reason));
      fail(signal.reason);
    };
    const fail = (reason: unknown): void => {
      signal.removeEventListener('abort', leave);
      reject(reason);
    };
    const count = (controller: Dispatcher.DispatchController, bytes: number): void => {
      if (bytes > maxBytes) controller.abort(new RangeError(`The answer has more than ${maxBytes} bytes`));
    };
    signal.addEventListener('abort', leave, { once: true });
    connections.dispatch(options, {
      onRequestStart(controller) {
        started = controller;
        if (signal.aborted) controller.abort(toError(signal.reason));
      },
      onResponseStart(controller, code, received) {
        status = code;
        headers = Object.entries(received).flatMap(([name, value]) =>
          [value ?? []].flat().map((each): [string, string] => [name, each]),
        );
        count(controller, Number(received['content-length'] ?? 0));
      },
      onResponseData(controller, chunk) {
        size += chunk.byteLength;
        chunks.push(chunk);
        count(controller, size);
      },
      onResponseEnd() {
        signal.removeEventListener('abort', leave);
        resolve({ status, headers, body: Buffer.concat(chunks) });
      },
      onResponseError: (_, error) => fail(error),
    });
  });
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
