import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import { executePrepared } from '../db/execute-prepared.ts';
import type { MeasureUnit, TextByLocale } from '../db/schema/column-types.ts';
import { listedColors } from '../db/schema/options.ts';
import { type PictureRow, toImage } from '../images/image.ts';
import { getVatPercentage, withVat } from '../pricing/vat.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { selectCategoryReference } from './category-reference.ts';
import { lowestPriorPrice, toPriorPrice } from './prior-price.ts';
import { getText } from './text.ts';
import { readMeasure, toUnitPrice } from './unit-price.ts';

export type ProductCard = components['schemas']['ProductCard'];

interface CardRow extends Record<string, unknown> {
  readonly id: string;
  readonly kind: ProductCard['kind'];
  readonly unit: ProductCard['fromPrice']['unit'];
  readonly sound_class: NonNullable<ProductCard['soundClass']> | null;
  /** Without what was not measured. */
  readonly measures: Pick<ProductCard, 'alphaW' | 'fireClass' | 'thickness' | 'density'>;
  readonly name: string;
  readonly slug: string;
  readonly category: ProductCard['category'];
  readonly pictures: readonly (PictureRow & { readonly alt: TextByLocale })[];
  /** The variant with the lowest price. */
  readonly cheapest: {
    readonly excVat: number;
    readonly lowestPrior: number | null;
    readonly measureUnit: MeasureUnit | null;
    readonly measureAmount: number | null;
  };
  readonly colors: readonly { readonly label: TextByLocale; readonly hex: string }[];
  readonly variant: {
    readonly slug: TextByLocale;
    readonly picture: (PictureRow & { readonly alt: TextByLocale }) | null;
  } | null;
}

/**
 * Loads products as listings show them, in the order of the ids; ids that do not exist are left out. One query.
 *
 * @param colors - Ids of colours; a product that has one of them is shown in the first variant with it.
 */
export async function loadProductCards(
  db: Db,
  shop: ShopView,
  ids: readonly string[],
  colors: readonly string[] = [],
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { shopId, locale, currency } = shop;
  const rows = await executePrepared<CardRow>(
    db,
    sql`
    select p.id, p.kind, p.unit, p.sound_class, t.name, s.slug,
      json_strip_nulls(json_build_object(
        'alphaW', p.alpha_w, 'fireClass', p.fire_class, 'thickness', p.thickness, 'density', p.density)) as measures,
      ${selectCategoryReference(locale)} as category,
      (select json_agg(json_build_object(
          'folder', i.folder, 'width', i.width, 'height', i.height, 'color', i.color, 'alt', pp.alt) order by pp.position)
        from product_pictures pp join pictures i on i.key = pp.picture_key
        where pp.shop_id = p.shop_id and pp.product_id = p.id and pp.position < 2) as pictures,
      (select json_build_object('excVat', vp.price_exc_vat, 'measureUnit', v.measure_unit, 'measureAmount', v.measure_amount,
          'lowestPrior', ${lowestPriorPrice(sql`vp`)})
        from variants v
        join variant_prices vp on vp.shop_id = v.shop_id and vp.variant_id = v.id and vp.currency = ${currency}
        where v.shop_id = p.shop_id and v.product_id = p.id
        order by vp.price_exc_vat, v.position limit 1) as cheapest,
      coalesce((select json_agg(json_build_object('label', ov.label, 'hex', ov.color) order by ov.position)
        from product_options o
        join option_values ov on ov.shop_id = o.shop_id and ov.product_id = o.product_id and ov.option_id = o.id
        where o.shop_id = p.shop_id and o.product_id = p.id and o.type = ${listedColors} and ov.color is not null), '[]') as colors,
      ${selectVariant(colors)} as variant
    from unnest(${sql.param([...ids])}::text[]) with ordinality as wanted(id, position)
    join products p on p.shop_id = ${shopId} and p.id = wanted.id
    join product_texts t on t.shop_id = p.shop_id and t.product_id = p.id and t.locale = ${locale}
    join slugs s on s.shop_id = p.shop_id and s.kind = 'product' and s.owner_id = p.id and s.locale = ${locale} and s.current
    order by wanted.position`,
  );
  return rows.map((row) => toCard(shop, row));
}

/** Selects the first variant in one of the colours, preferably one with a picture. */
function selectVariant(colors: readonly string[]): SQL {
  if (colors.length === 0) return sql`null::json`;
  return sql`
      (select json_build_object('slug', v.slug, 'picture', case when i.key is not null then json_build_object(
          'folder', i.folder, 'width', i.width, 'height', i.height, 'color', i.color, 'alt', v.picture_alt) end)
        from variants v
        join product_options o on o.shop_id = v.shop_id and o.product_id = v.product_id and o.type = ${listedColors}
          and v.choices ->> o.id = any(${sql.param([...colors])}::text[])
        left join pictures i on i.key = v.picture_key
        where v.shop_id = p.shop_id and v.product_id = p.id
        order by i.key is null, v.position limit 1)`;
}

function toCard(shop: ShopView, row: CardRow): ProductCard {
  const { locale, country, currency } = shop;
  const [first, second] = row.pictures;
  if (!first) throw new Error(`Product ${row.id} has no picture.`);
  const { excVat, lowestPrior, measureUnit, measureAmount } = row.cheapest;
  const price = { priceIncVat: withVat(excVat, getVatPercentage(country)), priceExcVat: excVat };
  const priorPrice = toPriorPrice(shop, excVat, lowestPrior);
  const measure = readMeasure(measureUnit, measureAmount);
  const own = row.variant?.picture;
  const image = own ?? first;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    slug: row.slug,
    category: row.category,
    image: toImage(image, getText(image.alt, locale)),
    // The second image shows the product in the colour of its first one.
    ...(second && !own && { secondImage: toImage(second, getText(second.alt, locale)) }),
    fromPrice: {
      currency,
      unit: row.unit,
      ...price,
      ...(priorPrice && { priorPrice }),
      ...(measure && { unitPrice: toUnitPrice(measure, price) }),
    },
    ...(row.variant && { variantSlug: getText(row.variant.slug, locale) }),
    colors: row.colors.map(({ label, hex }) => ({ name: getText(label, locale), hex })),
    ...(row.sound_class && { soundClass: row.sound_class }),
    ...row.measures,
  };
}
