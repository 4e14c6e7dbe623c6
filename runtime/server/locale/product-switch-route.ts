import type { FastifyInstance } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import { productSwitchPath } from '#runtime/lib/language-switch.ts';
import { getVisit } from '../visit.ts';

/**
 * Registers the target of the language switcher on pages that do not know a product's slugs, such as an error page:
 * looks up the slug and redirects to the switch itself; without one to the home page. Registered where a site sells.
 */
export function registerProductSwitchRoute(server: FastifyInstance): void {
  server.get<{ Params: { locale: string; slug: string } }>(
    productSwitchPath(':locale', ':slug'),
    async (request, reply) => {
      const { storefront, locale: current } = getVisit(request);
      const { locale: wanted, slug: id } = request.params;
      const { client } = storefront.definition;
      if (!client.locales.includes(wanted)) return reply.callNotFound();
      const slug = await findSlug(wanted);
      const path = slug === undefined ? undefined : hrefIn(client, wanted, 'productDetail', { slug });
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .redirect(`/locale/${wanted}${path === undefined ? '' : `?${new URLSearchParams({ to: path })}`}`, 303);

      async function findSlug(locale: Locale): Promise<string | undefined> {
        const { products } = storefront.services.contextFor(current);
        try {
          const { data } = await products.GET('/Products/{id}/slugs', { params: { path: { id } } });
          return data?.slugs[locale];
        } catch (error) {
          request.log.warn({ err: error }, 'The slugs of a product could not be had');
          return undefined;
        }
      }
    },
  );
}
