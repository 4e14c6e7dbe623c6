import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { getVisit } from '../visit.ts';
import { renderSitemap, renderSitemapIndex } from './render-sitemap.ts';
import type { SitemapUrl } from './sitemap.ts';

/** Addresses in one file; sitemaps.org allows 50,000, and 50 MB. */
const maxAddresses = 10_000;

/** `sitemap.xml` and `robots.txt` of the host they are asked from. */
export function registerSitemapRoutes(server: FastifyInstance): void {
  server.get('/sitemap.xml', async (request, reply) => {
    const { locale, storefront } = getVisit(request);
    const urls = await listUrls(request);
    const domain = storefront.definition.client.domains[locale];
    if (urls.length <= maxAddresses || !domain) return send(reply, renderSitemap(urls));
    const files = Array.from({ length: Math.ceil(urls.length / maxAddresses) }, (_, index) =>
      absoluteUrl(domain, `/sitemaps/${index + 1}.xml`),
    );
    return send(reply, renderSitemapIndex(files));
  });

  server.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const number = Number(/^([1-9]\d{0,3})\.xml$/.exec(request.params.file)?.[1] ?? 0);
    const urls = number === 0 ? [] : await listUrls(request);
    const some = urls.length <= maxAddresses ? [] : urls.slice((number - 1) * maxAddresses, number * maxAddresses);
    return some.length === 0 ? reply.callNotFound() : send(reply, renderSitemap(some));
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

/** Lists the pages of every locale of the host. */
async function listUrls(request: FastifyRequest): Promise<readonly SitemapUrl[]> {
  const { host, storefront } = getVisit(request);
  return (await Promise.all(host.locales.map(storefront.sitemap))).flat();
}

const send = (reply: FastifyReply, text: string) =>
  reply
    .headers({ 'cache-control': 'public, max-age=600', vary: 'accept-encoding' })
    .type('application/xml; charset=utf-8')
    .compress(text);
