import type { Locale } from '#runtime/contracts/locale.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { addressApis } from '#runtime/rpc/clients/addressed-client.ts';
import type { ConnectedApis } from '#runtime/rpc/clients/connect-apis.ts';
import type { RpcContext } from '#runtime/rpc/rpc-context.ts';

/** The services of procedures, shared by all requests. */
export interface RpcServices {
  /**
   * Creates the context of a request.
   *
   * @param branch - The draft of the content that is read; absent: what is published.
   * @throws {Error} when the site does not have the locale: callers check it first.
   */
  readonly contextFor: (locale: Locale, branch?: string) => RpcContext;
}

/** Creates the services of a site's procedures on its APIs. */
export function createRpcServices(site: SiteModel, apis: ConnectedApis): RpcServices {
  return {
    contextFor: (locale, branch) => {
      const settings = site.localeSettings[locale];
      if (!settings) throw new Error(`Site ${site.id} has no locale ${locale}`);
      const headers = { 'X-Shop-Id': site.shopId, 'Accept-Language': locale };
      return {
        locale,
        settings,
        pageSizes: site.pageSizes,
        searchFlags: site.flags.search,
        headers,
        ...addressApis(apis, headers, branch === undefined ? {} : { 'X-Content-Branch': branch }),
      };
    },
  };
}
