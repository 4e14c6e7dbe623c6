import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import type { Gate } from '#runtime/contracts/flags.ts';
import type { RouteKey } from '#runtime/contracts/routes.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { listOwnRoutes } from './own-screens.ts';
import { hasRoute, isOpen } from './resolve-site.ts';

/** What a site must have to need something; nothing: every site needs it. */
export interface Need {
  readonly gate?: Gate;
  /** At least one of them. */
  readonly routes?: readonly RouteKey[];
}

/** An area of `runtime/rpc`, with what a site must have to need it. */
export interface RpcArea extends Need {
  /** Prefix of its procedures. */
  readonly name: string;
  readonly folder: string;
  /** Whether it has pages for search engines. */
  readonly hasSitemap: boolean;
  /** Procedures that only some of the sites with the area call. */
  readonly only?: Readonly<Record<string, Need>>;
  /** What calls operations for the area beside its procedures: functions, and files. */
  readonly callers?: readonly string[];
}

/** Operations that a storefront can do without: where the API answers 404, accepts no vouchers or mails no offers, it shows what it has. */
const optional: ReadonlySet<string> = new Set([
  'get /Products/{id}/{second}',
  'get /catalogue/products/{id}/reviews',
  'put /orders/voucher',
  'delete /orders/voucher',
  'get /offers/{id}',
  'post /offers/{id}/order',
]);

const requestRoutes = [
  'contact',
  'quotation',
  'newsletter',
  'newsletterConfirm',
  'adviceOverview',
  'adviceDetail',
] as const;

export const rpcAreas: readonly RpcArea[] = [
  {
    name: 'content',
    folder: 'content',
    hasSitemap: true,
    only: { seller: { routes: ['contact'] } },
    callers: ['runtime/server/discovery/llms-route.ts'],
  },
  {
    name: 'catalogue',
    folder: 'catalogue',
    gate: 'products',
    hasSitemap: true,
    only: {
      comparison: { routes: ['compare'] },
      rating: { gate: 'reviewsWidget' },
      reviews: { gate: 'reviewsWidget' },
    },
    callers: ['runtime/server/locale/product-switch-route.ts'],
  },
  {
    name: 'acoustics',
    folder: 'acoustics',
    gate: 'products',
    routes: ['acousticsCalculator'],
    hasSitemap: true,
    only: { addPlan: { gate: 'products', routes: ['cart'] } },
  },
  {
    name: 'blogs',
    folder: 'blogs',
    routes: ['blogOverview', 'blogDetail'],
    hasSitemap: true,
    callers: ['runtime/server/feeds/feed-routes.ts'],
  },
  { name: 'advice', folder: 'advice', routes: ['adviceOverview', 'adviceDetail'], hasSitemap: true },
  { name: 'projects', folder: 'projects', routes: ['projectOverview', 'projectDetail'], hasSitemap: true },
  { name: 'inspiration', folder: 'inspiration', routes: ['inspirationOverview'], hasSitemap: true },
  { name: 'jobOffers', folder: 'job-offers', routes: ['jobOfferOverview', 'jobOfferDetail'], hasSitemap: true },
  { name: 'search', folder: 'search', gate: 'search', hasSitemap: false },
  { name: 'requests', folder: 'requests', routes: requestRoutes, hasSitemap: false },
  {
    name: 'checks',
    folder: 'checks',
    routes: [...requestRoutes, 'checkout', 'register', 'myAccountDetails'],
    hasSitemap: false,
  },
  {
    name: 'customerChecks',
    folder: 'customer-checks',
    gate: 'products',
    routes: ['checkout', 'register', 'myAccountAddress', 'myAccountDetails'],
    hasSitemap: false,
  },
  { name: 'auth', folder: 'auth', gate: 'account', hasSitemap: false },
  { name: 'user', folder: 'user', gate: 'account', hasSitemap: false },
  { name: 'company', folder: 'company', gate: 'account', routes: ['myAccountCompany'], hasSitemap: false },
  { name: 'configurator', folder: 'configurator', gate: 'products', routes: ['cart'], hasSitemap: false },
  {
    name: 'cart',
    folder: 'cart',
    gate: 'products',
    routes: ['cart'],
    hasSitemap: false,
    only: { offer: { routes: ['offer'] }, orderByOffer: { routes: ['offer'] } },
  },
  {
    name: 'order',
    folder: 'order',
    gate: 'products',
    routes: ['checkout', 'checkoutResult', 'orderStatus', 'orderReviews', 'myAccountOrders', 'myAccountOrderDetail'],
    hasSitemap: false,
    only: {
      requestApproval: { gate: 'account', routes: ['myAccountCompany'] },
      reviews: { gate: 'reviewsWidget', routes: ['orderReviews'] },
      review: { gate: 'reviewsWidget', routes: ['orderReviews'] },
    },
    callers: ['createInvoiceClient', 'runtime/server/session/take-along.ts'],
  },
  { name: 'storage', folder: 'storage', gate: 'account', hasSitemap: false, callers: ['createSavedItemsClient'] },
];

/** Returns whether a site needs something. Pages of its own may call whatever its flags allow. */
export function isNeeded({ gate, routes }: Need, site: SiteModel): boolean {
  if (!isOpen(site.flags, gate)) return false;
  return routes === undefined || listOwnRoutes(site).length > 0 || routes.some((key) => hasRoute(site, key));
}

/** Returns the names of the areas for which an operation is called; none where it is called for every site. */
export function areasOf({ usedBy, file }: OperationUse): readonly string[] {
  return (usedBy.length === 0 ? [file] : usedBy).flatMap((caller) => findArea(caller)?.name ?? []);
}

/** Returns the area for which something calls operations. @param caller - A procedure, a function or a file. */
function findArea(caller: string): RpcArea | undefined {
  const [prefix = '', procedure] = caller.split('.');
  return rpcAreas.find(
    ({ name, hasSitemap, callers: others = [] }) =>
      others.includes(caller) ||
      (procedure !== undefined && name === prefix) ||
      (hasSitemap && caller === `${name}Sitemap`),
  );
}

/** Returns what a site must have to need an operation: all of at least one of the needs. */
export function findNeeds({ method, path, usedBy, file }: OperationUse): readonly Need[] {
  if (optional.has(`${method} ${path}`)) return [];
  const callers = usedBy.length === 0 ? [file] : usedBy;
  return callers.map((caller): Need => {
    const area = findArea(caller);
    if (area === undefined) return {};
    const procedure = caller.split('.')[1];
    return (procedure === undefined ? undefined : area.only?.[procedure]) ?? area;
  });
}

/**
 * Returns how a site could do without something, in words: `without the route cart`; undefined where every site needs it.
 */
export function describeWayOut(needs: readonly Need[]): string | undefined {
  const ways = needs.map(({ gate, routes }) => {
    if (gate === 'search') return 'without any type of search';
    if (routes !== undefined && (routes.length <= 2 || gate === undefined)) {
      return `without the ${routes.length === 1 ? 'route' : 'routes'} ${routes.join(', ')}`;
    }
    return gate === undefined ? undefined : `with ${gate}: false`;
  });
  return ways.includes(undefined) ? undefined : [...new Set(ways)].join(' and ');
}
