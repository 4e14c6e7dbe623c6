// It declares `compress` of replies, which the server registers.
import type {} from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import { unwrap } from '#runtime/rpc/clients/api-problem.ts';
import { getVisit } from '../visit.ts';
import { feedPath } from './feed-path.ts';
import { type Feed, renderAtom, renderRss } from './render-feed.ts';

/** Articles of a feed. */
const maxItems = 30;

const formats = {
  rss: { type: 'application/rss+xml; charset=utf-8', render: renderRss },
  atom: { type: 'application/atom+xml; charset=utf-8', render: renderAtom },
} as const;

type Format = keyof typeof formats;

const isFormat = (name: string): name is Format => Object.hasOwn(formats, name);

/** Registers the feeds of a site's blog. Registered where a site has one. */
export function registerFeedRoutes(server: FastifyInstance): void {
  server.get<{ Params: { locale: string; format: string } }>(feedPath(':locale', ':format'), async (request, reply) => {
    const { host, storefront } = getVisit(request);
    const { locale: wanted, format } = request.params;
    const { client } = storefront.definition;
    const locale = host.locales.find((each) => each === wanted);
    const domain = locale && client.domains[locale];
    const page = locale && hrefIn(client, locale, 'blogOverview');
    if (!isFormat(format) || !domain || page === undefined) return reply.callNotFound();
    const { content } = storefront.services.contextFor(locale);
    const blogs = unwrap(await content.GET('/blogs', { params: { query: { page: 1, pageSize: maxItems } } }));
    const feed: Feed = {
      title: client.shopName,
      page: absoluteUrl(domain, page),
      address: absoluteUrl(domain, feedPath(locale, format)),
      language: locale,
      items: blogs.items.flatMap(({ slug, title, intro, author, publishedAt }) => {
        const path = hrefIn(client, locale, 'blogDetail', { slug });
        if (path === undefined) return [];
        return [{ address: absoluteUrl(domain, path), title, summary: intro, author: author.name, publishedAt }];
      }),
    };
    const { type, render } = formats[format];
    return reply
      .headers({ 'cache-control': 'public, max-age=600', vary: 'accept-encoding' })
      .type(type)
      .compress(render(feed));
  });
}
