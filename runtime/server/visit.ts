import type { FastifyRequest } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { VatChoice } from '#runtime/contracts/vat.ts';
import type { HostEntry } from './locale/host-table.ts';
import type { Storefront } from './storefront.ts';

/** Properties of a request that are resolved before its route runs. */
export interface Visit {
  readonly storefront: Storefront;
  readonly locale: Locale;
  readonly host: HostEntry;
  /** The visitor's protocol, at this server or at a trusted proxy. */
  readonly protocol: 'http' | 'https';
  readonly vat: VatChoice;
  /** The branch of the content that the visitor previews; absent: what is published. */
  readonly preview: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent only for the health paths, which answer on any host. */
    visit: Visit | undefined;
  }
}

/** A segment of a path as ours are: words and numbers with signs between. */
const plainSegment = /^[a-z0-9]{1,23}(?:[-._,][a-z0-9]{1,23})*$/i;

/**
 * Returns the path of an address for the log: without the query, which may contain personal data, and without segments that are no
 * words, because anybody can type anything into an address.
 */
export const pathForLog = (url: string): string =>
  (url.split('?', 1)[0] ?? '')
    .split('/')
    .map((segment) => (segment === '' || plainSegment.test(segment) ? segment : '[…]'))
    .join('/');

/**
 * Returns the visit of a request.
 *
 * @throws {Error} on a route that the locale hook leaves out, which is a mistake of ours.
 */
export function getVisit(request: FastifyRequest): Visit {
  if (!request.visit) throw new Error(`${request.routeOptions.url} was reached without a host and a locale`);
  return request.visit;
}
