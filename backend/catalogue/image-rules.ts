import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { DatabaseReader, Db } from '../db/database.ts';
import type { TextByLocale } from '../db/schema/column-types.ts';
import { type Image, type PictureRow, toImage } from '../images/image.ts';
import { listPatternPrefixes, pickRule } from '../images/image-rules.ts';
import { type Page, paginate } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { pictureColumns } from './fragments.ts';
import { getText } from './text.ts';

export type ImageRule = components['schemas']['ImageRule'];
export type ImageRuleList = components['schemas']['ImageRuleList'];

/** A rule as the statements select it. */
export interface ImageRuleRow extends Record<string, unknown> {
  readonly skuPattern: string;
  readonly pictures: readonly (PictureRow & { readonly alt: TextByLocale })[];
}

/** The pictures of the rule `r`. */
const selectRulePictures = sql`(
  select json_agg(json_build_object(${pictureColumns}, 'alt', rp.alt) order by rp.position)
  from image_rule_pictures rp join pictures i on i.key = rp.picture_key
  where rp.shop_id = r.shop_id and rp.rule_position = r.position)`;

/**
 * The rules that may match a variant of the product `p` as a JSON array, the most exact first, then the earlier first.
 * They are found by the beginnings of the article numbers.
 */
export const selectRulesOfProduct = sql`coalesce((
  select json_agg(json_build_object('skuPattern', r.sku_pattern, 'pictures', ${selectRulePictures})
    order by r.exactness desc, r.position)
  from image_rules r
  where r.shop_id = p.shop_id and r.sku_prefix = any(array(
    select left(rv.sku, length) from variants rv, generate_series(0, char_length(rv.sku)) length
    where rv.shop_id = p.shop_id and rv.product_id = p.id))), '[]')`;

/** Selects the shop's rules, the most exact first, then the earlier first. */
function selectRules({ shopId }: ShopView, condition: SQL): SQL {
  return sql`
    select r.sku_pattern as "skuPattern", ${selectRulePictures} as pictures
    from image_rules r
    where r.shop_id = ${shopId} and ${condition}
    order by r.exactness desc, r.position`;
}

/** Loads a page of rules, the most exact first. */
export async function loadImageRules(db: Db, shop: ShopView, page: Page): Promise<ImageRuleList> {
  return await paginate(
    db,
    page,
    {
      rows: (portion) => sql`${selectRules(shop, sql`true`)} ${portion}`,
      total: sql`select count(*) from image_rules where shop_id = ${shop.shopId}`,
    },
    (row: ImageRuleRow) => toImageRule(shop, row),
  );
}

/** Loads the images that rules assign to article numbers, by number; numbers without a rule are absent. One query. */
export async function loadRuledImages(
  db: DatabaseReader,
  shop: ShopView,
  skus: readonly string[],
): Promise<ReadonlyMap<string, readonly Image[]>> {
  const { rows } = await db.execute<ImageRuleRow>(
    selectRules(shop, sql`r.sku_prefix = any(${sql.param(listPatternPrefixes(skus))}::text[])`),
  );
  const rules = rows.map((row) => toImageRule(shop, row));
  return new Map(
    skus.flatMap((sku) => {
      const rule = pickRule(rules, sku);
      return rule ? [[sku, rule.images] as const] : [];
    }),
  );
}

/** Returns a rule as the API answers it. */
export function toImageRule({ locale }: ShopView, { skuPattern, pictures }: ImageRuleRow): ImageRule {
  return { skuPattern, images: pictures.map((picture) => toImage(picture, getText(picture.alt, locale))) };
}
