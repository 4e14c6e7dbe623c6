import type { Gate } from './flags.ts';

/** The content pages with texts of screens, each with the suffix of a generated id. */
export const contentPages = {
  blogArchive: 'blogs',
  projectArchive: 'projects',
  productArchive: 'products',
  inspirationArchive: 'inspiration',
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
  result: 'result',
  myAccountStart: 'account',
  myAccountAddress: 'account-address',
  myAccountDetails: 'account-details',
  resetPassword: 'reset-password',
} as const;

/** Key of a content page; a site's configuration gives it an id of the content API. */
export type PageKey = keyof typeof contentPages;

/** Every content page there is. */
export const pageKeys: readonly PageKey[] = Object.keys(contentPages).filter(isPageKey);

function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(contentPages, key);
}

interface RouteRow {
  /** Required parameters of its paths, in any order. */
  readonly params?: readonly string[];
  /** The gate of the route; absent: every site has it. */
  readonly gate?: Gate;
  /** Whether every storefront needs it. */
  readonly required?: true;
  /** The content page that carries the screen's texts. */
  readonly page?: PageKey;
  /**
   * Query parameters that its pages read; `sent=1` for a single valid value. All others are removed before a page is
   * rendered or looked up.
   */
  readonly query?: readonly string[];
  /** Whether its pages are personal, change constantly or are as many as visitors make: they read any query and are not cached. */
  readonly personal?: true;
  /** Texts that its pages alone show, by namespace, each with everything below it: a site without the route needs none of them. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
  /** The route to which a site that removes it redirects; absent: the home page. */
  readonly successor?: string;
}

const table = {
  home: { required: true },
  searchOverview: { gate: 'search', page: 'search', query: ['q', 'type', 'page'] },
  blogOverview: { page: 'blogArchive', query: ['page'] },
  blogDetail: { params: ['slug'], successor: 'blogOverview' },
  adviceOverview: { query: ['page', 'sent=1'] },
  adviceDetail: { params: ['slug'], query: ['sent=1'], successor: 'adviceOverview' },
  acousticsCalculator: {
    gate: 'products',
    query: [
      ...['length', 'width', 'area', 'height', 'use', 'country', 'floor', 'walls', 'ceiling', 'glass', 'curtains'],
      ...['softChairs', 'hardChairs', 'people', 'wallLimit', 'ceilingLimit', 'embed=1'],
    ],
    texts: { components: ['roomCalculator'] },
    successor: 'adviceOverview',
  },
  projectOverview: { page: 'projectArchive', query: ['page'] },
  projectDetail: { params: ['slug'], successor: 'projectOverview' },
  inspirationOverview: { page: 'inspirationArchive', query: ['page'] },
  categoryDetail: {
    params: ['slug'],
    gate: 'products',
    query: ['facet', 'sort', 'page'],
    successor: 'productOverview',
  },
  productOverview: { gate: 'products', page: 'productArchive', query: ['facet', 'sort', 'page'] },
  productDetail: {
    params: ['slug'],
    gate: 'products',
    query: ['variant', 'configuration', 'reviews'],
    successor: 'productOverview',
  },
  compare: { gate: 'products', personal: true, texts: { product: ['compare'] }, successor: 'productOverview' },
  contact: { query: ['sent=1', 'order'] },
  newsletter: { query: ['sent=1'] },
  newsletterConfirm: { personal: true, successor: 'newsletter' },
  quotation: { personal: true },
  contentPage: { params: ['slug'] },
  checkout: { gate: 'products', page: 'checkout', personal: true, successor: 'cart' },
  checkoutResult: { gate: 'products', page: 'result', personal: true, successor: 'cart' },
  cart: { gate: 'products', page: 'cart', personal: true },
  orderStatus: { gate: 'products', personal: true },
  orderReviews: {
    gate: 'reviewsWidget',
    personal: true,
    texts: { checkout: ['reviews'] },
    successor: 'orderStatus',
  },
  offer: { gate: 'products', personal: true, texts: { checkout: ['offer'] }, successor: 'quotation' },
  myAccount: { gate: 'account', page: 'myAccountStart', personal: true },
  myAccountAddress: { gate: 'account', page: 'myAccountAddress', personal: true, successor: 'myAccount' },
  myAccountDetails: { gate: 'account', page: 'myAccountDetails', personal: true, successor: 'myAccount' },
  myAccountOrders: { gate: 'account', personal: true, successor: 'myAccount' },
  myAccountOrderDetail: { params: ['id'], gate: 'account', personal: true, successor: 'myAccountOrders' },
  myAccountStorage: { gate: 'account', personal: true, successor: 'myAccount' },
  myAccountCompany: { gate: 'account', personal: true, texts: { account: ['company'] }, successor: 'myAccount' },
  sharedItem: { params: ['id'], gate: 'account', personal: true },
  login: { gate: 'account', personal: true },
  register: { gate: 'account', personal: true },
  registerVerify: { gate: 'account', personal: true },
  forgotPassword: { gate: 'account', personal: true },
  resetPassword: { gate: 'account', page: 'resetPassword', personal: true },
  jobOfferOverview: { query: ['page'] },
  jobOfferDetail: { params: ['slug'], successor: 'jobOfferOverview' },
  notFound: { required: true },
} as const satisfies Readonly<Record<string, RouteRow>>;

/** The key of a route. Code refers to screens by key: paths differ per locale and site. */
export type RouteKey = keyof typeof table;

/** The rules of a route. */
export type RouteRule = RouteRow & { readonly successor?: RouteKey };

/** Every route with its rules, in the order of all listings. */
export const routeRules: Readonly<Record<RouteKey, RouteRule>> = table;

export const routeKeys: readonly RouteKey[] = Object.keys(table).filter(isRouteKey);

/** Returns whether there is a route with this key. */
export function isRouteKey(key: string): key is RouteKey {
  return Object.hasOwn(table, key);
}

/** The parameters of every route key. */
export type RouteParams = { readonly [Key in RouteKey]: ParamsOf<(typeof table)[Key]> };
type ParamsOf<Row> = Row extends { readonly params: readonly (infer Name extends string)[] }
  ? Readonly<Record<Name, string>>
  : Readonly<Record<never, string>>;

/**
 * The parameters of routes that a site has of its own. Generated declarations add them, so that `href` knows them in the code of the
 * site.
 */
// biome-ignore lint/suspicious/noEmptyInterface: an interface is what declarations can add to.
export interface OwnRoutes {}

/** Path patterns of one locale as the configuration writes them: `/products/{slug}`, without the locale's prefix. */
export type RoutePaths = Readonly<Partial<Record<string, string>>>;

/** Returns the rules of a route: of one that a site has of its own, those of a page that is the same for everybody. */
export function getRouteRule(key: string): RouteRule {
  return isRouteKey(key) ? routeRules[key] : {};
}

type AllParams = RouteParams & OwnRoutes;

/** The key of a route, also of one that a site has of its own. */
export type AnyRouteKey = keyof AllParams;

/**
 * Builds the address of a route in the current locale, prefix included; `undefined` for a route the site does not have.
 */
export type Href = <K extends AnyRouteKey>(
  key: K,
  ...params: keyof AllParams[K] extends never ? [] : [params: AllParams[K]]
) => string | undefined;

/**
 * Returns the folder of a route's screen below `runtime/screens`, which its generated module is called after:
 * `product-detail`.
 */
export function screenFolder(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
