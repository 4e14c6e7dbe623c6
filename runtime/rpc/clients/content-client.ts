import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#generated/contracts/content-api.ts';
import { createOutboundFetch, type OutboundLimits } from './outbound-fetch.ts';

/** Typed calls of `openapi/content-api.yaml`. */
export type ContentClient = Client<paths>;

/** Connects to a content API. `baseUrl` carries no trailing slash. */
export function createContentClient(baseUrl: string, limits?: OutboundLimits): ContentClient {
  return createClient<paths>({ baseUrl, fetch: createOutboundFetch(limits) });
}
