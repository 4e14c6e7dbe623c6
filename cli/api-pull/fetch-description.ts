import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';

/** What bounds a download. */
export interface FetchLimits {
  /** Bytes of the description, unpacked. */
  readonly maxBytes: number;
  /** Milliseconds for all of it, redirects included. */
  readonly deadlineMs: number;
}

const maxRedirects = 5;

/** Hosts of this machine, to which nothing can be read on the way. */
const loopback = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Downloads a description. Only over https, or from this machine; redirects, too.
 *
 * @throws InputError when the address is none of these, or the answer is too large, too late, no success or no text
 */
export async function fetchDescription(given: string, { maxBytes, deadlineMs }: FetchLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(deadlineMs);
  let url = readAddress(given, given);
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(url, signal, deadlineMs);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) {
      return await readAnswer(response, url, maxBytes, deadlineMs);
    }
    await response.body?.cancel();
    if (redirects === maxRedirects) throw failure(`${given} leads on more than ${maxRedirects} times`);
    url = readAddress(URL.canParse(location, url) ? new URL(location, url).href : location, given);
  }
}

function readAddress(text: string, given: string): URL {
  const from = text === given ? '' : `, to which ${given} leads,`;
  if (!URL.canParse(text))
    throw failure(`${text}${from} is no address`, 'Write it whole: https://api.shop.example/openapi.yaml');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    throw failure('The address holds a name or a password', 'It would be written to the lock, which others read.');
  }
  if (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname))) return url;
  throw failure(`${text}${from} is not an https address`, 'What is sent without encryption can be changed on its way.');
}

async function ask(url: URL, signal: AbortSignal, deadlineMs: number): Promise<Response> {
  try {
    const accept = 'application/yaml, application/json;q=0.9, text/*;q=0.5';
    return await fetch(url, { redirect: 'manual', signal, headers: { accept } });
  } catch (error) {
    throw unreachable(url, error, deadlineMs);
  }
}

async function readAnswer(response: Response, url: URL, maxBytes: number, deadlineMs: number): Promise<Uint8Array> {
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw failure(`${url} answered ${response.status} ${response.statusText}`.trim());
  }
  const type = response.headers.get('content-type') ?? '';
  if (/^text\/html|^image\/|^multipart\//i.test(type)) {
    await response.body.cancel();
    const help =
      'Many servers show a description in a page: ask for the file itself, often openapi.yaml or openapi.json.';
    throw failure(`${url} is ${type.split(';')[0]}, not a description`, help);
  }
  const parts: Uint8Array[] = [];
  const reader = response.body.getReader();
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done && size <= maxBytes; read = await reader.read()) {
      size += read.value.byteLength;
      parts.push(read.value);
    }
    await reader.cancel();
  } catch (error) {
    throw unreachable(url, error, deadlineMs);
  }
  if (size <= maxBytes) return Buffer.concat(parts);
  const help = 'SHOPGEN_MAX_SPEC_KIB in the environment names another limit.';
  throw failure(`${url} has more than ${Math.round(maxBytes / 1024)} KiB`, help);
}

function unreachable(url: URL, error: unknown, deadlineMs: number): InputError {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return failure(`${url} has not answered whole within ${deadlineMs / 1000} s`);
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return failure(`${url} cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`);
}

const failure = (message: string, help?: string): InputError =>
  new InputError([errorAt('api.unreachable', undefined, message, help)]);
