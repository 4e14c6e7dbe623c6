import type { components } from '#generated/contracts/content-api.ts';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import type { StoredLink, StoredTarget } from '../db/schema/content-types.ts';
import type { SluggedKind } from '../db/schema/slugs.ts';
import { loadSlugs } from './slugs.ts';

export type Link = components['schemas']['Link'];
export type RouteKey = components['schemas']['RouteKey'];

/** Turns stored links into the API's, in the shop view's locale. */
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
  blogOverview: true,
  adviceOverview: true,
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
  myAccount: true,
  login: true,
  register: true,
} as const satisfies Partial<Record<RouteKey, true>>;

/** Whether a route can be linked to without saying more. */
export function isParameterlessRoute(key: string): key is keyof typeof parameterless {
  return Object.hasOwn(parameterless, key);
}

/** Looks up the slugs that the links need, once for all of them. */
export async function createLinkResolver(
  db: Db,
  { shopId, locale }: ShopView,
  links: readonly StoredLink[],
): Promise<ResolveLink> {
  const slugs = new Map<SluggedKind, ReadonlyMap<string, Readonly<Record<string, string>>>>();
  for (const kind of ['product', 'category', 'page', 'blog'] as const) {
    const ids = links.flatMap(({ to }) => (to?.kind === kind ? [to.id] : []));
    slugs.set(kind, await loadSlugs(db, shopId, kind, ids));
  }
  return ({ label, to }) => {
    const target = to && resolveTarget(to, (kind, id) => slugs.get(kind)?.get(id)?.[locale]);
    return target ? { kind: 'Link', label, ...target } : { kind: 'Text', label };
  };
}

/** Nothing when what the link led to is gone: its text stays, and leads nowhere. */
function resolveTarget(
  to: StoredTarget,
  slugOf: (kind: SluggedKind, id: string) => string | undefined,
): Pick<Link, 'route' | 'url'> | undefined {
  switch (to.kind) {
    case 'url':
      return { url: to.url };
    case 'route':
      return isParameterlessRoute(to.key) ? { route: { key: to.key, params: {} } } : undefined;
    default: {
      const slug = slugOf(to.kind, to.id);
      return slug === undefined ? undefined : { route: { key: routeOf[to.kind], params: { slug } } };
    }
  }
}
