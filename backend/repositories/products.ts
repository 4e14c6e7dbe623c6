import { and, asc, eq, inArray } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import { categoryTexts } from '../db/schema/categories.ts';
import { pictures } from '../db/schema/pictures.ts';
import {
  productAttributes,
  productCategories,
  productPictures,
  products,
  productTexts,
  relatedProducts,
} from '../db/schema/products.ts';
import { type Image, toImage } from '../pictures/image.ts';
import { priceProduct } from '../pricing/price-product.ts';
import { vatPercentageOf, withVat } from '../pricing/vat.ts';
import { loadProductCards } from './product-cards.ts';
import { loadOptions } from './product-options.ts';
import { loadTiers, loadVariants, type VariantRow } from './product-prices.ts';
import { findOwner, loadSlugsOf } from './slugs.ts';
import { textIn } from './text.ts';

export type Product = components['schemas']['Product'];
type ProductRow = typeof products.$inferSelect;

/** The id of the product that an id or any of its slugs names. */
export function findProduct(db: Db, shop: ShopView, idOrSlug: string): Promise<string | undefined> {
  return findOwner(db, shop, 'product', idOrSlug);
}

/** The variant of a product that an id, or a slug of any locale, names. The asked locale decides where they clash. */
export function pickVariant(
  variants: readonly VariantRow[],
  { locale }: ShopView,
  idOrSlug: string,
): VariantRow | undefined {
  return (
    variants.find(({ id }) => id === idOrSlug) ??
    variants.find(({ slug }) => slug[locale] === idOrSlug) ??
    variants.find(({ slug }) => Object.values(slug).includes(idOrSlug))
  );
}

/**
 * A product in full, in one of its variants if one is named.
 *
 * @returns `undefined` when the product has no such variant.
 */
export async function loadProduct(
  db: Db,
  shop: ShopView,
  id: string,
  variantIdOrSlug?: string,
): Promise<Product | undefined> {
  const { shopId, locale } = shop;
  const variants = await loadVariants(db, shop, id);
  const chosen = variantIdOrSlug === undefined ? undefined : pickVariant(variants, shop, variantIdOrSlug);
  if (variantIdOrSlug !== undefined && !chosen) return undefined;
  const shown = chosen ?? variants[0];

  const [row] = await db
    .select({ product: products, texts: productTexts })
    .from(products)
    .innerJoin(
      productTexts,
      and(
        eq(productTexts.shopId, products.shopId),
        eq(productTexts.productId, products.id),
        eq(productTexts.locale, locale),
      ),
    )
    .where(and(eq(products.shopId, shopId), eq(products.id, id)));
  if (!row) throw new Error(`Product ${id} of ${shopId} has no texts in ${locale}.`);
  const { product, texts } = row;

  const images = await loadImages(db, shop, id);
  const variantImages = await loadVariantImages(db, shop, variants);
  const ownImages = chosen ? (variantImages.get(chosen.id) ?? []) : [];
  const attributes = await db
    .select()
    .from(productAttributes)
    .where(and(eq(productAttributes.shopId, shopId), eq(productAttributes.productId, id)))
    .orderBy(asc(productAttributes.position));
  const related = await db
    .select({ id: relatedProducts.relatedId })
    .from(relatedProducts)
    .where(and(eq(relatedProducts.shopId, shopId), eq(relatedProducts.productId, id)))
    .orderBy(asc(relatedProducts.position));

  const acoustics = toAcoustics(product);
  return {
    id,
    kind: product.kind,
    ...(chosen && { variantId: chosen.id }),
    sku: shown.sku,
    name: texts.name,
    ...(await loadSlugsOf(db, shop, 'product', id)),
    summary: texts.intro,
    description: texts.description,
    ...(texts.metaTitle !== null && { metaTitle: texts.metaTitle }),
    ...(texts.metaDescription !== null && { metaDescription: texts.metaDescription }),
    category: await loadMainCategory(db, shop, id),
    brand: product.brand,
    images: [...ownImages, ...images.filter(({ folder }) => !ownImages.some((own) => own.folder === folder))],
    variants: variants.length > 1 ? variants.map((variant) => toVariant(variant, shop, variantImages)) : [],
    options: await loadOptions(db, shop, id),
    pricing: priceProduct(shop, shown.priceExcVat, await loadTiers(db, shopId, id), 1),
    unit: product.unit,
    attributes: attributes.map(({ name, value, type }) => ({
      name: textIn(name, locale),
      value: textIn(value, locale),
      type,
    })),
    ...(Object.keys(acoustics).length > 0 && { acoustics }),
    delivery: {
      value: product.deliveryMax,
      ...(product.deliveryMin < product.deliveryMax && { minimum: product.deliveryMin }),
      period: product.deliveryPeriod,
      methods: product.deliveryMethods,
    },
    related: await loadProductCards(
      db,
      shop,
      related.map((entry) => entry.id),
    ),
  };
}

async function loadImages(db: Db, { shopId, locale }: ShopView, productId: string): Promise<Image[]> {
  const rows = await db
    .select({ picture: pictures, alt: productPictures.alt })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.key, productPictures.pictureKey))
    .where(and(eq(productPictures.shopId, shopId), eq(productPictures.productId, productId)))
    .orderBy(asc(productPictures.position));
  return rows.map(({ picture, alt }) => toImage(picture, textIn(alt, locale)));
}

async function loadVariantImages(
  db: Db,
  { locale }: ShopView,
  variants: readonly VariantRow[],
): Promise<ReadonlyMap<string, Image[]>> {
  const keys = [...new Set(variants.flatMap(({ pictureKey }) => pictureKey ?? []))];
  if (keys.length === 0) return new Map();
  const rows = await db.select().from(pictures).where(inArray(pictures.key, keys));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return new Map(
    variants.map(({ id, pictureKey, pictureAlt }) => {
      const picture = pictureKey === null ? undefined : byKey.get(pictureKey);
      return [id, picture && pictureAlt ? [toImage(picture, textIn(pictureAlt, locale))] : []];
    }),
  );
}

function toVariant(
  variant: VariantRow,
  { locale, country }: ShopView,
  images: ReadonlyMap<string, Image[]>,
): Product['variants'][number] {
  const { id, sku, name, slug, choices, priceExcVat, width, height, depth, weight, colorHex, colorName, inStock } =
    variant;
  return {
    id,
    sku,
    choices: { ...choices },
    priceIncVat: withVat(priceExcVat, vatPercentageOf(country)),
    priceExcVat,
    ...(width !== null && height !== null && { size: { width, height, ...(depth !== null && { depth }) } }),
    ...(weight !== null && { weight }),
    name: textIn(name, locale),
    slug: textIn(slug, locale),
    ...(colorHex !== null && colorName && { color: { name: textIn(colorName, locale), hex: colorHex } }),
    images: images.get(id) ?? [],
    inStock,
  };
}

async function loadMainCategory(db: Db, { shopId, locale }: ShopView, productId: string): Promise<Product['category']> {
  const [row] = await db
    .select({ id: productCategories.categoryId, name: categoryTexts.name })
    .from(productCategories)
    .innerJoin(
      categoryTexts,
      and(
        eq(categoryTexts.shopId, productCategories.shopId),
        eq(categoryTexts.categoryId, productCategories.categoryId),
        eq(categoryTexts.locale, locale),
      ),
    )
    .where(and(eq(productCategories.shopId, shopId), eq(productCategories.productId, productId)))
    .orderBy(asc(productCategories.position))
    .limit(1);
  if (!row) throw new Error(`Product ${productId} of ${shopId} is in no category.`);
  const { slug } = await loadSlugsOf(db, { shopId, locale }, 'category', row.id);
  return { ...row, slug };
}

function toAcoustics(product: ProductRow): NonNullable<Product['acoustics']> {
  const { absorption, nrc, alphaW, soundClass, fireClass, thickness, density } = product;
  const [hz125, hz250, hz500, hz1000, hz2000, hz4000] = absorption ?? [];
  const measured =
    hz125 !== undefined &&
    hz250 !== undefined &&
    hz500 !== undefined &&
    hz1000 !== undefined &&
    hz2000 !== undefined &&
    hz4000 !== undefined;
  return {
    ...(measured && { absorption: { hz125, hz250, hz500, hz1000, hz2000, hz4000 } }),
    ...(nrc !== null && { nrc }),
    ...(alphaW !== null && { alphaW }),
    ...(soundClass !== null && { soundClass }),
    ...(fireClass !== null && { fireClass }),
    ...(thickness !== null && { thickness }),
    ...(density !== null && { density }),
  };
}
