import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Authenticate } from './authenticate.ts';

/** The program that sends a request: a storefront, or any other. */
export interface Client {
  /** Whether it has sent a valid `X-Service-Key`. */
  readonly isService: boolean;
  /**
   * IP address that limits count: the visitor's where a storefront with a service key sends it, else that of the
   * connection.
   */
  readonly address: string;
  /** The page that links in mails open with a token; absent: none was sent with a service key. */
  readonly mailLink: string | undefined;
  /** The bearer token that was sent, valid or not. */
  readonly bearerToken: string | undefined;
}

/** Reads the client of a request. */
export type ReadClient = (request: FastifyRequest) => Promise<Client>;

/** Max. characters of a link. */
const maxLinkLength = 1000;

/**
 * Creates the function that reads the client. `X-Client-Address` and `X-Mail-Link` count only with the service key:
 * without it, anybody could make limits count for others, or have mails link to a page of theirs.
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
