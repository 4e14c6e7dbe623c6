import type { RouteKey, RouteParams } from '#runtime/contracts/route.ts';
import type { PageKey } from '#runtime/contracts/site.ts';

/** What switches a route on. Absent: every site has it. */
export type Gate = 'products' | 'account' | 'search';

export interface RouteRule<Params extends PropertyKey = string> {
  /** Parameters that the screen needs, in no particular order. */
  readonly params: readonly Params[];
  readonly gate?: Gate;
  /** The content page that carries the screen's texts. */
  readonly page?: PageKey;
}

/** Every route key with its rules; held against the runtime's contract by its type. */
const routeRules = {
  home: { params: [] },
  searchOverview: { params: [], gate: 'search', page: 'search' },
  blogOverview: { params: [], page: 'blogArchive' },
  blogDetail: { params: ['slug'] },
  adviceOverview: { params: [] },
  adviceDetail: { params: ['slug'] },
  projectOverview: { params: [], page: 'projectArchive' },
  projectDetail: { params: ['slug'] },
  inspirationOverview: { params: [], page: 'inspirationArchive' },
  categoryDetail: { params: ['slug'], gate: 'products' },
  productOverview: { params: [], gate: 'products', page: 'productArchive' },
  productDetail: { params: ['slug'], gate: 'products' },
  contact: { params: [] },
  newsletter: { params: [] },
  newsletterConfirm: { params: [] },
  quotation: { params: [] },
  contentPage: { params: ['slug'] },
  checkout: { params: [], gate: 'products', page: 'checkout' },
  checkoutResult: { params: [], gate: 'products', page: 'result' },
  cart: { params: [], gate: 'products', page: 'cart' },
  orderStatus: { params: [], gate: 'products' },
  myAccount: { params: [], gate: 'account', page: 'myAccountStart' },
  myAccountAddress: { params: [], gate: 'account', page: 'myAccountAddress' },
  myAccountDetails: { params: [], gate: 'account', page: 'myAccountDetails' },
  myAccountOrders: { params: [], gate: 'account' },
  myAccountOrderDetail: { params: ['id'], gate: 'account' },
  myAccountStorage: { params: [], gate: 'account' },
  sharedItem: { params: ['id'], gate: 'account' },
  login: { params: [], gate: 'account' },
  register: { params: [], gate: 'account' },
  registerVerify: { params: [], gate: 'account' },
  forgotPassword: { params: [], gate: 'account' },
  resetPassword: { params: [], gate: 'account', page: 'resetPassword' },
  jobOfferOverview: { params: [] },
  jobOfferDetail: { params: ['slug'] },
  notFound: { params: [] },
} as const satisfies { readonly [Key in RouteKey]: RouteRule<keyof RouteParams[Key]> };

/** Routes no storefront can do without. */
export const requiredRoutes = ['home', 'notFound'] as const satisfies readonly RouteKey[];

export const routeKeys: readonly RouteKey[] = Object.keys(routeRules).filter(isRouteKey);

function isRouteKey(key: string): key is RouteKey {
  return Object.hasOwn(routeRules, key);
}

/** The rule of a route, with its optional parts. */
export function ruleOf(key: RouteKey): RouteRule {
  return routeRules[key];
}

/** First path segments that the storefront's server keeps for itself. */
export const reservedSegments = [
  'api',
  'assets',
  'media',
  'locale',
  'vat',
  'arrive',
  'leave',
  'account-data',
  'saved-items',
  'internal',
  'healthz',
  'readyz',
  'metrics',
  'sitemap.xml',
  'robots.txt',
] as const;
