import type { FastifyInstance } from 'fastify';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import { getVisit } from '../visit.ts';

const securityPath = '/.well-known/security.txt';
/** Milliseconds for which a copy of `security.txt` may be believed; RFC 9116 recommends less than a year. */
const believable = 180 * 24 * 60 * 60 * 1000;

/**
 * Registers the addresses that programs look for on every host (RFC 8615): where to report a vulnerability
 * (`security.txt`, RFC 9116), if the site says so, and where to change a password
 * (https://w3c.github.io/webappsec-change-password-url/), if it has accounts.
 */
export function registerWellKnownRoutes(server: FastifyInstance): void {
  server.get(securityPath, async (request, reply) => {
    const { storefront, locale } = getVisit(request);
    const { site, client } = storefront.definition;
    const domain = client.domains[locale];
    if (site.securityContact === undefined || domain === undefined) return reply.callNotFound();
    const languages = site.locales.map((each) => site.localeSettings[each]?.language ?? each);
    const expires = new Date(Date.now() + believable).toISOString().slice(0, 10);
    const fields = [
      `Contact: ${site.securityContact}`,
      `Expires: ${expires}T00:00:00.000Z`,
      `Preferred-Languages: ${[...new Set(languages)].join(', ')}`,
      `Canonical: ${absoluteUrl(domain, securityPath)}`,
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${fields.join('\n')}\n`);
  });

  server.get('/.well-known/change-password', async (request, reply) => {
    const { storefront, locale } = getVisit(request);
    const details = hrefIn(storefront.definition.client, locale, 'myAccountDetails');
    if (details === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=3600').redirect(details, 303);
  });
}
