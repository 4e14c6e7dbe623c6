import { manufacturers } from '../../db/schema/manufacturers.ts';
import { sellers } from '../../db/schema/sellers.ts';
import { defaultTimeZone, shopLocales, shopRatings, shops } from '../../db/schema/shops.ts';
import type { SeedShop } from '../seed-data.ts';
import { seedLocales } from '../seed-locales.ts';
import { slugify } from '../slugify.ts';
import { insertAdvice } from './insert-advice.ts';
import { insertBlogs } from './insert-blogs.ts';
import { insertCategories } from './insert-categories.ts';
import { insertImageRules } from './insert-image-rules.ts';
import { insertInspiration } from './insert-inspiration.ts';
import { insertJobOffers } from './insert-job-offers.ts';
import { insertPages } from './insert-pages.ts';
import { insertProducts } from './insert-products.ts';
import { insertProjects } from './insert-projects.ts';
import type { WriteRows } from './insert-rows.ts';
import { insertShipping } from './insert-shipping.ts';
import { insertSlugs } from './insert-slugs.ts';
import { createSeedContext } from './seed-context.ts';

/** Inserts every row of a shop, in the order in which they refer to each other; its images must exist. */
export async function insertShop(write: WriteRows, shop: SeedShop): Promise<void> {
  const context = createSeedContext(shop);
  const { shopId, locales } = context;
  const { id, name, timeZone = defaultTimeZone, mailbox, color, mails, seller, rating } = shop;
  await write(shops, [{ id, name, timeZone, mailbox: mailbox ?? null, color: color ?? null, mailLook: mails ?? null }]);
  await write(
    shopLocales,
    locales.map((locale, position) => ({
      shopId,
      locale,
      ...seedLocales[locale],
      position,
      storefront: shop.storefronts?.[locale] ?? null,
    })),
  );
  await write(sellers, seller ? [{ shopId, ...seller }] : []);
  await write(
    manufacturers,
    Object.entries(shop.manufacturers ?? {}).map(([brand, { responsible, ...company }]) => ({
      shopId,
      brandId: slugify(brand),
      company,
      responsible: responsible ?? null,
    })),
  );
  await write(shopRatings, rating ? [{ shopId, ...rating }] : []);
  await insertCategories(write, context);
  await insertProducts(write, context);
  await insertShipping(write, context);
  await insertImageRules(write, context);
  await insertPages(write, context);
  await insertBlogs(write, context);
  await insertAdvice(write, context);
  await insertProjects(write, context);
  await insertInspiration(write, context);
  await insertJobOffers(write, context);
  await insertSlugs(write, context);
}
