import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import { hasOneHost } from '#runtime/serving/has-one-host.ts';
import { healthPaths } from '#runtime/serving/health-paths.ts';
import { isFromThisMachine } from '#runtime/serving/this-machine.ts';
import { normalizePath } from '../normalize-path.ts';
import type { ReadPreviewCookie } from '../preview/preview-cookie.ts';
import { purgePath } from '../purge/purge-route.ts';
import type { Storefront } from '../storefront.ts';
import type { StorefrontDefinition } from '../storefront-definition.ts';
import { readVatCookie } from '../vat/vat-cookie.ts';
import type { HostEntry } from './host-table.ts';
import { readLocaleCookie } from './locale-cookie.ts';
import { resolveLocale } from './resolve-locale.ts';

/**
 * Registers the hook that resolves host and locale of every request before its route: rejects hosts that are not the
 * site's, redirects pages and their aliases to their canonical address, and the bare root of a prefixed locale to its home page.
 */
export function registerLocaleHook(
  server: FastifyInstance,
  loadStorefront: () => Storefront | Promise<Storefront>,
  readPreview: ReadPreviewCookie,
): void {
  server.decorateRequest('visit', undefined);

  // Not `async`: every request passes here, and most need no wait.
  server.addHook('onRequest', (request, reply, done) => {
    const [path = '/', query] = splitUrl(request.url);
    // Request targets for proxies (`http://host/path`, `*`) are not pages.
    if (!path.startsWith('/') || !hasOneHost(request.raw)) {
      void reply.code(400).type('text/plain').send('This is no address of a page\n');
      return;
    }
    if (healthPaths.has(path) || path === purgePath) return done();
    const storefront = loadStorefront();
    if ('then' in storefront)
      storefront.then((loaded) => settle(readPreview, loaded, request, reply, path, query) && done(), done);
    else if (settle(readPreview, storefront, request, reply, path, query)) done();
  });
}

/** Stores the result on a request. Returns whether it continues; one that is answered here does not. */
function settle(
  readPreview: ReadPreviewCookie,
  storefront: Storefront,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  query: string,
): boolean {
  const { site } = storefront.definition;
  const cookies = request.headers.cookie;
  const resolution = resolveLocale(site, storefront.hosts, {
    host: request.host,
    path,
    cookie: readLocaleCookie(cookies),
  });
  if (resolution.kind === 'unknown-host' || !isServed(resolution.host, request)) {
    void reply.code(421).type('text/plain').send(`${site.siteName} is not served on this host\n`);
    return false;
  }
  const { locale, host } = resolution;
  const protocol = request.protocol === 'https' ? 'https' : 'http';
  const preview = readPreview(cookies, site.id);
  request.visit = { storefront, locale, host, protocol, vat: readVatCookie(cookies), preview };
  if (request.method !== 'GET' && request.method !== 'HEAD') return true;
  const normal = normalizePath(path);
  if (normal !== undefined) {
    void reply.redirect(`${normal}${query}`, 301);
    return false;
  }
  const aliased = findAliased(storefront.definition, locale, path);
  if (aliased !== undefined) {
    void reply.header('cache-control', 'public, max-age=86400').redirect(`${aliased}${query}`, 301);
    return false;
  }
  if (resolution.kind === 'redirect') {
    // The redirect depends on the cookie.
    void reply.header('cache-control', 'private, no-store').redirect(`${resolution.location}${query}`, 302);
    return false;
  }
  return true;
}

/** Returns the address that an alias leads to; `undefined` for a path that is none. */
function findAliased({ site, client }: StorefrontDefinition, locale: Locale, path: string): string | undefined {
  const prefix = site.domains[locale]?.prefix ?? '';
  if (site.aliases === undefined || !path.startsWith(`${prefix}/`)) return undefined;
  const alias = decode(path.slice(prefix.length));
  const [key] = Object.entries(site.aliases).find(([, paths]) => paths[locale]?.includes(alias)) ?? [];
  return key === undefined ? undefined : hrefIn(client, locale, key);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns whether a host is answered for this request. */
function isServed({ family }: HostEntry, { headers, socket }: FastifyRequest): boolean {
  return (family !== 'local' && family !== 'development') || isFromThisMachine(headers, socket.remoteAddress);
}

function splitUrl(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}
