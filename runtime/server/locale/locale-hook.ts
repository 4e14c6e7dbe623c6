import type { FastifyInstance } from 'fastify';
import { healthPaths } from '../health/health-routes.ts';
import { normalizePath } from '../normalize-path.ts';
import { purgePath } from '../purge/purge-route.ts';
import type { Storefront } from '../storefront.ts';
import { readVatCookie } from '../vat/vat-cookie.ts';
import { readLocaleCookie } from './locale-cookie.ts';
import { resolveLocale } from './resolve-locale.ts';

/**
 * Settles host and locale of every request before its route sees it: refuses hosts that are not the site's, gives every
 * page one spelling of its address, and leads from the bare root of a prefixed locale to its home page.
 */
export function registerLocaleHook(server: FastifyInstance, loadStorefront: () => Promise<Storefront>): void {
  server.decorateRequest('visit', undefined);

  server.addHook('onRequest', async (request, reply) => {
    const [path = '/', query] = splitUrl(request.url);
    // Proxies' own forms (`http://host/path`, `*`) name no page.
    if (!path.startsWith('/')) return reply.code(400).type('text/plain').send('This is no address of a page\n');
    if (healthPaths.has(path) || path === purgePath) return;
    const storefront = await loadStorefront();
    const { site } = storefront.definition;
    const cookie = readLocaleCookie(request.headers.cookie);
    const resolution = resolveLocale(site, storefront.hosts, { host: request.host, path, cookie });
    if (resolution.kind === 'unknown-host') {
      return reply.code(421).type('text/plain').send(`${site.siteName} is not served on this host\n`);
    }

    const { locale, host } = resolution;
    const protocol = request.protocol === 'https' ? 'https' : 'http';
    request.visit = { storefront, locale, host, protocol, vat: readVatCookie(request.headers.cookie) };
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const normal = normalizePath(path);
    if (normal !== undefined) return reply.redirect(`${normal}${query}`, 301);
    if (resolution.kind === 'redirect') {
      // The cookie may say something else tomorrow.
      return reply.header('cache-control', 'private, no-store').redirect(`${resolution.location}${query}`, 302);
    }
  });
}

function splitUrl(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}
