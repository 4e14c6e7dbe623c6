import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import { type Image, toImage } from '../images/image.ts';
import { priceProduct } from '../pricing/price-product.ts';
import { getVatPercentage, withVat } from '../pricing/vat.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { loadRuledImages } from './image-rules.ts';
import { toPriorPrice } from './prior-price.ts';
import { loadProductCards } from './product-cards.ts';
import { loadVariants, type VariantRow } from './product-prices.ts';
import { loadProductRow, type ProductRow, type SampleRow } from './product-row.ts';
import { findOwner } from './slugs.ts';
import { getText, searchTexts } from './text.ts';
import { readMeasure, toUnitPrice } from './unit-price.ts';
import { toVideo } from './video.ts';

export type Product = components['schemas']['Product'];

/** Max. images of a product, as in the API. */
const maxImages = 30;

/** Returns the id of the product that an id or any of its slugs names. */
export function findProduct(db: Db, shop: ShopView, idOrSlug: string): Promise<string | undefined> {
  return findOwner(db, shop, 'product', idOrSlug);
}

/**
 * Returns the variant of a product that an id, or a slug of any locale, names. Where slugs clash, the requested locale
 * decides.
 */
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

/** The sources that products are loaded from. */
interface ProductSources {
  readonly db: Db;
  /** Loads the options of a product. */
  readonly loadOptions: (db: Db, shop: ShopView, productId: string) => Promise<Product['options']>;
}

/**
 * Loads a product in full, in the named variant if there is one.
 *
 * @returns `undefined` when the product has no such variant.
 */
export async function loadProduct(
  { db, loadOptions }: ProductSources,
  shop: ShopView,
  id: string,
  variantIdOrSlug?: string,
): Promise<Product | undefined> {
  const { locale } = shop;
  const variants = await loadVariants(db, shop, id);
  const chosen = variantIdOrSlug === undefined ? undefined : pickVariant(variants, shop, variantIdOrSlug);
  if (variantIdOrSlug !== undefined && !chosen) return undefined;
  const shown = chosen ?? variants[0];

  const row = await loadProductRow(db, shop, id);
  const slug = row.slugs[locale];
  if (slug === undefined) throw new Error(`Product ${id} of ${shop.shopId} has no slug in ${locale}.`);
  const images = row.pictures.map((picture) => toImage(picture, getText(picture.alt, locale)));
  const variantImages = await loadVariantImages(db, shop, variants);
  // While nothing is chosen no single article is shown, unless the product has one variant only.
  const ownImages = chosen || variants.length === 1 ? (variantImages.get(shown.id) ?? []) : [];
  const acoustics = toAcoustics(row);
  const safety = toSafety(row, locale);
  const pricing = priceProduct(shop, shown.priceExcVat, row.tiers, 1);
  const priorPrice = toPriorPrice(shop, shown.priceExcVat, shown.lowestPrior);
  const measure = readMeasure(shown.measureUnit, shown.measureAmount);
  return {
    id,
    kind: row.kind,
    ...(chosen && { variantId: chosen.id }),
    sku: shown.sku,
    name: row.name,
    slug,
    slugs: { ...row.slugs },
    summary: row.intro,
    description: row.description,
    ...searchTexts(row),
    category: row.category,
    brand: row.brand,
    images: withoutRepeats([...ownImages, ...images]).slice(0, maxImages),
    ...(row.video && { video: toVideo(row.video, locale) }),
    variants: variants.length > 1 ? variants.map((variant) => toVariant(variant, shop, variantImages)) : [],
    options: await loadOptions(db, shop, id),
    pricing,
    ...(priorPrice && { priorPrice }),
    ...(measure && { unitPrice: toUnitPrice(measure, pricing) }),
    unit: row.unit,
    attributes: row.attributes.map(({ name, value, type }) => ({
      name: getText(name, locale),
      value: getText(value, locale),
      type,
    })),
    ...(Object.keys(acoustics).length > 0 && { acoustics }),
    ...(safety && { safety }),
    delivery: {
      value: row.delivery_max,
      ...(row.delivery_min < row.delivery_max && { minimum: row.delivery_min }),
      period: row.delivery_period,
      methods: row.delivery_methods,
    },
    ...(row.sample && { sample: toSample(row.sample, shop) }),
    related: await loadProductCards(db, shop, row.related),
  };
}

/** Loads images by the id of the variant: those of the matching image rule, then its own. */
async function loadVariantImages(
  db: Db,
  shop: ShopView,
  variants: readonly VariantRow[],
): Promise<ReadonlyMap<string, Image[]>> {
  const ruled = await loadRuledImages(
    db,
    shop,
    variants.map(({ sku }) => sku),
  );
  return new Map(
    variants.map(({ id, sku, picture, pictureAlt }) => {
      const own = picture && pictureAlt ? [toImage(picture, getText(pictureAlt, shop.locale))] : [];
      return [id, withoutRepeats([...(ruled.get(sku) ?? []), ...own])];
    }),
  );
}

function withoutRepeats(images: readonly Image[]): Image[] {
  return images.filter(({ folder }, index) => images.findIndex((other) => other.folder === folder) === index);
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
    name: getText(name, locale),
    slug: getText(slug, locale),
    choices: { ...choices },
    priceIncVat: withVat(priceExcVat, getVatPercentage(country)),
    priceExcVat,
    ...(width !== null && height !== null && { size: { width, height, ...(depth !== null && { depth }) } }),
    ...(weight !== null && { weight }),
    ...(colorHex !== null && colorName && { color: { name: getText(colorName, locale), hex: colorHex } }),
    images: images.get(id) ?? [],
    inStock,
  };
}

/** Returns the manufacturer and the warnings of a product; `undefined` where neither is known. */
function toSafety({ manufacturer, warnings }: ProductRow, locale: string): Product['safety'] {
  if (!manufacturer && warnings.length === 0) return undefined;
  return {
    ...(manufacturer && { manufacturer: manufacturer.company }),
    ...(manufacturer?.responsible && { responsible: manufacturer.responsible }),
    warnings: warnings.map((warning) => getText(warning, locale)),
  };
}

function toSample(
  { productId, variantId, name, slug, variant, excVat }: SampleRow,
  { locale, country, currency }: ShopView,
): NonNullable<Product['sample']> {
  return {
    productId,
    variantId,
    name,
    slug,
    ...(variant && { variantName: getText(variant.name, locale), variantSlug: getText(variant.slug, locale) }),
    currency,
    priceIncVat: withVat(excVat, getVatPercentage(country)),
    priceExcVat: excVat,
  };
}

function toAcoustics(row: ProductRow): NonNullable<Product['acoustics']> {
  const [hz125, hz250, hz500, hz1000, hz2000, hz4000] = row.absorption ?? [];
  const measured =
    hz125 !== undefined &&
    hz250 !== undefined &&
    hz500 !== undefined &&
    hz1000 !== undefined &&
    hz2000 !== undefined &&
    hz4000 !== undefined;
  return {
    ...(measured && { absorption: { hz125, hz250, hz500, hz1000, hz2000, hz4000 } }),
    ...(row.placement !== null && { placement: row.placement }),
    ...(row.faces !== null && { faces: row.faces }),
    ...(row.face_area !== null && { faceArea: row.face_area }),
    ...(row.nrc !== null && { nrc: row.nrc }),
    ...(row.alpha_w !== null && { alphaW: row.alpha_w }),
    ...(row.sound_class !== null && { soundClass: row.sound_class }),
    ...(row.fire_class !== null && { fireClass: row.fire_class }),
    ...(row.thickness !== null && { thickness: row.thickness }),
    ...(row.density !== null && { density: row.density }),
  };
}
