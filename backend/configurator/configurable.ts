import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import { selectCategoryReference } from '../catalogue/category-reference.ts';
import { pictureColumns } from '../catalogue/fragments.ts';
import { type ImageRule, type ImageRuleRow, selectRulesOfProduct, toImageRule } from '../catalogue/image-rules.ts';
import type { VariantRow } from '../catalogue/product-prices.ts';
import { getText } from '../catalogue/text.ts';
import type { DatabaseReader } from '../db/database.ts';
import { jsonRow } from '../db/json-row.ts';
import type { TextByLocale } from '../db/schema/column-types.ts';
import { optionValues, productOptions } from '../db/schema/options.ts';
import { pictures } from '../db/schema/pictures.ts';
import type { PhotoPrintSettings } from '../db/schema/products.ts';
import { ProblemError } from '../errors/problem.ts';
import { type Image, type PictureRow, toImage } from '../images/image.ts';
import type { VolumeTier } from '../pricing/volume-tiers.ts';
import type { ShopView } from '../shops/shop-view.ts';
import type { ProductOption } from './configuration-types.ts';
import type { StoredOption } from './describe-option.ts';
import { describeOption } from './option-types.ts';

type Schemas = components['schemas'];

/** A variant as configurations are priced by. */
export interface ConfigurableVariant
  extends Pick<
    VariantRow,
    | 'id'
    | 'sku'
    | 'name'
    | 'choices'
    | 'width'
    | 'height'
    | 'depth'
    | 'weight'
    | 'inStock'
    | 'pictureAlt'
    | 'priceExcVat'
    | 'picture'
  > {
  /** Units in stock; null: made to order. */
  readonly available: number | null;
}

/** An option as the database stores it. */
export type OptionRows = Omit<StoredOption, 'shop'>;

/** A product with everything that validating, pricing and showing its configurations needs. */
export interface Configurable {
  readonly productId: string;
  readonly kind: Schemas['ProductKind'];
  readonly name: string;
  readonly brand: string;
  /** Absent: it has no page in the locale. */
  readonly slug: string | undefined;
  readonly category: NonNullable<Schemas['OrderLine']['category']> | undefined;
  readonly image: Image | undefined;
  readonly unit: Schemas['PriceUnit'];
  readonly bounds: Schemas['QuantityBounds'];
  readonly delivery: Schemas['Delivery'];
  /** Of a photo print. */
  readonly photoPrint: PhotoPrintSettings | null;
  readonly options: readonly ProductOption[];
  readonly storedOptions: readonly OptionRows[];
  /** The default first. */
  readonly variants: readonly [ConfigurableVariant, ...ConfigurableVariant[]];
  readonly tiers: readonly VolumeTier[];
  /** Rules that may assign images to its variants. */
  readonly imageRules: readonly ImageRule[];
}

/** A product as the statement selects it. */
export interface ConfigurableRow {
  readonly id: string;
  readonly kind: Configurable['kind'];
  readonly unit: Configurable['unit'];
  readonly brand: string;
  readonly photoPrint: PhotoPrintSettings | null;
  readonly minimumQuantity: number;
  readonly maximumQuantity: number;
  readonly quantityStep: number;
  readonly perCustomer: number | null;
  readonly deliveryMin: number;
  readonly deliveryMax: number;
  readonly deliveryPeriod: Schemas['Delivery']['period'];
  readonly deliveryMethods: Schemas['Delivery']['methods'];
  readonly name: string;
  readonly slug: string | null;
  readonly category: Configurable['category'] | null;
  readonly picture: (PictureRow & { readonly alt: TextByLocale }) | null;
  readonly options: readonly OptionRows[];
  readonly variants: readonly ConfigurableVariant[];
  readonly tiers: readonly VolumeTier[];
  readonly rules: readonly ImageRuleRow[];
}

/** Loads a product with its variants, options and prices. @throws {ProblemError} `PRODUCT_NOT_FOUND` */
export async function loadConfigurable(db: DatabaseReader, shop: ShopView, productId: string): Promise<Configurable> {
  const { rows } = await db.execute<{ readonly products: readonly ConfigurableRow[] }>(
    sql`select ${selectConfigurables(shop, sql`p.id = ${productId}`)} as products`,
  );
  return requireConfigurable(toConfigurables(shop, rows[0]?.products ?? []), productId);
}

/** Returns one of several products. @throws {ProblemError} `PRODUCT_NOT_FOUND` */
export function requireConfigurable(products: ReadonlyMap<string, Configurable>, productId: string): Configurable {
  const product = products.get(productId);
  if (!product) throw new ProblemError('PRODUCT_NOT_FOUND');
  return product;
}

/** Returns products that were selected, by id. */
export function toConfigurables(shop: ShopView, rows: readonly ConfigurableRow[]): ReadonlyMap<string, Configurable> {
  return new Map(rows.map((row) => [row.id, toConfigurable(shop, row)]));
}

function toConfigurable(shop: ShopView, row: ConfigurableRow): Configurable {
  const { locale, shopId, currency } = shop;
  const [first, ...others] = row.variants;
  if (!first) throw new Error(`Product ${row.id} of ${shopId} has no variant with a price in ${currency}.`);
  const { kind, unit, brand, name, photoPrint, tiers, minimumQuantity, picture } = row;
  return {
    productId: row.id,
    kind,
    unit,
    brand,
    name,
    photoPrint,
    tiers,
    slug: row.slug ?? undefined,
    category: row.category ?? undefined,
    image: picture ? toImage(picture, getText(picture.alt, locale)) : undefined,
    bounds: {
      minimum: minimumQuantity,
      maximum: Math.min(row.maximumQuantity, row.perCustomer ?? row.maximumQuantity),
      step: row.quantityStep,
      default: minimumQuantity,
      ...(row.perCustomer !== null && { perCustomer: row.perCustomer }),
    },
    delivery: {
      value: row.deliveryMax,
      ...(row.deliveryMin < row.deliveryMax && { minimum: row.deliveryMin }),
      period: row.deliveryPeriod,
      methods: row.deliveryMethods,
    },
    options: row.options.map((stored) => describeOption({ shop, ...stored })),
    storedOptions: row.options,
    variants: [first, ...others],
    imageRules: row.rules.map((rule) => toImageRule(shop, rule)),
  };
}

/**
 * Selects products as one JSON array, each with all that its configurations need: any number of them by one statement.
 *
 * @param isMeant - Which products, of the alias `p`.
 */
export function selectConfigurables({ shopId, locale, currency }: ShopView, isMeant: SQL): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'kind', p.kind, 'unit', p.unit, 'brand', p.brand, 'photoPrint', p.photo_print,
      'minimumQuantity', p.minimum_quantity, 'maximumQuantity', p.maximum_quantity, 'quantityStep', p.quantity_step,
      'perCustomer', p.per_customer,
      'deliveryMin', p.delivery_min, 'deliveryMax', p.delivery_max, 'deliveryPeriod', p.delivery_period,
      'deliveryMethods', p.delivery_methods, 'name', t.name, 'slug', s.slug,
      'category', ${selectCategoryReference(locale)},
      'picture', (
        select json_build_object(${pictureColumns}, 'alt', pp.alt)
        from product_pictures pp join pictures i on i.key = pp.picture_key
        where pp.shop_id = p.shop_id and pp.product_id = p.id and pp.position = 0),
      'options', ${selectOptions},
      'variants', coalesce((
        select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'name', v.name, 'choices', v.choices,
            'width', v.width, 'height', v.height, 'depth', v.depth, 'weight', v.weight, 'inStock', v.in_stock,
            'pictureAlt', v.picture_alt, 'priceExcVat', vp.price_exc_vat, 'available', st.available,
            'picture', case when i.key is not null then json_build_object(${pictureColumns}) end) order by v.position)
        from variants v
        join variant_prices vp on vp.shop_id = v.shop_id and vp.variant_id = v.id and vp.currency = ${currency}
        left join stock st on st.shop_id = v.shop_id and st.variant_id = v.id
        left join pictures i on i.key = v.picture_key
        where v.shop_id = p.shop_id and v.product_id = p.id), '[]'),
      'tiers', coalesce((
        select json_agg(json_build_object('minQuantity', vt.min_quantity, 'maxQuantity', vt.max_quantity,
          'discountPercent', vt.discount_percent) order by vt.position)
        from volume_tiers vt where vt.shop_id = p.shop_id and vt.product_id = p.id), '[]'),
      'rules', ${selectRulesOfProduct}
    )), '[]')
    from products p
    join product_texts t on t.shop_id = p.shop_id and t.product_id = p.id and t.locale = ${locale}
    left join slugs s on s.shop_id = p.shop_id and s.kind = 'product' and s.owner_id = p.id and s.locale = ${locale}
      and s.current
    where p.shop_id = ${shopId} and ${isMeant})`;
}

/** The options of the product `p` with their values, in the order they are shown. */
const selectOptions = sql`coalesce((
  select json_agg(json_build_object('option', ${jsonRow(productOptions)}, 'values', coalesce((
      select json_agg(json_build_object('value', ${jsonRow(optionValues)},
        'picture', case when ${pictures.key} is not null then ${jsonRow(pictures)} end) order by ${optionValues.position})
      from ${optionValues} left join ${pictures} on ${pictures.key} = ${optionValues.pictureKey}
      where ${optionValues.shopId} = p.shop_id and ${optionValues.productId} = p.id
        and ${optionValues.optionId} = ${productOptions.id}), '[]')) order by ${productOptions.position})
  from ${productOptions} where ${productOptions.shopId} = p.shop_id and ${productOptions.productId} = p.id), '[]')`;
