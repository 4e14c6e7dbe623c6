import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { manufacturers } from '../../db/schema/manufacturers.ts';
import { products } from '../../db/schema/products.ts';
import { sellers } from '../../db/schema/sellers.ts';
import { remoteAreas, shippingMethods, shippingTariffs } from '../../db/schema/shipping.ts';
import { defaultTimeZone, type shopLocales, shopRatings, type shops } from '../../db/schema/shops.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { SeedManufacturer, SeedShipping, SeedShop } from '../../seed/seed-data.ts';
import { allSeedLocales } from '../../seed/seed-locales.ts';
import type { ExportContext } from './export-context.ts';
import { createMerger } from './per-language.ts';

/** Returns the content of `shop.yaml`. */
export async function exportSettings(
  context: ExportContext,
  shop: typeof shops.$inferSelect,
  localeRows: readonly (typeof shopLocales.$inferSelect)[],
): Promise<Omit<SeedShop, 'categories' | 'products' | 'pages' | 'menus' | 'blogs'>> {
  const { db, shopId, locales } = context;
  const [seller] = await db.select().from(sellers).where(eq(sellers.shopId, shopId));
  const [rating] = await db.select().from(shopRatings).where(eq(shopRatings.shopId, shopId));
  const storefronts = Object.fromEntries(
    localeRows.flatMap(({ locale, storefront }) => (storefront ? [[locale, storefront]] : [])),
  );
  const made = await exportManufacturers(context);
  const shipping = await exportShipping(context);
  const isUsual = locales.length === allSeedLocales.length && locales.every((one, at) => one === allSeedLocales[at]);
  return {
    id: shopId,
    name: shop.name,
    ...(!isUsual && { locales }),
    ...(shop.timeZone !== defaultTimeZone && { timeZone: shop.timeZone }),
    ...(shop.mailbox !== null && { mailbox: shop.mailbox }),
    ...(shop.color !== null && { color: shop.color }),
    ...(shop.mailLook !== null && { mails: shop.mailLook }),
    ...(Object.keys(storefronts).length > 0 && { storefronts }),
    ...(seller && { seller: without(seller, 'shopId') }),
    ...(rating && {
      rating: {
        score: rating.score,
        best: rating.best,
        count: rating.count,
        ...(rating.recommendedPercentage !== null && { recommendedPercentage: rating.recommendedPercentage }),
        source: rating.source,
        ...(rating.url !== null && { url: rating.url }),
      },
    }),
    ...(Object.keys(made).length > 0 && { manufacturers: made }),
    ...(shipping && { shipping }),
  };
}

function without<Row extends object, Key extends keyof Row>(row: Row, key: Key): Omit<Row, Key> {
  const { [key]: _, ...rest } = row;
  return rest;
}

/** Exports manufacturers by the brand's name on products, or by its identifier for a brand without products. */
async function exportManufacturers({ db, shopId }: ExportContext): Promise<Readonly<Record<string, SeedManufacturer>>> {
  const rows = await db
    .select()
    .from(manufacturers)
    .where(eq(manufacturers.shopId, shopId))
    .orderBy(manufacturers.brandId);
  const brands = await db
    .selectDistinct({ id: products.brandId, name: products.brand })
    .from(products)
    .where(eq(products.shopId, shopId));
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    rows.map(({ brandId, company, responsible }) => [
      names.get(brandId) ?? brandId,
      { ...company, ...(responsible && { responsible }) },
    ]),
  );
}

async function exportShipping({ db, shopId, locales }: ExportContext): Promise<SeedShipping | undefined> {
  const methods = await db.select().from(shippingMethods).where(eq(shippingMethods.shopId, shopId));
  if (methods.length === 0) return undefined;
  const tariffs = await db
    .select()
    .from(shippingTariffs)
    .where(eq(shippingTariffs.shopId, shopId))
    .orderBy(asc(shippingTariffs.position));
  const areas = await db
    .select({ country: remoteAreas.country, postalCode: remoteAreas.postalCode, surcharge: remoteAreas.surcharge })
    .from(remoteAreas)
    .where(eq(remoteAreas.shopId, shopId))
    .orderBy(asc(remoteAreas.country), asc(remoteAreas.postalCode));
  const order = ['Deliver', 'Pickup', 'DeliverAndAssemble'];
  return {
    methods: methods
      .toSorted((one, other) => order.indexOf(one.method) - order.indexOf(other.method))
      .map(({ method, name, description, pickupAddress }) => {
        const merge = createMerger(locales, `The delivery method ${method}`);
        return {
          method,
          name: merge.text(name),
          ...merge.optional('description', description ?? {}),
          ...(pickupAddress && { pickupAddress }),
          tariffs: tariffs
            .filter((tariff) => tariff.method === method)
            .map(({ country, maxWeight, maxLength, price, freeFrom }) => ({
              country: exportCountry(country),
              ...(maxWeight !== null && { maxWeight }),
              ...(maxLength !== null && { maxLength }),
              price,
              ...(freeFrom && { freeFrom }),
            })),
        };
      }),
    ...(areas.length > 0 && {
      remoteAreas: areas.map(({ country, postalCode, surcharge }) => ({
        country: addressCountry(country),
        postalCode,
        surcharge,
      })),
    }),
  };
}

const countries = z.enum(['NL', 'BE', 'FR', 'DE', 'AT', 'GB', '*']);

/** Returns a country code. @throws {StartupError} for a country that the format of files does not support. */
function exportCountry(country: string) {
  const known = countries.safeParse(country);
  if (known.success) return known.data;
  throw new StartupError(
    `There is a tariff for ${country}, which files cannot say.`,
    `They know ${countries.options.join(', ')}.`,
  );
}

function addressCountry(country: string) {
  const found = exportCountry(country);
  if (found !== '*') return found;
  throw new StartupError('There is a remote area in every country at once.', 'Give it a country.');
}
