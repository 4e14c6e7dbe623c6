import type { FastifyInstance } from 'fastify';
import { parseLocalPath } from '#runtime/lib/local-path.ts';
import { isFromThisSite, rejectForeign } from '../security/same-origin.ts';
import { getVisit } from '../visit.ts';
import { parseVatChoice, writeVatCookie } from './vat-cookie.ts';

/** Max. bytes of the form: a choice and a path. */
const bodyLimit = 8 * 1024;

/**
 * Registers the route that the VAT toggle posts to: stores the choice and redirects to the page. Registered by the
 * generated entry of a site that sells.
 */
export function registerVatRoute(server: FastifyInstance): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.post('/vat', async (request, reply) => {
      const { locale, protocol, storefront } = getVisit(request);
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      if (!isFromThisSite(request)) return rejectForeign(reply);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const vat = parseVatChoice(form.get('vat'));
      if (vat === undefined) return reply.code(400).type('text/plain').send('vat must be incl or excl\n');
      const root = storefront.definition.site.domains[locale]?.prefix || '/';
      return reply
        .header('set-cookie', writeVatCookie(vat, protocol === 'https'))
        .redirect(parseLocalPath(form.get('to')) ?? root, 303);
    });
  });
}
