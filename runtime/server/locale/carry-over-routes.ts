import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseLocalPath } from '#runtime/lib/local-path.ts';
import { type CarryOver, forgetArrival, forgetDeparture } from '../session/carry-over.ts';
import type { ReadVisitor } from '../session/read-visitor.ts';
import { takeAlong } from '../session/take-along.ts';
import { getVisit } from '../visit.ts';
import { hasUsablePort, hostName, hostPort } from './host-table.ts';

const arrivalPath = '/arrive';
const leavePath = '/leave';

/** SHA-256 in base64url. */
const hashForm = /^[\w-]{43}$/;

/** Redirects a visitor who changes hosts of the site to the other host, which requests a code. */
export function askAddress(origin: string, from: string, to: string): string {
  return `${origin}${arrivalPath}?${new URLSearchParams({ from, to })}`;
}

/**
 * Registers the transfer of cart and login from one host of the site to another, without a script: the target host
 * gives the browser a secret and sends it back, the source host binds a code to that, and the target host redeems the
 * code.
 */
export function registerCarryOverRoutes(server: FastifyInstance, carryOver: CarryOver, readVisitor: ReadVisitor): void {
  server.get<{ Querystring: { from?: unknown; code?: unknown; to?: unknown } }>(arrivalPath, async (request, reply) => {
    const { from, code } = request.query;
    const to = parseLocalPath(request.query.to) ?? '/';
    const sender = getOrigin(request, from);
    if (sender !== undefined) {
      const { setCookie, nonceHash } = carryOver.ask();
      const back = `${sender}${leavePath}?${new URLSearchParams({ nonce: nonceHash })}`;
      return redirect(reply, back, [setCookie]);
    }
    const carried =
      typeof code === 'string' ? await carryOver.arrive(code, request.host, request.headers.cookie) : undefined;
    if (!carried) return redirect(reply, to, []);
    const { locale, storefront } = getVisit(request);
    const visitor = await readVisitor(request, locale);
    try {
      await takeAlong(storefront.services.contextFor(locale), visitor, carried);
    } catch (error) {
      request.log.warn({ err: error }, 'A cart could not be taken along');
    }
    return redirect(reply, to, [forgetArrival, ...visitor.setCookies]);
  });

  server.get<{ Querystring: { nonce?: unknown } }>(leavePath, async (request, reply) => {
    const { nonce } = request.query;
    const left =
      typeof nonce === 'string' && hashForm.test(nonce)
        ? await carryOver.leave(request.headers.cookie, nonce)
        : undefined;
    if (!left) return redirect(reply, '/', []);
    const { code, departure } = left;
    const query = new URLSearchParams({ code, to: departure.to });
    return redirect(reply, `${departure.origin}${arrivalPath}?${query}`, [forgetDeparture]);
  });
}

/**
 * Returns the origin of another host of the site, of the family that the visitor is on; `undefined` for any other text.
 */
function getOrigin(request: FastifyRequest, from: unknown): string | undefined {
  if (typeof from !== 'string' || !hasUsablePort(from)) return undefined;
  const { host, protocol, storefront } = getVisit(request);
  const name = hostName(from);
  // An alias falls back to the production domain if it has no host for the language.
  const families = host.family === 'production' ? ['production', 'alias'] : [host.family];
  const entry = storefront.hosts.get(name);
  if (!entry || !families.includes(entry.family)) return undefined;
  return `${protocol}://${name}${hostPort(from)}`;
}

function redirect(reply: FastifyReply, location: string, cookies: readonly string[]): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
    })
    .redirect(location, 303);
}
