import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { freePort } from './free-port.ts';
import { watchLogs } from './watch-logs.ts';

/** An answer of a storefront with its body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** `bytes` as UTF-8. */
  readonly text: string;
}

export interface AskOptions {
  /** `Host` header, which names the locale; plain localhost when absent. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly body?: string;
}

/** A built site that runs in a separate process. */
export interface Storefront {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Sends a request without following redirects. */
  get(path: string, options?: AskOptions): Promise<Answer>;
  /** Returns its output so far. */
  output(): string;
  /** Stops it, gracefully unless a signal is given. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface StorefrontOptions {
  /** `dist/<site>`, or a copy of it. */
  readonly folder: string;
  readonly apiUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Default: a free one. */
  readonly port?: number;
}

/** Starts `node server.js` and waits until it listens. */
export async function startStorefront({
  folder,
  apiUrl,
  env = {},
  port: wanted,
}: StorefrontOptions): Promise<Storefront> {
  const port = wanted ?? (await freePort());
  const child = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      PRODUCT_API_URL: apiUrl,
      SESSION_SECRET: 'a secret that is only used by the tests of this project',
      LOG_LEVEL: 'info',
      // Tests share their machine, and none but those of faults is about how long an answer takes.
      API_DEADLINE_MS: '15000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  watchLogs('storefront', child.stderr, (line) => lines.push(`${line}\n`));
  const ready = new Promise<void>((resolve, reject) => {
    watchLogs('storefront', child.stdout, (line) => {
      lines.push(`${line}\n`);
      if (line.includes('"ready":true')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`server.js ended with ${code}\n${lines.join('')}`)));
  });
  await ready;

  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    process: child,
    get: (path, options) => ask(port, path, options),
    output: () => lines.join(''),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/** Sends a request to a local storefront. `fetch` cannot set `Host`, which determines the locale. */
export function ask(
  port: number,
  path: string,
  { host = `localhost:${port}`, headers = {}, method = 'GET', body }: AskOptions = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const received = new Headers();
        for (const [name, values] of Object.entries(response.headersDistinct)) {
          for (const value of values ?? []) received.append(name, value);
        }
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: received, bytes, text: bytes.toString('utf8') });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
