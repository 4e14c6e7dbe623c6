import { hasRoute } from '#cli/config/resolve-site.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';

/** A route of the server that only some sites have. */
interface ServerRoute {
  /** Exported by `from`, below `runtime/server`. */
  readonly name: string;
  readonly from: string;
  readonly isNeeded: (site: SiteModel) => boolean;
}

const sells = ({ flags }: SiteModel): boolean => flags.products;
const hasAccounts = ({ flags }: SiteModel): boolean => flags.account;

const serverRoutes: readonly ServerRoute[] = [
  { name: 'registerVatRoute', from: 'vat/vat-route.ts', isNeeded: sells },
  { name: 'registerProductSwitchRoute', from: 'locale/product-switch-route.ts', isNeeded: sells },
  { name: 'registerInvoiceRoute', from: 'orders/invoice-route.ts', isNeeded: sells },
  { name: 'registerAccountDataRoute', from: 'account/account-data-route.ts', isNeeded: hasAccounts },
  { name: 'registerSavedItemsRoutes', from: 'storage/saved-items-routes.ts', isNeeded: hasAccounts },
  { name: 'registerFeedRoutes', from: 'feeds/feed-routes.ts', isNeeded: (site) => hasRoute(site, 'blogDetail') },
];

/** Lists the routes of a site's server, apart from those that every site has. */
export function listServerRoutes(site: SiteModel): readonly Pick<ServerRoute, 'name' | 'from'>[] {
  return serverRoutes.filter(({ isNeeded }) => isNeeded(site)).map(({ name, from }) => ({ name, from }));
}
