import type { RouteKey } from './route.ts';

/**
 * What of an address's query a route reads, by name. What is not named here makes no other page: it is taken off before
 * a page is made or looked up; nor does another value where one is named (`sent=1`). `never` marks routes whose pages
 * belong to one visitor or one moment and are not kept.
 */
export const routeQuery = {
  home: [],
  searchOverview: ['q', 'type', 'page'],
  blogOverview: ['page'],
  blogDetail: [],
  adviceOverview: ['page', 'sent=1'],
  adviceDetail: ['sent=1'],
  projectOverview: ['page'],
  projectDetail: [],
  inspirationOverview: ['page'],
  categoryDetail: ['facet', 'sort', 'page'],
  productOverview: ['facet', 'sort', 'page'],
  productDetail: ['variant', 'configuration'],
  contact: ['sent=1', 'order'],
  newsletter: ['sent=1'],
  newsletterConfirm: 'never',
  quotation: 'never',
  contentPage: [],
  checkout: 'never',
  checkoutResult: 'never',
  cart: 'never',
  orderStatus: 'never',
  myAccount: 'never',
  myAccountAddress: 'never',
  myAccountDetails: 'never',
  myAccountOrders: 'never',
  myAccountOrderDetail: 'never',
  myAccountStorage: 'never',
  sharedItem: 'never',
  login: 'never',
  register: 'never',
  registerVerify: 'never',
  forgotPassword: 'never',
  resetPassword: 'never',
  jobOfferOverview: ['page'],
  jobOfferDetail: [],
  notFound: [],
} as const satisfies Readonly<Record<RouteKey, readonly string[] | 'never'>>;
