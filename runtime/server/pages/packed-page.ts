import { z } from 'zod';
import type { CachedPage } from './page-answer.ts';
import { PageBody } from './page-body.ts';

const headSchema = z.object({
  status: z.number(),
  hash: z.string(),
  location: z.string().optional(),
  styleSource: z.string().optional(),
  framed: z.boolean().optional(),
  tags: z.array(z.string()),
  madeAt: z.number(),
  freshUntil: z.number(),
  staleUntil: z.number(),
  /** Number of purges when its rendering began. */
  mark: z.number(),
  plain: z.number(),
  br: z.number(),
  gzip: z.number(),
});

/** Bytes of the head's length. */
const lengthBytes = 4;

/** Serializes a page for Redis: its head as JSON, then its encodings one after the other. */
export function packPage(page: CachedPage, mark: number): Buffer {
  const { body, location, styleSource, framed, status, tags, madeAt, freshUntil, staleUntil } = page;
  const [br, gzip] = [body.ready('br'), body.ready('gzip')];
  const head = {
    status,
    hash: body.hash,
    tags: [...tags],
    madeAt,
    freshUntil,
    staleUntil,
    mark,
    location,
    styleSource,
    framed,
    plain: body.plain.byteLength,
    br: br?.byteLength ?? 0,
    gzip: gzip?.byteLength ?? 0,
  } satisfies z.infer<typeof headSchema>;
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.byteLength);
  return Buffer.concat([length, json, body.plain, ...(br ? [br] : []), ...(gzip ? [gzip] : [])]);
}

/**
 * Parses the output of {@link packPage}.
 *
 * @throws {Error} when it is something else.
 */
export function unpackPage(packed: Buffer): { readonly page: CachedPage; readonly mark: number } {
  const start = lengthBytes + packed.readUInt32BE();
  const head = headSchema.parse(JSON.parse(packed.toString('utf8', lengthBytes, start)));
  const forms = new Map<'br' | 'gzip', Buffer>();
  let from = start + head.plain;
  for (const encoding of ['br', 'gzip'] as const) {
    if (head[encoding] > 0) forms.set(encoding, packed.subarray(from, from + head[encoding]));
    from += head[encoding];
  }
  if (from !== packed.byteLength) throw new Error('A page that was kept elsewhere is not whole');
  const { status, hash, location, styleSource, framed, tags, madeAt, freshUntil, staleUntil, mark } = head;
  const body = new PageBody(packed.subarray(start, start + head.plain), forms, hash);
  return {
    mark,
    page: {
      status,
      body,
      tags: new Set(tags),
      madeAt,
      freshUntil,
      staleUntil,
      styleSource,
      framed,
      ...(location !== undefined && { location }),
    },
  };
}
