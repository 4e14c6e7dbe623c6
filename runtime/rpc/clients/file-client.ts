import { z } from 'zod';

/** Milliseconds that storing a file may take, from its first byte to the answer. */
const deadlineMs = 10 * 60_000;

/** An upload to the product API. */
export interface FileToStore {
  readonly name: string;
  /** The saved item that it is added to; absent: it gets an item of its own, which no list shows. */
  readonly itemId?: string | undefined;
  readonly content: AsyncIterable<Uint8Array>;
  /** Headers for the visitor and the shop. */
  readonly headers: Readonly<Record<string, string>>;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal;
}

/** The result of an upload. */
export type StoreResult =
  | {
      readonly ok: true;
      readonly storageItemId: string;
      readonly fileId: string;
      /** Token of the guest, if the upload created one. */
      readonly orderToken: string | undefined;
    }
  | { readonly ok: false; readonly status: number; readonly code: string };

/** Uploads a file. @throws when the API does not answer, or the visitor goes away. */
export type StoreFile = (file: FileToStore) => Promise<StoreResult>;

const fileSchema = z.object({ id: z.string() });
const itemSchema = z.object({ id: z.string(), files: z.array(fileSchema).min(1) });
const problemSchema = z.object({ code: z.string() });

/**
 * Files are passed on as they come, so that none is ever held here; they go without the retries and the deadlines of
 * the other calls.
 *
 * @param baseUrl - Of the product API.
 */
export function createFileClient(baseUrl: string): StoreFile {
  return async ({ name, itemId, content, headers, signal }) => {
    const boundary = `shopgen-${crypto.randomUUID()}`;
    const sending: RequestInit & { readonly duplex: 'half' } = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body: getStream(getForm(boundary, { name, itemId, content })),
      duplex: 'half',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    };
    const path = itemId === undefined ? '/Storage' : `/Storage/${encodeURIComponent(itemId)}/files`;
    const response = await fetch(`${baseUrl}${path}`, sending);
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status !== 201) {
      const problem = problemSchema.safeParse(body);
      return { ok: false, status: response.status, code: problem.success ? problem.data.code : 'UNKNOWN' };
    }
    const item = itemId === undefined ? itemSchema.parse(body) : { id: itemId, files: [fileSchema.parse(body)] };
    return {
      ok: true,
      storageItemId: item.id,
      fileId: item.files[0]?.id ?? '',
      orderToken: response.headers.get('x-order-token') ?? undefined,
    };
  };
}

const encoder = new TextEncoder();

/** Returns the body of the call (RFC 7578): the item where there is none yet, and the file as a stream. */
async function* getForm(
  boundary: string,
  { name, itemId, content }: Pick<FileToStore, 'name' | 'itemId' | 'content'>,
): AsyncGenerator<Uint8Array> {
  const part = `--${boundary}\r\nContent-Disposition: form-data; name=`;
  if (itemId === undefined) {
    const item = JSON.stringify({ kind: 'Note', title: 'Request', listed: false });
    yield encoder.encode(`${part}"item"\r\nContent-Type: application/json\r\n\r\n${item}\r\n`);
  }
  yield encoder.encode(`${part}"file"; filename="${quoted(name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`);
  yield* content;
  yield encoder.encode(`\r\n--${boundary}--\r\n`);
}

/** Reads the next part when the one before has been sent. */
function getStream(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/** Quotes a name as browsers do (HTML, "multipart form data"). */
function quoted(name: string): string {
  return (
    name
      .replaceAll(/\p{Cc}+/gu, ' ')
      .replaceAll('"', '%22')
      .slice(-200) || 'file'
  );
}
