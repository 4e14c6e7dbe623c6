import type { FastifyInstance } from 'fastify';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { getVisit } from '../visit.ts';
import { renderSitemap } from './render-sitemap.ts';

/** `sitemap.xml` and `robots.txt` of the host they are asked from. */
export function registerSitemapRoutes(server: FastifyInstance): void {
  server.get('/sitemap.xml', async (request, reply) => {
    const { host, storefront } = getVisit(request);
    const lists = await Promise.all(host.locales.map(storefront.sitemap));
    return reply
      .headers({ 'cache-control': 'public, max-age=600', vary: 'accept-encoding' })
      .type('application/xml; charset=utf-8')
      .compress(renderSitemap(lists.flat()));
  });

  server.get('/robots.txt', async (request, reply) => {
    const { host, locale, storefront } = getVisit(request);
    const domain = storefront.definition.client.domains[locale];
    // Only production hosts may be indexed.
    const rules =
      host.family === 'production' && domain
        ? ['Disallow: /api/', 'Disallow: /locale/', '', `Sitemap: ${absoluteUrl(domain, '/sitemap.xml')}`]
        : ['Disallow: /'];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain')
      .send(`${['User-agent: *', ...rules].join('\n')}\n`);
  });
}
