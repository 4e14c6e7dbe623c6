import { asc, eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { optionValues, productOptions } from '../../db/schema/options.ts';
import {
  productAttributes,
  productCategories,
  productFacets,
  productPictures,
  products,
  productTexts,
  relatedProducts,
} from '../../db/schema/products.ts';
import { stock } from '../../db/schema/stock.ts';
import { priceHistory, variantPrices, variants, volumeTiers } from '../../db/schema/variants.ts';
import type { SeedAttribute, SeedProduct, SeedVariant } from '../../seed/seed-data.ts';
import type { ExportContext } from './export-context.ts';
import { exportVideo } from './export-editorial.ts';
import { exportMeasure } from './export-measure.ts';
import { exportOption } from './export-options.ts';
import { exportPhotoPrint } from './export-photo-print.ts';
import { exportReduction } from './export-reduction.ts';
import { collectSlugs, type FindSlugs } from './export-slugs.ts';
import { groupRows } from './group-rows.ts';
import { createMerger } from './per-language.ts';
import { getTexts } from './texts-of.ts';

/** Exports products with all their parts. */
export async function exportProducts(context: ExportContext, slugs: FindSlugs): Promise<SeedProduct[]> {
  const { locales } = context;
  const load = await loadProductTables(context);
  return load.products.map((row): SeedProduct => {
    const { id, photoPrint } = row;
    const name = `Product ${id}`;
    const merge = createMerger(locales, name);
    const own = getTexts(locales, name, load.texts.get(id) ?? []);
    const variantRows = load.variants.get(id) ?? [];
    const optionRows = load.options.get(id) ?? [];
    const [first, ...others] = variantRows.map((variant): SeedVariant => {
      const { pictureKey, pictureAlt, width, height, depth, weight, inStock } = variant;
      const prices = load.prices.get(variant.id) ?? [];
      const available = load.stock.get(variant.id)?.[0]?.available;
      return {
        sku: variant.sku,
        choices: inOrder(variant.choices, optionRows),
        price: Object.fromEntries(prices.map(({ currency, priceExcVat }) => [currency, priceExcVat])),
        ...(width !== null && height !== null && { size: { width, height, ...(depth !== null && { depth }) } }),
        ...(weight !== null && { weight }),
        ...(pictureKey !== null && pictureAlt && { image: { key: pictureKey, alt: merge.text(pictureAlt) } }),
        ...(!inStock && { inStock }),
        ...(available !== undefined && { stock: available }),
      };
    });
    const [image, ...images] = (load.images.get(id) ?? []).map(({ pictureKey, alt }) => ({
      key: pictureKey,
      alt: merge.text(alt),
    }));
    if (!first || !image) throw new Error(`${name} has no variant or no image.`);
    const options = optionRows.map((option) =>
      exportOption(merge, option, load.optionValues.get(`${id} ${option.id}`) ?? [], first),
    );
    const tiers = load.tiers.get(id) ?? [];
    const materials = load.materials.get(id) ?? [];
    const related = load.related.get(id) ?? [];
    const prices = variantRows.flatMap((variant) => load.prices.get(variant.id) ?? []);
    const history = variantRows.flatMap((variant) => load.history.get(variant.id) ?? []);
    return {
      key: id,
      ...(row.kind !== 'Standard' && { kind: row.kind }),
      categories: (load.categories.get(id) ?? []).map(({ categoryId }) => categoryId),
      brand: row.brand,
      ...collectSlugs(slugs, 'product', id),
      name: own.text((text) => text.name),
      intro: own.text(({ intro }) => intro),
      description: own.text(({ description }) => description),
      ...own.optional('metaTitle', ({ metaTitle }) => metaTitle),
      ...own.optional('metaDescription', ({ metaDescription }) => metaDescription),
      images: [image, ...images],
      ...exportVideo(locales, row.video),
      ...(options.length > 0 && { options }),
      variants: [first, ...others],
      ...(tiers.length > 0 && {
        tiers: tiers.map(({ minQuantity, maxQuantity, discountPercent }) => ({
          ...(minQuantity !== null && { min: minQuantity }),
          ...(maxQuantity !== null && { max: maxQuantity }),
          discountPercent,
        })),
      }),
      attributes: (load.attributes.get(id) ?? []).map(({ name: called, value, type }) => ({
        name: merge.text(called),
        value: merge.text(value),
        ...exportType(type),
      })),
      ...(materials.length > 0 && {
        materials: materials.map(({ valueId, label }) => ({ key: valueId, name: merge.text(label) })),
      }),
      ...exportAcoustics(row),
      delivery: {
        time: { min: row.deliveryMin, max: row.deliveryMax, unit: row.deliveryPeriod },
        methods: row.deliveryMethods,
      },
      since: row.since,
      ...(related.length > 0 && { related: related.map(({ relatedId }) => relatedId) }),
      ...(row.sampleSku !== null && { sample: row.sampleSku }),
      ...(row.unit !== 'piece' && { unit: row.unit }),
      ...exportReduction(prices, history),
      ...(row.warnings.length > 0 && { warnings: row.warnings.map((warning) => merge.text(warning)) }),
      ...exportMeasure(name, variantRows),
      ...exportQuantity(row),
      ...(photoPrint && { photoPrint: exportPhotoPrint(merge, photoPrint) }),
    };
  });
}

/** Loads every table with rows of products, grouped by what they belong to. */
async function loadProductTables({ db, shopId }: ExportContext) {
  const rows = await db
    .select()
    .from(products)
    .where(eq(products.shopId, shopId))
    .orderBy(asc(products.position), asc(products.id));
  const ofShop = (column: AnyPgColumn) => eq(column, shopId);
  const byProduct = <Row extends { readonly productId: string }>(some: readonly Row[]) =>
    groupRows(some, ({ productId }) => productId);
  const byVariant = <Row extends { readonly variantId: string }>(some: readonly Row[]) =>
    groupRows(some, ({ variantId }) => variantId);
  return {
    products: rows,
    texts: byProduct(await db.select().from(productTexts).where(ofShop(productTexts.shopId))),
    categories: byProduct(
      await db
        .select()
        .from(productCategories)
        .where(ofShop(productCategories.shopId))
        .orderBy(asc(productCategories.position)),
    ),
    images: byProduct(
      await db
        .select()
        .from(productPictures)
        .where(ofShop(productPictures.shopId))
        .orderBy(asc(productPictures.position)),
    ),
    attributes: byProduct(
      await db
        .select()
        .from(productAttributes)
        .where(ofShop(productAttributes.shopId))
        .orderBy(asc(productAttributes.position)),
    ),
    materials: byProduct(
      (
        await db.select().from(productFacets).where(ofShop(productFacets.shopId)).orderBy(asc(productFacets.valueId))
      ).filter(({ facetId }) => facetId === 'material'),
    ),
    related: byProduct(
      await db
        .select()
        .from(relatedProducts)
        .where(ofShop(relatedProducts.shopId))
        .orderBy(asc(relatedProducts.position)),
    ),
    variants: byProduct(
      await db.select().from(variants).where(ofShop(variants.shopId)).orderBy(asc(variants.position)),
    ),
    prices: byVariant(
      await db.select().from(variantPrices).where(ofShop(variantPrices.shopId)).orderBy(asc(variantPrices.currency)),
    ),
    history: byVariant(
      await db.select().from(priceHistory).where(ofShop(priceHistory.shopId)).orderBy(asc(priceHistory.since)),
    ),
    stock: byVariant(await db.select().from(stock).where(ofShop(stock.shopId))),
    tiers: byProduct(
      await db.select().from(volumeTiers).where(ofShop(volumeTiers.shopId)).orderBy(asc(volumeTiers.position)),
    ),
    options: byProduct(
      await db.select().from(productOptions).where(ofShop(productOptions.shopId)).orderBy(asc(productOptions.position)),
    ),
    optionValues: groupRows(
      await db.select().from(optionValues).where(ofShop(optionValues.shopId)).orderBy(asc(optionValues.position)),
      ({ productId, optionId }) => `${productId} ${optionId}`,
    ),
  };
}

/** Returns choices in the order of the options, which the database does not store. */
function inOrder(choices: SeedVariant['choices'], options: readonly { readonly id: string }[]): SeedVariant['choices'] {
  const order = options.map(({ id }) => id);
  return Object.fromEntries(
    Object.entries(choices).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  );
}

function exportType(type: string): Pick<SeedAttribute, 'type'> {
  return type === 'number' || type === 'boolean' || type === 'link' ? { type } : {};
}

function exportAcoustics(row: typeof products.$inferSelect): Pick<SeedProduct, 'acoustics'> {
  const { absorption, placement, faces, faceArea, nrc, alphaW, soundClass, fireClass, thickness, density } = row;
  const [hz125, hz250, hz500, hz1000, hz2000, hz4000] = absorption ?? [];
  const isWhole = [hz125, hz250, hz500, hz1000, hz2000, hz4000].every((value) => value !== undefined);
  const acoustics = {
    ...(isWhole && {
      absorption: [hz125 ?? 0, hz250 ?? 0, hz500 ?? 0, hz1000 ?? 0, hz2000 ?? 0, hz4000 ?? 0] as const,
    }),
    ...(placement !== null && { placement }),
    ...(faces !== null && { faces }),
    ...(faceArea !== null && { faceArea }),
    ...(nrc !== null && { nrc }),
    ...(alphaW !== null && { alphaW }),
    ...(soundClass !== null && { soundClass }),
    ...(fireClass !== null && { fireClass }),
    ...(thickness !== null && { thickness }),
    ...(density !== null && { density }),
  };
  return Object.keys(acoustics).length > 0 ? { acoustics } : {};
}

/** Returns the quantities that can be ordered, unless they are the default from 1 to 10,000. */
function exportQuantity(row: typeof products.$inferSelect): Pick<SeedProduct, 'quantity'> {
  const { minimumQuantity: min, maximumQuantity: max, quantityStep: step, perCustomer } = row;
  const isDefault = min === 1 && max === 10_000 && step === 1 && perCustomer === null;
  return isDefault ? {} : { quantity: { min, max, step, ...(perCustomer !== null && { perCustomer }) } };
}
