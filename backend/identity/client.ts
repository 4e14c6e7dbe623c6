import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Authenticate } from './authenticate.ts';

/** The program that sends a request: a storefront, or any other. */
export interface Client {
  /** Whether it has proved itself with `X-Service-Key`. */
  readonly isService: boolean;
  /** IP address that limits count: of the visitor where a storefront that proved itself names it, else of the connection. */
  readonly address: string;
  /** The page that a mailed token is handed to; absent: nobody who is believed has named one. */
  readonly mailLink: string | undefined;
  /** What was sent as a session, good or not. */
  readonly bearerToken: string | undefined;
}

/** Reads from a request which program sends it. */
export type ReadClient = (request: FastifyRequest) => Promise<Client>;

/** Characters of a link that is taken. */
const maxLinkLength = 1000;

/**
 * Reads `X-Client-Address` and `X-Mail-Link`, which count only from whoever holds the service key: anybody else could put
 * the blame on others, or have us mail links to a page of theirs.
 */
export function createClientReader(isService: Authenticate): ReadClient {
  return async (request) => {
    const { 'x-client-address': address, 'x-mail-link': link, authorization } = request.headers;
    const believed = await isService(request);
    return {
      isService: believed,
      address: believed && typeof address === 'string' && isIP(address) > 0 ? address : request.ip,
      mailLink: believed && typeof link === 'string' && isLink(link) ? link : undefined,
      bearerToken: /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1],
    };
  };
}

function isLink(text: string): boolean {
  return text.length <= maxLinkLength && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
