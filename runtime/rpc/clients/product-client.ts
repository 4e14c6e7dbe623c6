import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#generated/contracts/product-api.ts';
import { createOutboundFetch, type OutboundLimits } from './outbound-fetch.ts';

/** Typed calls of `openapi/product-api.yaml`. */
export type ProductClient = Client<paths>;

/** Connects to a product API. `baseUrl` carries no trailing slash. */
export function createProductClient(baseUrl: string, limits?: OutboundLimits): ProductClient {
  return createClient<paths>({ baseUrl, fetch: createOutboundFetch(limits) });
}
