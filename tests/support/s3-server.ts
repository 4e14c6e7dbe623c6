import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A strict service of the kind of Amazon S3, with one bucket in memory. */
export interface S3Server {
  readonly url: string;
  /** The objects by key. */
  readonly objects: Map<string, StoredObject>;
  /** What it has refused, in its own words. */
  readonly refusals: readonly string[];
  /** What it does instead of an answer, to requests of a method. */
  fault?: { readonly method: string; readonly kind: 'reset' | 'error' | 'damaged' | 'silent' | 'stalled' } | undefined;
  stop(): Promise<void>;
}

interface StoredObject {
  readonly bytes: Buffer;
  readonly sha256: string;
  changed: Date;
}

export const s3Keys = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const s3Bucket = 'shop-files';
/** So many keys a page of a list: services give 1,000. */
const pageSize = 3;
const clockSkewMs = 15 * 60 * 1000;

const sha256 = (data: string | Buffer, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHash('sha256').update(data).digest(encoding);
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Starts the service. It refuses requests that are not signed (SigV4), and content without a right checksum. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const refusals: string[] = [];
  const state: Pick<S3Server, 'fault'> = {};
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { fault } = state;
    if (fault !== undefined && fault.method === request.method && fault.kind === 'silent') return;
    if (fault !== undefined && fault.method === request.method && fault.kind === 'reset')
      return void request.socket.destroy();
    if (fault !== undefined && fault.method === request.method && fault.kind === 'error')
      return answer(response, 503, '<Error><Code>SlowDown</Code></Error>');
    const refusal = findRefusal(request, body);
    if (refusal !== undefined) {
      refusals.push(refusal);
      return answer(response, 403, `<Error><Code>AccessDenied</Code><Message>${refusal}</Message></Error>`);
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, bucket, ...parts] = decodeURIComponent(url.pathname).split('/');
    const key = parts.join('/');
    if (bucket !== s3Bucket) return answer(response, 404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (request.method === 'GET' && key === '') return answer(response, 200, list(objects, url.searchParams));
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, sha256: sha256(body, 'base64'), changed: new Date() });
      return answer(response, 200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(response, 204);
    }
    const found = objects.get(key);
    if (found === undefined) return answer(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    const isDamaged = fault?.kind === 'damaged';
    const bytes = isDamaged ? Buffer.concat([found.bytes.subarray(0, -1), Buffer.from('!')]) : found.bytes;
    response.writeHead(200, { 'content-length': bytes.length, 'x-amz-checksum-sha256': found.sha256 });
    if (fault?.kind === 'stalled') return void response.write(bytes.subarray(0, 1));
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return Object.assign(state, {
    url: `s3://${s3Bucket}/live?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`,
    objects,
    refusals,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

function answer(response: ServerResponse, status: number, xml = ''): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}

function list(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const start = Number(query.get('continuation-token') ?? 0);
  const page = keys.slice(start, start + pageSize);
  const next = start + pageSize < keys.length ? start + pageSize : undefined;
  const contents = page.map((key) => {
    const { changed, bytes } = objects.get(key) ?? { changed: new Date(), bytes: Buffer.alloc(0) };
    return `<Contents><Key>${key}</Key><LastModified>${changed.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
}

/** Returns what is wrong with a request: its signature (AWS Signature Version 4), or the checksum of its content. */
function findRefusal(request: IncomingMessage, body: Buffer): string | undefined {
  const { authorization = '' } = request.headers;
  const [, id, day, region, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (id !== s3Keys.id || day === undefined || region === undefined || signed === undefined || signature === undefined)
    return 'The request is not signed';
  const header = (name: string): string => String(request.headers[name] ?? '').trim();
  const time = header('x-amz-date');
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(at - Date.now()) < clockSkewMs)) return 'The signature is of another time';
  const names = signed.split(';');
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  const unsigned = mustBeSigned.find((name) => !names.includes(name));
  if (unsigned !== undefined) return `The header ${unsigned} is not signed`;
  const [rawPath = '', rawQuery = ''] = (request.url ?? '').split('?');
  const content = header('x-amz-content-sha256');
  const canonical = [
    request.method,
    rawPath,
    rawQuery
      .split('&')
      .filter(Boolean)
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${header(name)}`),
    '',
    signed,
    content,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${s3Keys.secret}`);
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))) return 'The signature is wrong';
  if (content.startsWith('STREAMING-')) return 'Content in signed chunks is not known here';
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return 'The content is not what was signed';
  if (request.method !== 'PUT') return undefined;
  if (header('content-length') !== String(body.length)) return 'The length of the content was not announced';
  if (header('x-amz-checksum-sha256') !== sha256(body, 'base64')) return 'The content has no right checksum';
  return undefined;
}
