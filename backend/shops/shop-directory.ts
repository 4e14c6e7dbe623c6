import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { shopLocales } from '../db/schema/shops.ts';
import { ProblemError } from '../errors/problem.ts';
import { branchShopId } from './branch-shop.ts';
import { findNearest, type Money } from './nearest-locale.ts';
import type { ResolveShop } from './shop-view.ts';

/** Milliseconds for which a shop's locales are cached: they change with a release. */
const freshFor = 10_000;

interface Entry {
  readonly until: number;
  readonly locales: Promise<ReadonlyMap<string, Money>>;
}

interface ShopDirectoryOptions {
  /** Answer in the nearest locale instead of rejecting one that the shop does not have: for trying a new one out. */
  readonly nearestLocale?: boolean;
}

/**
 * Creates the directory of shops and their locales, which caches them for a moment because every request needs them.
 */
export function createShopDirectory(db: Db, { nearestLocale = false }: ShopDirectoryOptions = {}): ResolveShop {
  const entries = new Map<string, Entry>();

  async function load(shopId: string): Promise<ReadonlyMap<string, { country: string; currency: string }>> {
    const rows = await db.select().from(shopLocales).where(eq(shopLocales.shopId, shopId));
    return new Map(rows.map(({ locale, country, currency }) => [locale, { country, currency }]));
  }

  async function find(shopId: string): Promise<ReadonlyMap<string, Money>> {
    let entry = entries.get(shopId);
    if (!entry || entry.until < Date.now()) {
      entry = { until: Date.now() + freshFor, locales: load(shopId) };
      entries.set(shopId, entry);
    }
    const locales = await entry.locales.catch((error: unknown) => {
      entries.delete(shopId);
      throw error;
    });
    // Names that do not exist must not fill the cache.
    if (locales.size === 0) entries.delete(shopId);
    return locales;
  }

  return async (asked, locale, branch) => {
    const draft = branch === undefined ? undefined : branchShopId(asked, branch);
    // Not cached: once a draft is published, its readers see what everybody sees.
    const drafted = draft === undefined ? undefined : await load(draft);
    const isDraft = drafted !== undefined && drafted.size > 0;
    const shopId = isDraft && draft !== undefined ? draft : asked;
    const locales = isDraft ? drafted : await find(asked);
    if (locales.size === 0) throw new ProblemError('SHOP_UNKNOWN', `There is no shop ${shopId}.`);
    const found = locales.get(locale);
    if (!found && nearestLocale) return { shopId, ...findNearest(locale, locales) };
    if (!found) {
      throw new ProblemError('LOCALE_UNKNOWN', `${shopId} is offered in ${[...locales.keys()].join(', ')}.`);
    }
    return { shopId, locale, ...found };
  };
}
