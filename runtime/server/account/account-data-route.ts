import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hrefIn } from '#runtime/i18n/href.ts';
import { accountDataPath, dataView } from '#runtime/lib/account-data.ts';
import { loginAddress } from '#runtime/lib/return-address.ts';
import { unwrap } from '#runtime/rpc/clients/api-problem.ts';
import type { ServerRouteOptions } from '../server-route.ts';
import { getVisit } from '../visit.ts';

/**
 * Registers the route by which customers download everything that is stored about them (GDPR, article 20), as one JSON
 * file. A visitor without a session is redirected to the login screen, and from there to the page that shows the data;
 * so is one with too many requests, with a notice there. Registered by the generated entry of a site with accounts.
 */
export function registerAccountDataRoute(server: FastifyInstance, { site, readVisitor }: ServerRouteOptions): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { storefront, locale } = getVisit(request);
    const { products } = storefront.services.contextFor(locale);
    const { client } = storefront.definition;
    void reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const details = hrefIn(client, locale, 'myAccountDetails') ?? '/';
    const page = `${details}?${dataView.name}=${dataView.value}`;
    const login = loginAddress(hrefIn(client, locale, 'login') ?? '/', page);
    const visitor = await readVisitor(request, locale);
    if (!visitor.hasSession) return reply.redirect(login, 303);
    const result = await products.GET('/me', {
      params: { query: { include: 'everything' } },
      headers: visitor.headers,
    });
    if (result.response.status === 401) return reply.redirect(login, 303);
    if (result.response.status === 429) return reply.redirect(page, 303);
    return reply
      .header('content-disposition', `attachment; filename="${site.id}-account-data.json"`)
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(unwrap(result), null, 2)}\n`);
  };
  const prefixes = new Set(Object.values(site.domains).map(({ prefix }) => prefix));
  for (const prefix of new Set(['', ...prefixes])) server.get(`${prefix}${accountDataPath}`, answer);
}
