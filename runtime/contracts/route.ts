/**
 * The parameters of every route key. A screen is reached by its key, never by a path: paths differ per locale and per site.
 * This is the one list of route keys; the generator holds the configuration against it.
 */
export interface RouteParams {
  home: Record<never, string>;
  searchOverview: Record<never, string>;
  blogOverview: Record<never, string>;
  blogDetail: { slug: string };
  adviceOverview: Record<never, string>;
  adviceDetail: { slug: string };
  projectOverview: Record<never, string>;
  projectDetail: { slug: string };
  inspirationOverview: Record<never, string>;
  categoryDetail: { slug: string };
  productOverview: Record<never, string>;
  productDetail: { slug: string };
  contact: Record<never, string>;
  newsletter: Record<never, string>;
  newsletterConfirm: Record<never, string>;
  quotation: Record<never, string>;
  contentPage: { slug: string };
  checkout: Record<never, string>;
  checkoutResult: Record<never, string>;
  cart: Record<never, string>;
  orderStatus: Record<never, string>;
  myAccount: Record<never, string>;
  myAccountAddress: Record<never, string>;
  myAccountDetails: Record<never, string>;
  myAccountOrders: Record<never, string>;
  myAccountOrderDetail: { id: string };
  myAccountStorage: Record<never, string>;
  sharedItem: { id: string };
  login: Record<never, string>;
  register: Record<never, string>;
  registerVerify: Record<never, string>;
  forgotPassword: Record<never, string>;
  resetPassword: Record<never, string>;
  jobOfferOverview: Record<never, string>;
  jobOfferDetail: { slug: string };
  notFound: Record<never, string>;
}

export type RouteKey = keyof RouteParams;

/** Path patterns of one locale as the configuration writes them: `/products/{slug}`, without the locale's prefix. */
export type RoutePaths = Partial<Readonly<Record<RouteKey, string>>>;

/** Builds the address of a route in the current locale, prefix included; `undefined` for a route the site does not have. */
export type Href = <K extends RouteKey>(
  key: K,
  ...params: keyof RouteParams[K] extends never ? [] : [params: RouteParams[K]]
) => string | undefined;
