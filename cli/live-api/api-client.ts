import type { z } from 'zod';

/** The base URLs of the two APIs, without a trailing slash. */
export interface ApiAddresses {
  readonly productApiUrl: string;
  readonly contentApiUrl: string;
}

/** An API did not answer properly, so its data cannot be checked. */
export class ApiSilentError extends Error {
  override readonly name = 'ApiSilentError';
}

/** Requests a resource in one language. `code` is the code of the problem that was answered instead of `body`. */
export type AskApi = <Body>(
  api: 'product' | 'content',
  locale: string,
  path: string,
  shape: z.ZodType<Body>,
) => Promise<{ readonly body: Body } | { readonly code: string }>;

/** Timeout of a request in milliseconds. */
const deadline = 15_000;
/** Maximum number of concurrent requests: the API serves visitors as well. */
const maxAtOnce = 4;

/** @param serviceKey - Proves us to the APIs, so that our questions are not counted. */
export function createApiClient(addresses: ApiAddresses, shopId: string, serviceKey: string | undefined): AskApi {
  const bases = { product: addresses.productApiUrl, content: addresses.contentApiUrl };
  const waiting: (() => void)[] = [];
  let asked = 0;
  const runInQueue = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (asked >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else asked += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else asked -= 1;
    }
  };
  return (api, locale, path, shape) =>
    runInQueue(async () => {
      const address = `${bases[api]}${path}`;
      const headers = {
        'X-Shop-Id': shopId,
        'Accept-Language': locale,
        ...(serviceKey !== undefined && { 'X-Service-Key': serviceKey }),
      };
      const response = await fetch(address, { headers, signal: AbortSignal.timeout(deadline) }).catch(
        (error: unknown) => {
          throw new ApiSilentError(`${address} does not answer: ${describeReason(error)}`);
        },
      );
      const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
      const body: unknown = isJson ? await response.json() : (await response.arrayBuffer()).byteLength;
      if (response.ok) {
        const read = shape.safeParse(body);
        if (read.success) return { body: read.data };
        throw new ApiSilentError(`${address} answers in another shape than its description: ${read.error.message}`);
      }
      const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
      if (response.status >= 500 || response.status === 429 || code === '') {
        throw new ApiSilentError(`${address} answers ${response.status} ${code}`.trimEnd());
      }
      return { code };
    });
}

function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
