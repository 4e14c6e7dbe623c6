import type { components } from '#generated/contracts/content-api.ts';
import { loadLocaleSlugs, type SluggedThing } from '../catalogue/slugs.ts';
import type { Db } from '../db/database.ts';
import type { StoredLink, StoredTarget } from '../db/schema/content-types.ts';
import type { SluggedKind } from '../db/schema/slugs.ts';
import type { ShopView } from '../shops/shop-view.ts';

export type Link = components['schemas']['Link'];
export type RouteKey = components['schemas']['RouteKey'];

/** Returns a stored link as the API answers it, in the shop view's locale. */
export type ResolveLink = (link: StoredLink) => Link;

const routeOf = {
  product: 'productDetail',
  category: 'categoryDetail',
  page: 'contentPage',
  blog: 'blogDetail',
  advice: 'adviceDetail',
  project: 'projectDetail',
  jobOffer: 'jobOfferDetail',
} as const satisfies Record<SluggedKind, RouteKey>;

const parameterless = {
  home: true,
  productOverview: true,
  compare: true,
  blogOverview: true,
  adviceOverview: true,
  acousticsCalculator: true,
  projectOverview: true,
  inspirationOverview: true,
  jobOfferOverview: true,
  searchOverview: true,
  contact: true,
  newsletter: true,
  quotation: true,
  cart: true,
  checkout: true,
  orderStatus: true,
  orderReviews: true,
  offer: true,
  myAccount: true,
  login: true,
  register: true,
} as const satisfies Partial<Record<RouteKey, true>>;

/** Returns whether a route can be linked to without parameters. */
export function isParameterlessRoute(key: string): key is keyof typeof parameterless {
  return Object.hasOwn(parameterless, key);
}

/** Creates a resolver of links. Loads the slugs that they need, once for all of them. */
export async function createLinkResolver(db: Db, shop: ShopView, links: readonly StoredLink[]): Promise<ResolveLink> {
  const slugOf = await loadLocaleSlugs(
    db,
    shop,
    links.flatMap(({ to }) => (to && 'id' in to ? [to] : [])),
  );
  return ({ label, to }) => {
    const target = to && resolveTarget(to, slugOf);
    return target ? { kind: 'Link', label, ...target } : { kind: 'Text', label };
  };
}

/** Returns the target of a link; `undefined` when it was deleted: the text stays, without a link. */
function resolveTarget(
  to: StoredTarget,
  slugOf: (thing: SluggedThing) => string | undefined,
): Pick<Link, 'route' | 'url'> | undefined {
  switch (to.kind) {
    case 'url':
      return { url: to.url };
    case 'route':
      return isParameterlessRoute(to.key) ? { route: { key: to.key, params: {} } } : undefined;
    default: {
      const slug = slugOf(to);
      return slug === undefined ? undefined : { route: { key: routeOf[to.kind], params: { slug } } };
    }
  }
}
