import type { FastifyInstance } from 'fastify';
import type { AddressedSite } from '#runtime/contracts/app.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import { iconPath } from '../assets/icon-route.ts';
import { escapeMarkup } from '../render/escape.ts';
import { siteIcons } from '../social-images/site-icons.ts';
import type { StorefrontDefinition } from '../storefront-definition.ts';
import { getVisit } from '../visit.ts';

/** What a browser needs to install the shop as an application (https://www.w3.org/TR/appmanifest/). */
export const manifestPath = '/manifest.webmanifest';

/** What a browser needs to search the shop from its address bar (OpenSearch 1.1), in a language. */
export const openSearchPath = (locale: Locale): string => `/opensearch/${locale}.xml`;

/** Registers the addresses by which browsers get to know a shop. */
export function registerDiscoveryRoutes(server: FastifyInstance): void {
  server.get(manifestPath, async (request, reply) => {
    const { storefront, locale } = getVisit(request);
    const { definition, socialLook } = storefront;
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(describeApplication(definition, locale, socialLook === undefined ? [] : siteIcons)));
  });

  server.get<{ Params: { file: string } }>('/opensearch/:file', async (request, reply) => {
    const { host, storefront } = getVisit(request);
    const locale = host.locales.find((each) => openSearchPath(each) === `/opensearch/${request.params.file}`);
    const text = locale && describeSearch(storefront.definition.client, locale);
    if (text === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/opensearchdescription+xml; charset=utf-8')
      .send(text);
  });
}

function describeApplication(
  { client, site: { theme } }: Pick<StorefrontDefinition, 'client' | 'site'>,
  locale: Locale,
  drawn: typeof siteIcons | readonly [],
) {
  const home = hrefIn(client, locale, 'home') ?? '/';
  return {
    name: client.shopName,
    lang: locale,
    id: home,
    start_url: home,
    scope: '/',
    // With the browser's own controls: people share and open addresses of a shop.
    display: 'minimal-ui',
    background_color: theme.colors.surface,
    theme_color: theme.colors.surface,
    icons: [
      { src: iconPath, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...drawn.map(({ path, size, maskable }) => ({
        src: path,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: maskable ? 'maskable' : 'any',
      })),
    ],
  };
}

/** The longest short name that OpenSearch allows. */
const shortest = 16;

/** Returns the description of a site's search; `undefined` for a site without one. */
function describeSearch(client: AddressedSite, locale: Locale): string | undefined {
  const domain = client.domains[locale];
  const path = hrefIn(client, locale, 'searchOverview');
  if (!domain || path === undefined) return undefined;
  const parts = [
    `<ShortName>${escapeMarkup(client.shopName.slice(0, shortest))}</ShortName>`,
    `<Description>${escapeMarkup(client.shopName)}</Description>`,
    `<Language>${escapeMarkup(locale)}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image type="image/svg+xml">${escapeMarkup(absoluteUrl(domain, iconPath))}</Image>`,
    `<Url type="text/html" template="${escapeMarkup(`${absoluteUrl(domain, path)}?q={searchTerms}`)}"/>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">${parts.join('')}</OpenSearchDescription>\n`;
}
