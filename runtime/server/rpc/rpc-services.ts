import type { Locale } from '#runtime/contracts/locale.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { type ContentClient, createContentClient } from '#runtime/rpc/clients/content-client.ts';
import { createProductClient, type ProductClient } from '#runtime/rpc/clients/product-client.ts';
import type { RpcContext } from '#runtime/rpc/rpc-context.ts';

/** Addresses of the APIs behind the storefront, without a trailing slash. */
export interface ApiAddresses {
  readonly productApiUrl: string;
  readonly contentApiUrl: string;
}

/** What procedures run on, shared by all requests. */
export interface RpcServices {
  readonly products: ProductClient;
  readonly content: ContentClient;
  /**
   * The context of one request.
   *
   * @throws {Error} when the site does not have the locale: callers check it first.
   */
  readonly contextFor: (locale: Locale) => RpcContext;
}

/** Connects a site to its APIs. */
export function createRpcServices(site: SiteModel, addresses: ApiAddresses): RpcServices {
  const products = createProductClient(addresses.productApiUrl);
  const content = createContentClient(addresses.contentApiUrl);
  return {
    products,
    content,
    contextFor: (locale) => {
      const settings = site.localeSettings[locale];
      if (!settings) throw new Error(`Site ${site.id} has no locale ${locale}`);
      const headers = { 'X-Shop-Id': site.shopId, 'Accept-Language': locale };
      return { locale, settings, pageSizes: site.pageSizes, products, content, headers };
    },
  };
}
