import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { largestPageSize } from '#runtime/rpc/sitemap-source.ts';
import { getVisit } from '../visit.ts';
import { renderLongSitemap, renderSitemap, renderSitemapIndex } from './render-sitemap.ts';
import type { SitemapUrl, UrlsByLocale } from './sitemap.ts';

/** Pieces of a site whose sitemap is one file: with seven locales of one host some 35,000 addresses. sitemaps.org allows 50,000. */
const maxPieces = 50;

/** Addresses in a file of a larger site, about. */
const fileAddresses = 10_000;

/** `sitemap.xml` and `robots.txt` of the host they are asked from. */
export function registerSitemapRoutes(server: FastifyInstance): void {
  server.get('/sitemap.xml', async (request, reply) => {
    const { locale, storefront, host } = getVisit(request);
    const { sitemap, definition } = storefront;
    const pieces = await sitemap.count();
    const domain = definition.client.domains[locale];
    if (pieces <= maxPieces || !domain) {
      const urls = await sitemap.whole();
      return send(reply, renderSitemap(host.locales.flatMap((of) => urls.get(of) ?? [])));
    }
    const files = Array.from({ length: Math.ceil(pieces / piecesInFile(host.locales)) }, (_, index) =>
      absoluteUrl(domain, `/sitemaps/${index + 1}.xml`),
    );
    return send(reply, renderSitemapIndex(files));
  });

  server.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { storefront, host } = getVisit(request);
    const { sitemap } = storefront;
    const number = Number(/^([1-9]\d{0,5})\.xml$/.exec(request.params.file)?.[1] ?? 0);
    const pieces = number === 0 ? 0 : await sitemap.count();
    const each = piecesInFile(host.locales);
    const first = (number - 1) * each + 1;
    if (number === 0 || pieces <= maxPieces || first > pieces) return reply.callNotFound();
    const ofHost = (urls: UrlsByLocale): SitemapUrl[] => host.locales.flatMap((locale) => urls.get(locale) ?? []);
    // Before the answer begins: an API that does not answer is a failure with its status.
    const beginning = ofHost(await sitemap.read(first));
    const last = Math.min(pieces, first + each - 1);
    return send(reply, Readable.from(renderLongSitemap(readParts()), { objectMode: false, highWaterMark: 1 }));

    async function* readParts(): AsyncGenerator<readonly SitemapUrl[]> {
      yield beginning;
      for (let piece = first + 1; piece <= last; piece += 1) yield ofHost(await sitemap.read(piece));
    }
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

/** Returns the number of pieces in a file of a host with these locales. */
const piecesInFile = (locales: readonly Locale[]): number =>
  Math.max(1, Math.floor(fileAddresses / largestPageSize / locales.length));

const send = (reply: FastifyReply, text: string | Readable) =>
  reply
    .headers({ 'cache-control': 'public, max-age=600', vary: 'accept-encoding' })
    .type('application/xml; charset=utf-8')
    .compress(text);
