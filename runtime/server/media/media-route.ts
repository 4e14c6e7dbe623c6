import type { FastifyInstance } from 'fastify';
import type { OpenMedia } from '#runtime/rpc/clients/media-client.ts';

/** Folder names as the product API's specification bounds them; none can leave the folder. */
const folderPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$/;

/** `{width}.{format}`. */
const filePattern = /^[1-9]\d{0,3}\.(avif|webp|jpg)$/;

const imageTypes = new Set(['image/avif', 'image/webp', 'image/jpeg']);

/**
 * Returns how long an image is kept: for ever, as its folder is named by content, and a visitor's own image only by their browser. One
 * in another format, while that of the address is being made, is not kept.
 */
function keepAs({ headers }: Response): string {
  const said = headers.get('cache-control') ?? '';
  if (said.includes('no-store')) return 'no-store';
  return `${said.startsWith('private') ? 'private' : 'public'}, max-age=31536000, immutable`;
}

/** Statuses of the API that are passed on; all others become 502. */
const passedStatuses = new Set([404, 429, 503]);

/** Serves images of the product API, so that the browser talks to this server alone. */
export function registerMediaRoute(server: FastifyInstance, openMedia: OpenMedia): void {
  server.get<{ Params: { folder: string; file: string } }>('/media/:folder/:file', async (request, reply) => {
    const { folder, file } = request.params;
    if (!folderPattern.test(folder) || !filePattern.test(file)) {
      return reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain').send('No such picture\n');
    }
    const visitor = abortOnClose(reply.raw);
    let answer: Response;
    try {
      answer = await openMedia(folder, file, visitor);
    } catch (error) {
      // A visitor who leaves the page aborts its images, which is no failure.
      if (visitor.aborted) return reply;
      request.log.warn({ err: error }, 'A picture could not be fetched');
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send();
    }
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !answer.body || !imageTypes.has(type)) {
      await answer.body?.cancel().catch(() => undefined);
      const status = passedStatuses.has(answer.status) ? answer.status : 502;
      if (status !== 404)
        request.log.warn({ answered: answer.status, type, folder, file }, 'A picture could not be had');
      const comeBack = answer.headers.get('retry-after');
      if (comeBack !== null) void reply.header('retry-after', comeBack);
      return reply.code(status).header('cache-control', 'no-store').send();
    }
    const length = answer.headers.get('content-length');
    if (length !== null && answer.headers.get('content-encoding') === null) void reply.header('content-length', length);
    return reply.header('cache-control', keepAs(answer)).type(type).send(answer.body);
  });
}

/** Aborts when the visitor leaves before the answer is complete. */
function abortOnClose(response: { once(event: 'close', listener: () => void): unknown }): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}
