import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import { pictureColumns } from '../catalogue/fragments.ts';
import { loadProductCards } from '../catalogue/product-cards.ts';
import type { Db } from '../db/database.ts';
import { type PictureRow, toImage } from '../images/image.ts';
import { type Page, paginate } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';

export type InspirationList = components['schemas']['InspirationList'];

interface Row {
  readonly id: string;
  readonly title: string;
  readonly picture: PictureRow;
  readonly pictureAlt: string;
  readonly hotspots: readonly { readonly x: number; readonly y: number; readonly productId: string }[];
}

/** Loads a page of inspiration images, in the shop's order: one query for the images, one for every product in them. */
export async function loadInspiration(db: Db, shop: ShopView, page: Page): Promise<InspirationList> {
  const { shopId, locale } = shop;
  const listed = await paginate(
    db,
    page,
    {
      rows: (portion) => sql`
        select m.id, t.title, t.picture_alt as "pictureAlt", json_build_object(${pictureColumns}) as picture,
          coalesce((select json_agg(json_build_object('x', h.x, 'y', h.y, 'productId', h.product_id) order by h.position)
            from inspiration_hotspots h where h.shop_id = m.shop_id and h.image_id = m.id), '[]') as hotspots
        from (select * from inspiration_images where shop_id = ${shopId} order by position, id ${portion}) m
        join inspiration_texts t on t.shop_id = m.shop_id and t.image_id = m.id and t.locale = ${locale}
        join pictures i on i.key = m.picture_key
        order by m.position, m.id`,
      total: sql`select count(*) from inspiration_images where shop_id = ${shopId}`,
    },
    (row: Row) => row,
  );
  const ids = new Set(listed.items.flatMap(({ hotspots }) => hotspots.map(({ productId }) => productId)));
  const products = new Map((await loadProductCards(db, shop, [...ids])).map((card) => [card.id, card]));
  return {
    ...listed,
    items: listed.items.map(({ id, title, picture, pictureAlt, hotspots }) => ({
      id,
      title,
      image: toImage(picture, pictureAlt),
      hotspots: hotspots.flatMap(({ x, y, productId }) => {
        const product = products.get(productId);
        return product ? [{ x, y, product }] : [];
      }),
    })),
  };
}
