import { type SQL, sql } from 'drizzle-orm';

/** Selects the first category of the product `p` as JSON: its id, and its name and slug in a locale; null where it has none. */
export function selectCategoryReference(locale: string): SQL {
  return sql`(select json_build_object('id', c.category_id, 'name', ct.name, 'slug', cs.slug)
    from product_categories c
    join category_texts ct on ct.shop_id = c.shop_id and ct.category_id = c.category_id and ct.locale = ${locale}
    join slugs cs on cs.shop_id = c.shop_id and cs.kind = 'category' and cs.owner_id = c.category_id
      and cs.locale = ${locale} and cs.current
    where c.shop_id = p.shop_id and c.product_id = p.id
    order by c.position limit 1)`;
}
