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

interface Row extends Record<string, unknown> {
  readonly skuPattern: string;
  readonly pictures: readonly (PictureRow & { readonly alt: TextByLocale })[];
}

/** Selects the shop's rules, the most exact first, then the earlier first. */
function selectRules({ shopId }: ShopView, condition: SQL): SQL {
  return sql`
    select r.sku_pattern as "skuPattern",
      (select json_agg(json_build_object(${pictureColumns}, 'alt', rp.alt) order by rp.position)
        from image_rule_pictures rp join pictures i on i.key = rp.picture_key
        where rp.shop_id = r.shop_id and rp.rule_position = r.position) as pictures
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
    (row: Row) => toRule(shop, row),
  );
}

/** Loads the images that rules assign to article numbers, by number; numbers without a rule are absent. One query. */
export async function loadRuledImages(
  db: DatabaseReader,
  shop: ShopView,
  skus: readonly string[],
): Promise<ReadonlyMap<string, readonly Image[]>> {
  const { rows } = await db.execute<Row>(
    selectRules(shop, sql`r.sku_prefix = any(${sql.param(listPatternPrefixes(skus))}::text[])`),
  );
  const rules = rows.map((row) => toRule(shop, row));
  return new Map(
    skus.flatMap((sku) => {
      const rule = pickRule(rules, sku);
      return rule ? [[sku, rule.images] as const] : [];
    }),
  );
}

function toRule({ locale }: ShopView, { skuPattern, pictures }: Row): ImageRule {
  return { skuPattern, images: pictures.map((picture) => toImage(picture, getText(picture.alt, locale))) };
}
