import { isOpen } from '#cli/config/resolve-site.ts';
import { routeKeys, ruleOf } from '#cli/config/schema/route-rules.ts';
import type { Flags, PageKey, SiteModel } from '#runtime/contracts/site.ts';
import type { KnownProject } from './known-project.ts';

/** What the ids of content pages end in, behind a prefix that is the shop's. */
const endings: Readonly<Record<PageKey, string>> = {
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
};

const pageKeys: readonly PageKey[] = [
  'blogArchive',
  'projectArchive',
  'productArchive',
  'inspirationArchive',
  'search',
  'cart',
  'checkout',
  'result',
  'myAccountStart',
  'myAccountAddress',
  'myAccountDetails',
  'resetPassword',
];

export type Pages = Readonly<Partial<Record<PageKey, string>>>;

/** The pages that a site needs for the routes its flags leave it: as other sites of the shop call them. */
export function draftPages({ sites, routes }: KnownProject, shopId: string, flags: Flags): Pages {
  const ofShop = sites.filter((site) => site.shopId === shopId);
  const pages: Partial<Record<PageKey, string>> = {};
  const needed = neededPages(routes, flags);
  for (const key of pageKeys.filter((page) => needed.includes(page))) {
    const known = ofShop.map((site) => site.pages[key]).find((id) => id !== undefined);
    pages[key] = known ?? `${prefixOf(ofShop) ?? shopId}-${endings[key]}`;
  }
  return pages;
}

function neededPages(routes: ReadonlySet<string>, flags: Flags): PageKey[] {
  return routeKeys.flatMap((key) => {
    const { page, gate } = ruleOf(key);
    return page !== undefined && routes.has(key) && isOpen(flags, gate) ? [page] : [];
  });
}

/** `ac` where a shop's pages are called `ac-blogs`, `ac-products`. */
function prefixOf(sites: readonly SiteModel[]): string | undefined {
  for (const { pages } of sites) {
    const id = pages.blogArchive;
    if (id?.endsWith(`-${endings.blogArchive}`)) return id.slice(0, -endings.blogArchive.length - 1);
  }
  return undefined;
}
