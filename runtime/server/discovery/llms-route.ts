import type { FastifyInstance } from 'fastify';
import type { components } from '#generated/contracts/content-api.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import { unwrap } from '#runtime/rpc/clients/api-problem.ts';
import { getVisit } from '../visit.ts';

/**
 * Registers `llms.txt` (https://llmstxt.org): what programs that answer people's questions should read first, as Markdown. It has what
 * the menus of the shop have, in the language of the host.
 */
export function registerLlmsRoute(server: FastifyInstance): void {
  server.get('/llms.txt', async (request, reply) => {
    const { storefront, locale } = getVisit(request);
    const { client } = storefront.definition;
    const domain = client.domains[locale];
    if (!domain) return reply.callNotFound();
    const { content } = storefront.services.contextFor(locale);
    const { header, footer } = unwrap(await content.GET('/menus'));
    const line = ({ label, ...link }: components['schemas']['Link']): string[] => {
      const path = link.route && hrefIn(client, locale, link.route.key, link.route.params);
      const address = path === undefined ? link.url : absoluteUrl(domain, path);
      return address === undefined ? [] : [`- [${label.replace(/[[\]\n]/g, ' ')}](${address})`];
    };
    const sections = [
      header.flatMap(line),
      ...footer.map(({ label, children }) => [`## ${label.replaceAll('\n', ' ')}`, '', ...children.flatMap(line)]),
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/markdown; charset=utf-8')
      .send(`${[[`# ${client.shopName}`], ...sections].map((lines) => lines.join('\n')).join('\n\n')}\n`);
  });
}
