import type { ContentClient, createContentClient } from '#generated/contracts/content-client.ts';
import type { createProductClient, ProductClient } from '#generated/contracts/product-client.ts';
import { createOutboundFetch, type OutboundLimits } from './outbound-fetch.ts';

/** Addresses of the APIs behind the storefront, without a trailing slash. */
export interface ApiAddresses {
  readonly productApiUrl: string;
  readonly contentApiUrl: string;
}

/** The clients that were generated from the two specs; the generated server entry hands them in. */
export interface GeneratedApiClients {
  readonly createProductClient: typeof createProductClient;
  readonly createContentClient: typeof createContentClient;
}

/** Both APIs, ready to be called. */
export interface Apis {
  readonly products: ProductClient;
  readonly content: ContentClient;
}

/** How the APIs are called. */
export interface ConnectOptions {
  readonly limits?: OutboundLimits;
  /** Sent with every call, so that the APIs do not count all visitors as one caller. */
  readonly serviceKey?: string | undefined;
}

/** Connects the generated clients to their APIs, each with a breaker of its own. */
export function connectApis(
  clients: GeneratedApiClients,
  addresses: ApiAddresses,
  { limits, serviceKey }: ConnectOptions = {},
): Apis {
  const headers = serviceKey === undefined ? {} : { 'X-Service-Key': serviceKey };
  const { productApiUrl, contentApiUrl } = addresses;
  return {
    products: clients.createProductClient({ baseUrl: productApiUrl, headers, fetch: createOutboundFetch(limits) }),
    content: clients.createContentClient({ baseUrl: contentApiUrl, headers, fetch: createOutboundFetch(limits) }),
  };
}
