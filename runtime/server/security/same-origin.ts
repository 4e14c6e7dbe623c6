import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers that identify the origin of a request. */
export interface RequestOrigin {
  /** `Host` header, port included. */
  readonly host: string;
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
}

/**
 * Returns whether a request that changes something comes from a page of this very host. Browsers send `Sec-Fetch-Site`
 * or, the older ones, `Origin` with every such request; one with neither is no browser's, which would not attach
 * cookies by itself.
 */
export function isSameOrigin({ host, origin, secFetchSite }: RequestOrigin): boolean {
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** Returns whether a request that changes something comes from one of our own pages, by its headers. */
export function isFromThisSite({ host, headers }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  return isSameOrigin({ host, origin, secFetchSite: Array.isArray(fetchSite) ? fetchSite[0] : fetchSite });
}

/**
 * Returns whether a page of another host sent the browser here. Older browsers do not say so, and are not protected by
 * this.
 */
export function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/** Rejects a request that another site made a browser send. */
export function rejectForeign(reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('This request comes from another site\n');
}
