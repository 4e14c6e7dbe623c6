import type { OptionBounds } from '../configurator/option-bounds.ts';
import { optionTypes } from '../configurator/option-types.ts';
import type { optionValues, productOptions } from '../db/schema/options.ts';
import type {
  PhotoPrintSettings,
  productAttributes,
  productCategories,
  productFacets,
  productPictures,
  products,
  productTexts,
} from '../db/schema/products.ts';
import type { stock } from '../db/schema/stock.ts';
import type { priceHistory, variantPrices, variants, volumeTiers } from '../db/schema/variants.ts';
import { storedVideo } from './insert/seed-context.ts';
import { optionSettings } from './option-settings.ts';
import { facetRows } from './product-facets.ts';
import type { SeedPhotoPrint, SeedProduct, SeedShop } from './seed-data.ts';
import { allSeedLocales, byLocale, inLocale } from './seed-locales.ts';
import { getMeasure } from './seed-measure.ts';
import { pricesUntil } from './seed-reduction.ts';
import type { PerLanguage } from './seed-texts.ts';
import { variantColor, variantId, variantNames } from './seed-variants.ts';
import { slugify } from './slugify.ts';

export interface ProductRows {
  readonly products: (typeof products.$inferInsert)[];
  readonly productTexts: (typeof productTexts.$inferInsert)[];
  readonly productCategories: (typeof productCategories.$inferInsert)[];
  readonly productPictures: (typeof productPictures.$inferInsert)[];
  readonly productAttributes: (typeof productAttributes.$inferInsert)[];
  readonly productFacets: (typeof productFacets.$inferInsert)[];
  readonly variants: (typeof variants.$inferInsert)[];
  readonly priceHistory: (typeof priceHistory.$inferInsert)[];
  readonly variantPrices: (typeof variantPrices.$inferInsert)[];
  readonly stock: (typeof stock.$inferInsert)[];
  readonly volumeTiers: (typeof volumeTiers.$inferInsert)[];
  readonly productOptions: (typeof productOptions.$inferInsert)[];
  readonly optionValues: (typeof optionValues.$inferInsert)[];
}

/** Default of a photo print: the image may be scaled within the size of the variant. */
const standardPhotoPrint: SeedPhotoPrint = {
  scale: { min: 25, max: 200, step: 1, default: 100 },
  minimumDpi: 72,
  recommendedDpi: 150,
};

const photoUploads = ['image/jpeg', 'image/png', 'image/webp'];

/** Returns the rows of one product, without those that refer to other products. */
export function productRows(shop: SeedShop, product: SeedProduct, position: number): ProductRows {
  const shopId = shop.id;
  const productId = product.key;
  const locales = shop.locales ?? allSeedLocales;
  const all = <T>(values: PerLanguage<T>): Record<string, T> => byLocale(values, locales);
  const decisive = new Set(product.variants.flatMap(({ choices }) => Object.keys(choices)));
  const { acoustics = {}, delivery, quantity, options = [] } = product;
  const categoryIds = withAncestors(shop, product.categories);
  const reducedSince = product.reduction && new Date(product.reduction.since);
  const prices = product.variants.flatMap((variant) =>
    Object.entries(variant.price).map(([currency, priceExcVat]) => ({
      shopId,
      variantId: variantId(product, variant),
      currency,
      priceExcVat,
    })),
  );

  return {
    products: [
      {
        shopId,
        id: productId,
        kind: product.kind ?? 'Standard',
        position,
        brandId: slugify(product.brand),
        brand: product.brand,
        unit: product.unit ?? 'piece',
        since: product.since,
        absorption: acoustics.absorption ? [...acoustics.absorption] : null,
        placement: acoustics.placement ? [...acoustics.placement] : null,
        faces: acoustics.faces ?? null,
        faceArea: acoustics.faceArea ?? null,
        nrc: acoustics.nrc ?? null,
        alphaW: acoustics.alphaW ?? null,
        soundClass: acoustics.soundClass ?? null,
        fireClass: acoustics.fireClass ?? null,
        thickness: acoustics.thickness ?? null,
        density: acoustics.density ?? null,
        deliveryMin: delivery.time.min,
        deliveryMax: delivery.time.max,
        deliveryPeriod: delivery.time.unit,
        deliveryMethods: [...delivery.methods],
        ...(quantity && {
          minimumQuantity: quantity.min,
          maximumQuantity: quantity.max,
          quantityStep: quantity.step,
          perCustomer: quantity.perCustomer ?? null,
        }),
        photoPrint:
          product.kind === 'PhotoPrint' ? photoPrintSettings(product.photoPrint ?? standardPhotoPrint, all) : null,
        video: storedVideo(product.video, all),
        sampleSku: product.sample ?? null,
        warnings: (product.warnings ?? []).map(all),
      },
    ],
    productTexts: locales.map((locale) => ({
      shopId,
      productId,
      locale,
      name: inLocale(product.name, locale),
      intro: inLocale(product.intro, locale),
      description: inLocale(product.description, locale),
      metaTitle: product.metaTitle ? inLocale(product.metaTitle, locale) : null,
      metaDescription: product.metaDescription ? inLocale(product.metaDescription, locale) : null,
    })),
    productCategories: categoryIds.map((categoryId, index) => ({ shopId, productId, categoryId, position: index })),
    productPictures: product.images.map(({ key, alt }, index) => ({
      shopId,
      productId,
      position: index,
      pictureKey: key,
      alt: all(alt),
    })),
    productAttributes: product.attributes.map(({ name, value, type = 'text' }, index) => ({
      shopId,
      productId,
      position: index,
      name: all(name),
      value: all(value),
      type,
    })),
    productFacets: facetRows(shop, product, categoryIds),
    variants: product.variants.map((variant, index) => {
      const color = variantColor(product, variant, locales);
      const measure = getMeasure(product, variant);
      return {
        shopId,
        id: variantId(product, variant),
        productId,
        position: index,
        sku: variant.sku,
        ...variantNames(product, variant, locales),
        choices: variant.choices,
        colorHex: color?.hex ?? null,
        colorName: color?.name ?? null,
        width: variant.size?.width ?? null,
        height: variant.size?.height ?? null,
        depth: variant.size?.depth ?? null,
        weight: variant.weight ?? null,
        measureUnit: measure?.unit ?? null,
        measureAmount: measure?.amount ?? null,
        pictureKey: variant.image?.key ?? null,
        pictureAlt: variant.image ? all(variant.image.alt) : null,
        inStock: variant.inStock ?? true,
      };
    }),
    priceHistory: prices.flatMap((price) => pricesUntil(product.reduction, price)),
    variantPrices: prices.map((price) => ({ ...price, ...(reducedSince && { reducedSince }) })),
    stock: product.variants.flatMap((variant) =>
      variant.stock === undefined ? [] : [{ shopId, variantId: variantId(product, variant), available: variant.stock }],
    ),
    volumeTiers: (product.tiers ?? []).map(({ min, max, discountPercent }, index) => ({
      shopId,
      productId,
      position: index,
      minQuantity: min ?? null,
      maxQuantity: max ?? null,
      discountPercent,
    })),
    productOptions: options.map((option, index) => ({
      shopId,
      productId,
      id: option.key,
      position: index,
      type: option.type,
      label: all(option.name),
      hint: option.description ? all(option.description) : null,
      required: optionTypes[option.type].asks && (option.required ?? decisive.has(option.key)),
      settings: optionSettings(option, product, all),
    })),
    optionValues: options.flatMap((option) =>
      (option.values ?? []).map((value, index) => ({
        shopId,
        productId,
        optionId: option.key,
        id: value.key,
        position: index,
        label: all(value.name),
        color: value.color ?? null,
        pictureKey: value.image?.key ?? null,
        pictureAlt: value.image ? all(value.image.alt) : null,
        surcharge: value.surcharge ?? {},
      })),
    ),
  };
}

/** Returns its own categories in their order, then their ancestors, so that listings of those contain it too. */
function withAncestors(shop: SeedShop, keys: readonly string[]): string[] {
  const found = new Set(keys.filter((key) => shop.categories.some((category) => category.key === key)));
  for (const key of found) {
    const parent = shop.categories.find((category) => category.key === key)?.parent;
    // Iterating a set includes the entries that are added meanwhile.
    if (parent !== undefined && shop.categories.some((category) => category.key === parent)) found.add(parent);
  }
  return [...found];
}

function photoPrintSettings(
  given: SeedPhotoPrint,
  all: (text: PerLanguage<string>) => Record<string, string>,
): PhotoPrintSettings {
  const scale = (kind: 'Width' | 'Height' | 'Scale', bounds: OptionBounds | undefined) =>
    bounds
      ? [
          {
            kind,
            unit: kind === 'Scale' ? ('percent' as const) : ('mm' as const),
            minimum: bounds.min,
            maximum: bounds.max,
            step: bounds.step,
            default: bounds.default ?? bounds.min,
          },
        ]
      : [];
  return {
    scales: [...scale('Width', given.width), ...scale('Height', given.height), ...scale('Scale', given.scale)],
    minimumDpi: given.minimumDpi,
    recommendedDpi: given.recommendedDpi,
    accept: photoUploads,
    stockImages: (given.stockImages ?? []).map(({ licenseCode, title, image }) => ({
      licenseCode,
      title: all(title),
      pictureKey: image.key,
      pictureAlt: all(image.alt),
    })),
  };
}
