import type { FastifyInstance, FastifyReply } from 'fastify';
import { previewPath, readPreview } from '#runtime/contracts/preview.ts';
import { parseLocalPath } from '#runtime/lib/local-path.ts';
import { getVisit } from '../visit.ts';
import { previewStyles, previewStylesPath } from './preview-banner.ts';
import { beginPreview, endPreview } from './preview-cookie.ts';

/**
 * Registers the links that begin and end a preview of drafts: the first one is signed and expires, and gives the browser a cookie that does
 * so at the same moment.
 *
 * @param secret - `SESSION_SECRET`.
 */
export function registerPreviewRoutes(server: FastifyInstance, secret: string): void {
  server.get(previewStylesPath, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(previewStyles),
  );

  server.get<{ Querystring: { to?: unknown } }>(`${previewPath}/end`, async (request, reply) =>
    redirect(reply, parseLocalPath(request.query.to) ?? '/', endPreview()),
  );

  server.get<{ Params: { token: string }; Querystring: { to?: unknown } }>(
    `${previewPath}/:token`,
    async (request, reply) => {
      const { storefront, locale } = getVisit(request);
      const { site } = storefront.definition;
      const grant = readPreview(request.params.token, site.id, secret, Date.now());
      if (grant === undefined) {
        const told = 'This link to a preview has expired, or is none of this shop. Ask for a new one.\n';
        return reply.code(403).headers(headers).type('text/plain; charset=utf-8').send(told);
      }
      const root = site.domains[locale]?.prefix || '/';
      return redirect(reply, parseLocalPath(request.query.to) ?? root, beginPreview(request.params.token, grant.until));
    },
  );
}

/** The link is a key: it is neither stored, listed nor passed on. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

function redirect(reply: FastifyReply, to: string, cookie: string): FastifyReply {
  return reply.headers({ ...headers, 'set-cookie': cookie }).redirect(to, 303);
}
