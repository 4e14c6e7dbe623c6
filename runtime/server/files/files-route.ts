import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FileAnswer, filesPath, itemHeader } from '#runtime/contracts/stored-file.ts';
import { maxFileBytes } from '#runtime/lib/upload-limits.ts';
import { requestedLocale } from '../locale/requested-locale.ts';
import { isFromThisSite, rejectForeign } from '../security/same-origin.ts';
import type { ReadVisitor } from '../session/read-visitor.ts';
import { boundBytes } from './bound-bytes.ts';
import { type StoreVisitorFile, whenGone } from './store-visitor-file.ts';

/**
 * Registers the route that takes one file and streams it to the API. A visitor without permission is rejected before it
 * is read.
 */
export function registerFilesRoute(server: FastifyInstance, readVisitor: ReadVisitor, store: StoreVisitorFile): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, content, done) => done(null, content));
    scope.post(filesPath, { config: { takesLong: true } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!isFromThisSite(request)) return rejectForeign(reply);
      const name = getName(request);
      if (!(request.body instanceof Readable) || name === undefined) {
        return tell(reply, { ok: false, status: 400, code: 'VALIDATION_FAILED' });
      }
      if (Number(request.headers['content-length'] ?? 0) > maxFileBytes) {
        return tell(reply, { ok: false, status: 413, code: 'PAYLOAD_TOO_LARGE' });
      }
      const locale = requestedLocale(request);
      const visitor = await readVisitor(request, locale);
      const signal = whenGone(request, reply);
      const itemId = request.headers[itemHeader];
      const answer = await store(request, {
        name,
        content: boundBytes(request.body),
        visitor,
        locale,
        signal,
        ...(typeof itemId === 'string' && { itemId }),
      });
      for (const cookie of visitor.setCookies) void reply.header('set-cookie', cookie);
      return tell(reply, answer);
    });
  });
}

function tell(reply: FastifyReply, { status, ...answer }: FileAnswer & { readonly status: number }): FastifyReply {
  return reply.code(status).send(answer);
}

/** Returns the file's name on the visitor's machine. */
function getName(request: FastifyRequest): string | undefined {
  const header = request.headers['x-file-name'];
  if (typeof header !== 'string' || header === '') return undefined;
  try {
    return decodeURIComponent(header);
  } catch {
    return undefined;
  }
}
