import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { branchName } from '../shops/branch-shop.ts';
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
  /** The device of a visitor who has logged in with it to the account of this request before; absent: none is known. */
  readonly device: string | undefined;
  /** The page that links in mails open with a token; absent: none was sent with a service key. */
  readonly mailLink: string | undefined;
  /** The branch of the content that is read; absent: the published content, or none was sent with a service key. */
  readonly branch: string | undefined;
  /** The bearer token that was sent, valid or not. */
  readonly bearerToken: string | undefined;
}

/** Reads the client of a request. */
export type ReadClient = (request: FastifyRequest) => Promise<Client>;

/** Max. characters of a link. */
const maxLinkLength = 1000;

/**
 * Creates the function that reads the client. `X-Client-Address`, `X-Known-Device`, `X-Mail-Link` and `X-Content-Branch` count
 * only with the service key: without it, anybody could make limits count for others or for nobody, have mails link to a page of theirs, or
 * read drafts.
 */
export function createClientReader(isService: Authenticate): ReadClient {
  return async (request) => {
    const {
      'x-client-address': address,
      'x-known-device': device,
      'x-mail-link': link,
      'x-content-branch': branch,
      authorization,
    } = request.headers;
    const believed = await isService(request);
    return {
      isService: believed,
      address: believed && typeof address === 'string' && isIP(address) > 0 ? address : request.ip,
      device: believed && typeof device === 'string' && /^[\w-]{1,64}$/.test(device) ? device : undefined,
      mailLink: believed && typeof link === 'string' && isLink(link) ? link : undefined,
      branch: believed && typeof branch === 'string' && branchName.test(branch) ? branch : undefined,
      bearerToken: /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1],
    };
  };
}

function isLink(text: string): boolean {
  return text.length <= maxLinkLength && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
