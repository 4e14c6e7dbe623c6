import type { Href, RouteKey, RouteParams } from '#runtime/contracts/route.ts';

/** Where an entry of the API leads: to a route of the storefront, to an address elsewhere, or nowhere. */
export interface LinkTarget {
  readonly route?: { readonly key: string; readonly params?: Readonly<Record<string, string>> };
  readonly url?: string;
}

/** Route keys without parameters, and those that take a slug; the menus and pages of the API link to no others. */
type PlainKey = { [K in RouteKey]: keyof RouteParams[K] extends never ? K : never }[RouteKey];
type SlugKey = { [K in RouteKey]: RouteParams[K] extends { slug: string } ? K : never }[RouteKey];

const plainKeys: Readonly<Record<PlainKey, true>> = {
  home: true,
  searchOverview: true,
  blogOverview: true,
  adviceOverview: true,
  projectOverview: true,
  inspirationOverview: true,
  productOverview: true,
  contact: true,
  newsletter: true,
  newsletterConfirm: true,
  quotation: true,
  checkout: true,
  checkoutResult: true,
  cart: true,
  orderStatus: true,
  myAccount: true,
  myAccountAddress: true,
  myAccountDetails: true,
  myAccountOrders: true,
  myAccountStorage: true,
  login: true,
  register: true,
  registerVerify: true,
  forgotPassword: true,
  resetPassword: true,
  jobOfferOverview: true,
  notFound: true,
};

const slugKeys: Readonly<Record<SlugKey, true>> = {
  blogDetail: true,
  adviceDetail: true,
  projectDetail: true,
  categoryDetail: true,
  productDetail: true,
  contentPage: true,
  jobOfferDetail: true,
};

const isPlainKey = (key: string): key is PlainKey => Object.hasOwn(plainKeys, key);
const isSlugKey = (key: string): key is SlugKey => Object.hasOwn(slugKeys, key);

/** The address of a link of the API; `undefined` when it leads nowhere, or to a route that this site does not have. */
export function linkAddress(link: LinkTarget, href: Href): string | undefined {
  if (link.url !== undefined) return link.url;
  if (link.route === undefined) return undefined;
  const { key, params } = link.route;
  if (isPlainKey(key)) return href(key);
  const slug = params?.slug;
  return isSlugKey(key) && slug !== undefined ? href(key, { slug }) : undefined;
}
