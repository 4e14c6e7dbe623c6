import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import type { TextByLocale } from '../db/schema/column-types.ts';
import { facetNames, languageOf, sortNames } from './catalogue-labels.ts';
import { type Page, pagesFor } from './paging.ts';
import { loadProductCards } from './product-cards.ts';
import { textIn } from './text.ts';

type ProductListing = components['schemas']['ProductListing'];
type Sort = components['schemas']['ProductSort'];

export interface ListingRequest extends Page {
  /** Absent: all products. */
  readonly categoryId?: string;
  /** `{facet}:{value}`; values of one facet widen each other, facets narrow each other. */
  readonly choices: readonly string[];
  readonly sort: Sort;
}

/** Facets in the order they are shown. */
const facets = [
  { id: 'category', kind: 'CATEGORY' },
  { id: 'color', kind: 'ATTRIBUTE' },
  { id: 'soundClass', kind: 'ATTRIBUTE' },
  { id: 'brand', kind: 'BRAND' },
  { id: 'fireClass', kind: 'ATTRIBUTE' },
] as const;

const sorts: readonly Sort[] = ['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'NAME', 'NRC'];

interface FacetRow extends Record<string, unknown> {
  readonly facet_id: string;
  readonly value_id: string;
  readonly label: TextByLocale;
  readonly count: number;
}

/**
 * A page of products with the facets of the whole result: one query for what is found and counted, one for the page.
 *
 * Each product is judged once: `failing` lists the chosen facets it does not meet. It is in the result when there are
 * none, and it counts for a value of facet F when F is the only one it fails, which is what choosing that value would add.
 */
export async function loadListing(db: Db, shop: ShopView, request: ListingRequest): Promise<ProductListing> {
  const { shopId, locale } = shop;
  const { page, pageSize, sort, choices } = request;
  const pairs = choices.map((choice) => {
    const [facet = '', value = ''] = choice.split(/:(.*)/s);
    return { facet, value };
  });
  const judged = sql`
    chosen(facet_id, value_id) as (
      select * from unnest(${sql.param(pairs.map(({ facet }) => facet))}::text[], ${sql.param(pairs.map(({ value }) => value))}::text[])),
    judged as (
      select p.id, p.position, p.nrc, array(
        select distinct c.facet_id from chosen c where not exists (
          select 1 from product_facets f join chosen o on o.facet_id = f.facet_id and o.value_id = f.value_id
          where f.shop_id = p.shop_id and f.product_id = p.id and f.facet_id = c.facet_id)) as failing
      from products p
      where p.shop_id = ${shopId} and (${request.categoryId ?? null}::text is null or exists (
        select 1 from product_categories pc
        where pc.shop_id = p.shop_id and pc.product_id = p.id and pc.category_id = ${request.categoryId ?? null})))`;

  const { rows: facetRows } = await db.execute<FacetRow>(sql`
    with ${judged},
    counted as (
      select f.facet_id, f.value_id, min(f.position) as position,
        count(*) filter (where j.failing = '{}' or j.failing = array[f.facet_id])::int as count
      from judged j
      join product_facets f on f.shop_id = ${shopId} and f.product_id = j.id
      group by f.facet_id, f.value_id)
    select c.facet_id, c.value_id, c.count, (
      select f.label from product_facets f
      where f.shop_id = ${shopId} and f.facet_id = c.facet_id and f.value_id = c.value_id limit 1) as label
    from counted c
    order by c.facet_id, c.position, c.value_id`);

  const { rows: found } = await db.execute<{ id: string | null; total: number }>(sql`
    with ${judged},
    found as (select id, position, nrc from judged where failing = '{}')
    select paged.id, whole.total from (select count(*)::int as total from found) whole
    left join lateral (
      select id, row_number() over (order by ${orderOf(shop, sort)}) as place from found
      order by place limit ${pageSize} offset ${(page - 1) * pageSize}) paged on true
    order by paged.place`);

  const total = found[0]?.total ?? 0;
  const ids = found.flatMap(({ id }) => (id === null ? [] : [id]));
  const language = languageOf(locale);
  return {
    items: await loadProductCards(db, shop, ids),
    total,
    page,
    pageSize,
    pages: pagesFor(total, pageSize),
    facets: facets
      .filter(({ id }) => id !== 'category' || request.categoryId === undefined)
      .flatMap(({ id, kind }) => {
        const values = facetRows
          .filter((row) => row.facet_id === id)
          .map((row) => ({
            id: row.value_id,
            label: textIn(row.label, locale),
            count: row.count,
            selected: choices.includes(`${id}:${row.value_id}`),
          }))
          // Categories and classes have an order of their own; names are looked up by the alphabet.
          .sort((a, b) => (id === 'color' || id === 'brand' ? a.label.localeCompare(b.label, locale) : 0));
        // A facet with one value narrows nothing, unless it has been chosen and must be undone.
        return values.length > 1 || values.some(({ selected }) => selected)
          ? [{ kind, id, name: facetNames[id][language], values }]
          : [];
      }),
    sorts: sorts.map((id) => ({ id, label: sortNames[id][language], selected: id === sort })),
  };
}

/** Only the order asked for is worked out: for all products, a price or a name is a search each. */
function orderOf({ shopId, locale, currency }: ShopView, sort: Sort) {
  const price = sql`(
    select min(vp.price_exc_vat) from variants v
    join variant_prices vp on vp.shop_id = v.shop_id and vp.variant_id = v.id and vp.currency = ${currency}
    where v.shop_id = ${shopId} and v.product_id = found.id)`;
  const name = sql`(
    select t.name from product_texts t where t.shop_id = ${shopId} and t.product_id = found.id and t.locale = ${locale})`;
  switch (sort) {
    case 'PRICE_ASC':
      return sql`${price}, position, id`;
    case 'PRICE_DESC':
      return sql`${price} desc, position, id`;
    case 'NAME':
      // Without accents and case, which every database can do alike; collations differ between them.
      return sql`lower(f_unaccent(${name})) collate "C", id`;
    case 'NRC':
      return sql`nrc desc nulls last, position, id`;
    case 'RECOMMENDED':
      return sql`position, id`;
  }
}
