import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { FileAnswer } from '#runtime/contracts/stored-file.ts';
import type { StoreFile } from '#runtime/rpc/clients/file-client.ts';
import type { AnsweredVisitor } from '../session/read-visitor.ts';
import { getVisit } from '../visit.ts';

/** An upload and its visitor. */
export interface VisitorFile {
  readonly name: string;
  /** The saved item that it is added to; absent: it gets an item of its own. */
  readonly itemId?: string | undefined;
  readonly content: Readable;
  readonly visitor: AnsweredVisitor;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** Stores a file for its visitor, identified by session or, from the first file on, by cookie. */
export type StoreVisitorFile = (
  request: FastifyRequest,
  file: VisitorFile,
) => Promise<FileAnswer & { readonly status: number }>;

/** @param storeFile - Passes files on to the product API. */
export function createVisitorFileStore(storeFile: StoreFile): StoreVisitorFile {
  return async (request, { name, itemId, content, visitor, locale, signal }) => {
    const { headers } = getVisit(request).storefront.services.contextFor(locale);
    try {
      const stored = await storeFile({ name, itemId, content, headers: { ...headers, ...visitor.headers }, signal });
      if (!stored.ok) {
        // The body cannot be sent again; the next attempt is made without the expired session.
        if (stored.status === 401) visitor.endSession();
        return stored;
      }
      const { storageItemId, fileId, orderToken } = stored;
      if (orderToken !== undefined) await visitor.keepOrder(orderToken);
      return { ok: true, status: 201, file: { storageItemId, fileId, name } };
    } catch (error) {
      // A visitor who leaves aborts the upload, which is no failure.
      if (!signal.aborted) request.log.warn({ err: error }, 'A file could not be stored');
      return { ok: false, status: 503, code: 'SERVICE_UNAVAILABLE' };
    }
  };
}

/** Returns a signal that aborts when a request is closed before it is answered. */
export function whenGone({ raw }: FastifyRequest, answer: { readonly raw: NodeJS.WritableStream }): AbortSignal {
  const controller = new AbortController();
  raw.once('error', () => controller.abort());
  answer.raw.once('close', () => controller.abort());
  return controller.signal;
}
