import type { FastifyInstance } from 'fastify';
import { parseLocalPath } from '#runtime/lib/local-path.ts';
import { visitOf } from '../visit.ts';
import { writeLocaleCookie } from './locale-cookie.ts';
import { switchTarget } from './switch-target.ts';

/** What the language switcher leads to: remembers the locale and goes to the same page there. */
export function registerSwitchRoute(server: FastifyInstance): void {
  server.get<{ Params: { locale: string }; Querystring: { to?: unknown } }>(
    '/locale/:locale',
    async (request, reply) => {
      const { host, protocol, storefront } = visitOf(request);
      const { hosts, definition } = storefront;
      const { site } = definition;
      const wanted = request.params.locale.toLowerCase();
      const locale = site.locales.find((known) => known.toLowerCase() === wanted);
      if (locale === undefined) {
        return reply.code(404).type('text/plain').send(`${site.siteName} has no such language\n`);
      }
      const root = site.domains[locale]?.prefix || '/';
      const location = switchTarget(site.domains, hosts, {
        family: host.family,
        host: request.host,
        protocol,
        locale,
        path: parseLocalPath(request.query.to) ?? root,
      });
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'set-cookie': writeLocaleCookie(locale, protocol === 'https'),
        })
        .redirect(location, 303);
    },
  );
}
