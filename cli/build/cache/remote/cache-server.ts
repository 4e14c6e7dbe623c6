import { hashContent } from '../file-store.ts';
import type { Blob } from './action-result.ts';

/** Milliseconds for an answer of the cache, and max. bytes of an entry and of a blob. */
const limits = { ms: 15_000, entry: 4 * 1024 * 1024, blob: 64 * 1024 * 1024 } as const;

/** A server of Bazel's remote cache protocol over HTTP: bazel-remote, nginx with WebDAV, a bucket. */
export interface CacheServer {
  getEntry(key: string): Promise<string | undefined>;
  putEntry(key: string, text: string): Promise<void>;
  /** Reads a blob; `undefined` where there is none, or another than its name says. */
  getBlob(blob: Blob): Promise<Uint8Array | undefined>;
  putBlob(hash: string, content: Uint8Array): Promise<void>;
}

/**
 * @param url - Base address, which may end with the name of an instance; may hold a user and a password.
 * @param onFailure - Told once why the server cannot be used. From then on everything counts as not there.
 */
export function createCacheServer(url: URL, onFailure: (reason: string) => void): CacheServer {
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  const headers: Record<string, string> = { accept: 'application/json, */*' };
  if (url.username !== '') {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  }
  let isLeftAlone = false;
  /** Gives the server up for this build: each of hundreds of files would fail, and be told, the same way. */
  const giveUp = (reason: string): void => {
    if (!isLeftAlone) onFailure(reason);
    isLeftAlone = true;
  };

  const ask = async (path: string, init: RequestInit = {}): Promise<Response | undefined> => {
    if (isLeftAlone) return undefined;
    try {
      const { headers: further, ...rest } = init;
      return await fetch(`${base}/${path}`, {
        ...rest,
        headers: { ...headers, ...Object.fromEntries(new Headers(further)) },
        signal: AbortSignal.timeout(limits.ms),
      });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      giveUp(cause instanceof Error ? cause.message : String(cause));
      return undefined;
    }
  };

  const get = async (path: string, most: number): Promise<Uint8Array | undefined> => {
    const answer = await ask(path);
    if (answer === undefined) return undefined;
    if (answer.status !== 200 || answer.body === null) {
      if (answer.status !== 404) giveUp(`GET /${path} is answered ${answer.status}`);
      await answer.body?.cancel().catch(() => undefined);
      return undefined;
    }
    return readAtMost(answer.body, most).catch(() => undefined);
  };

  const put = async (path: string, body: Uint8Array, type: string): Promise<void> => {
    const answer = await ask(path, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': type } });
    await answer?.body?.cancel().catch(() => undefined);
    if (answer && !answer.ok) giveUp(`PUT /${path} is answered ${answer.status}`);
  };

  return {
    getEntry: async (key) => {
      const bytes = await get(`ac/${key}`, limits.entry);
      return bytes && Buffer.from(bytes).toString('utf8');
    },
    putEntry: (key, text) => put(`ac/${key}`, Buffer.from(text), 'application/json'),
    getBlob: async ({ hash, size }) => {
      if (size > limits.blob) return undefined;
      const bytes = await get(`cas/${hash}`, size);
      return bytes?.byteLength === size && hashContent(bytes) === hash ? bytes : undefined;
    },
    putBlob: (hash, content) => put(`cas/${hash}`, content, 'application/octet-stream'),
  };
}

/** @throws {RangeError} when there is more. */
async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      throw new RangeError('There is more than was said');
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
