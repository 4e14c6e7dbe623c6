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
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent only for the health paths, which answer on any host. */
    visit: Visit | undefined;
  }
}

/** Returns the path of a request for the log: without the query, which may contain personal data. */
export const getPath = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/**
 * Returns the visit of a request.
 *
 * @throws {Error} on a route that the locale hook leaves out, which is a mistake of ours.
 */
export function getVisit(request: FastifyRequest): Visit {
  if (!request.visit) throw new Error(`${request.routeOptions.url} was reached without a host and a locale`);
  return request.visit;
}
