import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import { selectCategoryReference } from '../catalogue/category-reference.ts';
import { getText } from '../catalogue/text.ts';
import type { DatabaseReader } from '../db/database.ts';
import type { TextByLocale } from '../db/schema/column-types.ts';
import { type PictureRow, toImage } from '../images/image.ts';
import type { ShopView } from '../shops/shop-view.ts';

type OrderLine = components['schemas']['OrderLine'];

/** The texts of a line's product, independent of its configuration. */
export type LineTexts = Pick<OrderLine, 'kind' | 'name' | 'slug' | 'category' | 'brand' | 'image'>;

interface TextRow extends Record<string, unknown> {
  readonly id: string;
  readonly kind: OrderLine['kind'];
  readonly brand: string;
  readonly name: string;
  readonly slug: string;
  readonly category: OrderLine['category'] | null;
  readonly picture: (PictureRow & { readonly alt: TextByLocale }) | null;
}

/** Loads texts and images of products by their ids, without deleted ones. One query. */
export async function loadLineTexts(
  db: DatabaseReader,
  { shopId, locale }: ShopView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LineTexts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<TextRow>(sql`
    select p.id, p.kind, p.brand, t.name, s.slug,
      ${selectCategoryReference(locale)} as category,
      (select json_build_object('folder', i.folder, 'width', i.width, 'height', i.height, 'color', i.color, 'alt', pp.alt)
        from product_pictures pp join pictures i on i.key = pp.picture_key
        where pp.shop_id = p.shop_id and pp.product_id = p.id and pp.position = 0) as picture
    from products p
    join product_texts t on t.shop_id = p.shop_id and t.product_id = p.id and t.locale = ${locale}
    join slugs s on s.shop_id = p.shop_id and s.kind = 'product' and s.owner_id = p.id and s.locale = ${locale} and s.current
    where p.shop_id = ${shopId} and p.id = any(${sql.param([...ids])}::text[])`);
  return new Map(
    rows.map(({ id, kind, brand, name, slug, category, picture }) => [
      id,
      {
        kind,
        brand,
        name,
        slug,
        ...(category && { category }),
        ...(picture && { image: toImage(picture, getText(picture.alt, locale)) }),
      },
    ]),
  );
}
