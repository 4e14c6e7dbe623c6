import type { SiteModel } from '#runtime/contracts/site.ts';
import { addressApis } from '#runtime/rpc/clients/addressed-client.ts';
import { type ApiAddresses, connectApis, type GeneratedApiClients } from '#runtime/rpc/clients/connect-apis.ts';
import type { OutboundLimits } from '#runtime/rpc/clients/outbound-fetch.ts';

/** A probe makes one attempt without a breaker, which would only reflect earlier answers. */
const probeLimits: OutboundLimits = {
  readMs: 2000,
  writeMs: 2000,
  retries: 0,
  failuresToBreak: Number.POSITIVE_INFINITY,
  breakMs: 1,
};

/** Creates one cheap request for each API. Any answer of the API itself proves that it runs, also a problem. */
export function createApiProbes(
  site: SiteModel,
  clients: GeneratedApiClients,
  addresses: ApiAddresses,
): Readonly<Record<string, () => Promise<void>>> {
  const headers = { 'X-Shop-Id': site.shopId, 'Accept-Language': site.defaultLocale };
  const { products, content } = addressApis(connectApis(clients, addresses, { limits: probeLimits }), headers);
  return {
    product: async () => expectAnswer((await products.GET('/Misc/rating')).response),
    content: async () => expectAnswer((await content.GET('/menus')).response),
  };
}

function expectAnswer(response: Response): void {
  if (response.status >= 502 && response.status <= 504) throw new Error(`The API answered ${response.status}`);
}
