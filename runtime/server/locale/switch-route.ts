import type { FastifyInstance } from 'fastify';
import { parseLocalPath } from '#runtime/lib/local-path.ts';
import type { CarryOver } from '../session/carry-over.ts';
import { visitOf } from '../visit.ts';
import { writeLocaleCookie } from './locale-cookie.ts';
import { switchTarget } from './switch-target.ts';

/** Where whoever comes from another host of the site arrives. */
const arrivalPath = '/arrive';

/**
 * What the language switcher leads to: remembers the locale and goes to the same page there. On another host cart and login
 * are taken along by a code.
 */
export function registerSwitchRoute(server: FastifyInstance, carryOver: CarryOver): void {
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
      const target = new URL(location, `${protocol}://${request.host}`);
      const code = target.host === request.host ? undefined : await carryOver.leave(request.headers.cookie);
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
          'set-cookie': writeLocaleCookie(locale, protocol === 'https'),
        })
        .redirect(code === undefined ? location : arrivalOf(target, code), 303);
    },
  );

  server.get<{ Querystring: { code?: unknown; to?: unknown } }>(arrivalPath, async (request, reply) => {
    const { protocol } = visitOf(request);
    const { code, to } = request.query;
    const cookies =
      typeof code === 'string' ? await carryOver.arrive(code, request.headers.cookie, protocol === 'https') : [];
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
      })
      .redirect(parseLocalPath(to) ?? '/', 303);
  });
}

function arrivalOf({ origin, pathname, search }: URL, code: string): string {
  return `${origin}${arrivalPath}?${new URLSearchParams({ code, to: `${pathname}${search}` })}`;
}
