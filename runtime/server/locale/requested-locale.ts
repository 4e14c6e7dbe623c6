import type { FastifyRequest } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import { getVisit } from '../visit.ts';

/** Returns the locale that the page says it is in, if it is one of the site's; else that of host and cookie. */
export function requestedLocale(request: FastifyRequest): Locale {
  const { locale, storefront } = getVisit(request);
  const header = request.headers['x-locale'];
  return storefront.definition.site.locales.find((known) => known === header) ?? locale;
}
