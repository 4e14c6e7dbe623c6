import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { shopLocales } from '../../db/schema/shops.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { SeedShop } from '../../seed/seed-data.ts';
import { allSeedLocales } from '../../seed/seed-locales.ts';
import type { SeedLocale } from '../../seed/seed-texts.ts';
import { requireShop } from '../require-shop.ts';
import { exportCategories } from './export-categories.ts';
import type { ExportContext } from './export-context.ts';
import { exportEditorial } from './export-editorial.ts';
import { exportPages } from './export-pages.ts';
import { exportProducts } from './export-products.ts';
import { exportSettings } from './export-settings.ts';
import { exportSlugs } from './export-slugs.ts';

/**
 * Reads a shop from the database in the format of files.
 *
 * @throws {StartupError} when there is no such shop, or the format does not support something in it.
 */
export async function exportShop(db: Db, shopId: string): Promise<SeedShop> {
  const shop = await requireShop(db, shopId);
  const rows = await db.select().from(shopLocales).where(eq(shopLocales.shopId, shopId)).orderBy(shopLocales.position);
  const locales = rows.map(({ locale }) => knownLocale(locale));
  const context: ExportContext = { db, shopId, locales };
  const slugs = await exportSlugs(context);
  return {
    ...(await exportSettings(context, shop, rows)),
    categories: await exportCategories(context, slugs),
    products: await exportProducts(context, slugs),
    ...(await exportPages(context, slugs)),
    ...(await exportEditorial(context, slugs)),
  };
}

function knownLocale(locale: string): SeedLocale {
  const known = allSeedLocales.find((one) => one === locale);
  if (known) return known;
  throw new StartupError(
    `The shop is read in ${locale}, which files cannot say.`,
    `They know ${allSeedLocales.join(', ')}.`,
  );
}
