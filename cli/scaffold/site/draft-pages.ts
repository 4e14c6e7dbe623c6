import { isOpen } from '#cli/config/resolve-site.ts';
import type { Flags } from '#runtime/contracts/flags.ts';
import { contentPages, type PageKey, pageKeys, routeKeys, routeRules } from '#runtime/contracts/routes.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { KnownProject } from './known-project.ts';

export type Pages = Readonly<Partial<Record<PageKey, string>>>;

/** Returns the pages that a site needs for the routes of its flags, with the ids of other sites of the shop. */
export function draftPages({ sites, routes }: KnownProject, shopId: string, flags: Flags): Pages {
  const ofShop = sites.filter((site) => site.shopId === shopId);
  const pages: Partial<Record<PageKey, string>> = {};
  const needed = neededPages(routes, flags);
  for (const key of pageKeys.filter((page) => needed.includes(page))) {
    const known = ofShop.map((site) => site.pages[key]).find((id) => id !== undefined);
    pages[key] = known ?? `${findPagePrefix(ofShop) ?? shopId}-${contentPages[key]}`;
  }
  return pages;
}

function neededPages(routes: ReadonlySet<string>, flags: Flags): PageKey[] {
  return routeKeys.flatMap((key) => {
    const { page, gate } = routeRules[key];
    return page !== undefined && routes.has(key) && isOpen(flags, gate) ? [page] : [];
  });
}

/** `ac` where a shop's pages are called `ac-blogs`, `ac-products`. */
function findPagePrefix(sites: readonly SiteModel[]): string | undefined {
  for (const { pages } of sites) {
    const id = pages.blogArchive;
    if (id?.endsWith(`-${contentPages.blogArchive}`)) return id.slice(0, -contentPages.blogArchive.length - 1);
  }
  return undefined;
}
