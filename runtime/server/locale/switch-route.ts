import type { FastifyInstance } from 'fastify';
import { parseLocalPath } from '#runtime/lib/local-path.ts';
import { isFromElsewhere } from '../security/same-origin.ts';
import type { CarryOver } from '../session/carry-over.ts';
import { getVisit } from '../visit.ts';
import { askAddress } from './carry-over-routes.ts';
import { writeLocaleCookie } from './locale-cookie.ts';
import { switchTarget } from './switch-target.ts';

/**
 * Registers the target of the language switcher: stores the locale and redirects to the same page there. Cart and login
 * are transferred to another host. Followed from another site it only redirects, and changes nothing.
 */
export function registerSwitchRoute(server: FastifyInstance, carryOver: CarryOver): void {
  server.get<{ Params: { locale: string }; Querystring: { to?: unknown } }>(
    '/locale/:locale',
    async (request, reply) => {
      const { host, protocol, storefront } = getVisit(request);
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
      void reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      if (isFromElsewhere(request)) return reply.redirect(location, 303);
      const { origin, host: targetHost, pathname, search } = new URL(location, `${protocol}://${request.host}`);
      const to = `${pathname}${search}`;
      const departure =
        targetHost === request.host ? undefined : await carryOver.depart(request.headers.cookie, { origin, to });
      const remembered = writeLocaleCookie(locale, protocol === 'https');
      return departure === undefined
        ? reply.header('set-cookie', remembered).redirect(location, 303)
        : reply.header('set-cookie', [remembered, departure]).redirect(askAddress(origin, request.host, to), 303);
    },
  );
}
