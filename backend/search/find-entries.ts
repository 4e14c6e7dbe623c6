import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { executePrepared } from '../db/execute-prepared.ts';
import type { SearchedKind } from '../db/schema/search.ts';
import type { ShopView } from '../shops/shop-view.ts';
import type { PlannedWord } from './plan-search.ts';

/** In the order of equal matches. */
export const searchedKinds: readonly SearchedKind[] = ['Product', 'Project', 'Blog'];

/** Max. results of one kind. Nobody reads that far, and counting all of them would be the most expensive part. */
const maxResults = 1000;

export interface FindRequest {
  readonly words: readonly PlannedWord[];
  /** The entered text, for article numbers. */
  readonly typed: string;
  /** The kinds that are searched and counted. */
  readonly among: readonly SearchedKind[];
  /** The kinds that are listed. */
  readonly listed: readonly SearchedKind[];
  /** Whether there is a list for each kind, instead of one list. */
  readonly apart: boolean;
  /** Whether half of the words suffice. */
  readonly loosely: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundEntry {
  readonly kind: SearchedKind;
  readonly id: string;
}

export interface Found {
  readonly counts: Readonly<Record<SearchedKind, number>>;
  readonly entries: readonly FoundEntry[];
}

interface Row extends Record<string, unknown> {
  readonly counts: Partial<Record<SearchedKind, number>>;
  readonly entries: readonly FoundEntry[];
}

/**
 * Finds entries that match all words, best first: those named by an article number, then those with all words in their
 * title, those with similar words in their title, those with all words anywhere, and those with similar words anywhere.
 * Within each of these the kinds alternate, each in its own order.
 */
export async function findEntries(db: Db, shop: ShopView, request: FindRequest): Promise<Found> {
  const { among, listed, apart, limit, offset } = request;
  const kinds = among.map((kind) => ({ kind, hits: selectHits(shop, kind, request) }));
  const searched = kinds.flatMap(({ kind, hits }) => (hits ? [{ kind, hits }] : []));
  const nothing = { Product: 0, Project: 0, Blog: 0 };
  if (searched.length === 0) return { counts: nothing, entries: [] };
  const order = sql`tier, turn, array_position(array['Product', 'Project', 'Blog'], kind)`;
  const place = sql`row_number() over (${apart ? sql`partition by kind` : sql``} order by ${order})`;
  const counts = searched.map(
    ({ kind }) => sql`${kind}::text, (select least(count(*), ${maxResults}) from ${getHits(kind)})`,
  );
  // What stands behind this place among its own kind cannot stand before it among all.
  const firsts = searched
    .filter(({ kind }) => listed.includes(kind))
    .map(
      ({ kind }) => sql`(
        select kind, owner_id, tier, row_number() over (order by tier, position, owner_id) as rank from (
          select * from ${getHits(kind)} order by tier, position, owner_id limit ${offset + limit}) firsts)`,
    );
  const [row] = await executePrepared<Row>(
    db,
    sql`
    with ${sql.join(
      searched.map(({ kind, hits }) => sql`${getHits(kind)} as materialized (${hits})`),
      sql`, `,
    )},
    placed as (
      select kind, owner_id, ${place} as place
      from (
        select *, row_number() over (partition by tier, kind order by rank) as turn
        from (${firsts.length > 0 ? sql.join(firsts, sql` union all `) : noEntries}) listed) turns)
    select
      json_build_object(${sql.join(counts, sql`, `)}) as counts,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', owner_id) order by place, kind), '[]')
        from placed where place > ${offset} and place <= ${offset + limit} and place <= ${maxPlaces(request)}) as entries`,
  );
  return { counts: { ...nothing, ...row?.counts }, entries: row?.entries ?? [] };
}

const noEntries = sql`select ''::text as kind, ''::text as owner_id, 0 as tier, 0::bigint as rank where false`;

function getHits(kind: SearchedKind): SQL {
  return sql.raw(`${kind.toLowerCase()}_hits`);
}

/** Selects the entries of a kind that match, each once; `undefined` where nothing can match. */
function selectHits(shop: ShopView, kind: SearchedKind, { typed, words, loosely }: FindRequest): SQL | undefined {
  const numbered = kind === 'Product' ? selectArticles(shop, typed) : undefined;
  const worded = (loosely ? selectWithSome : selectWithAll)(shop, kind, words);
  if (!numbered || !worded) return numbered ?? worded;
  // Read only as far as the articles leave room for more results.
  return sql`
    with articles as materialized (${numbered})
    select * from articles
    union all
    (select * from (${worded}) worded where owner_id not in (select owner_id from articles)
    limit ${maxResults} - (select count(*) from articles))`;
}

/** Returns the max. length of a list. */
function maxPlaces({ listed, apart }: FindRequest): number {
  return apart ? maxResults : maxResults * listed.length;
}

/**
 * Selects products by the number of an article: the full number, or from four characters with a digit its beginning.
 */
function selectArticles({ shopId }: ShopView, typed: string): SQL | undefined {
  const number = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (number.length < 2) return undefined;
  const written = sql`regexp_replace(upper(v.sku), '[^A-Z0-9]', '', 'g')`;
  const beginning = number.length >= 4 && /\d/.test(number);
  return sql`
    select 'Product' as kind, p.id as owner_id, p.position, 0 as tier from (
      select distinct product_id from (
        select v.product_id from variants v
        where v.shop_id = ${shopId} and ${written} ~>=~ ${number}
          and ${written} ~<=~ (${number}::text || ${beginning ? '\u{10ffff}' : ''}::text)
        limit ${maxResults}) written) numbered
    join products p on p.shop_id = ${shopId} and p.id = numbered.product_id`;
}

/** Spelled out, so that the planner uses the partial indexes of products and of the others. */
const ofKind: Readonly<Record<SearchedKind, SQL>> = {
  Product: sql`kind = 'Product'`,
  Project: sql`kind <> 'Product' and kind = 'Project'`,
  Blog: sql`kind <> 'Product' and kind = 'Blog'`,
};

const holds = (column: 'title_words' | 'words', ids: readonly number[]) =>
  sql`${sql.raw(column)} && ${sql.param([...ids])}::integer[]`;

/** Selects entries that match all of the words, the better tiers first. */
function selectWithAll(shop: ShopView, kind: SearchedKind, words: readonly PlannedWord[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const met = (column: 'title_words' | 'words', by: 'same' | 'wide') =>
    sql.join(
      words.map((word) => holds(column, word[by])),
      sql` and `,
    );
  const exact = words.every(({ same }) => same.length > 0);
  const widened = words.some(({ same, wide }) => wide.length > same.length);
  const tiers = [
    ...(exact ? [{ tier: 1, condition: met('title_words', 'same') }] : []),
    ...(widened ? [{ tier: 2, condition: met('title_words', 'wide') }] : []),
    ...(exact ? [{ tier: 3, condition: met('words', 'same') }] : []),
    ...(widened ? [{ tier: 4, condition: met('words', 'wide') }] : []),
  ];
  const hits = tiers.map(({ tier, condition }, index) => {
    // Entries of the first tier are in the second too.
    const better = tiers
      .slice(0, index)
      .filter((other) => other.tier !== 1 || index === 1 || !widened)
      .map((other) => sql` and not (${other.condition})`);
    return sql`
      select kind, owner_id, position, ${sql.raw(String(tier))} as tier from search_entries
      where ${ofKind[kind]} and ${condition}${sql.join(better)} and shop_id = ${shop.shopId} and ${shop.locale} = any(locales)`;
  });
  // The tiers are read in their order, and further ones are skipped where the better ones suffice.
  return sql`select * from (${sql.join(hits, sql` union all `)}) as tiers limit ${maxResults}`;
}

/**
 * Selects entries that match at least half of the words. Each word is looked up by itself: checking the words of each
 * entry would read all of them.
 */
function selectWithSome(shop: ShopView, kind: SearchedKind, words: readonly PlannedWord[]): SQL | undefined {
  if (words.length === 0) return undefined;
  // Of two words one suffices. The rarer one says more, and where it has enough results, the other is not looked up.
  if (words.length === 2)
    return selectWithEither(
      shop,
      kind,
      words.toSorted((a, b) => a.uses - b.uses),
    );
  const hits = words.map(({ wide }) => sql`(${selectWith(shop, kind, wide)} limit ${maxResults})`);
  return sql`
    select ${kind}::text as kind, owner_id, min(position) as position, 5 + ${words.length}::integer - count(*)::integer as tier
    from (${sql.join(hits, sql` union all `)}) as words
    group by owner_id
    having count(*) * 2 >= ${words.length}
    order by tier, position, owner_id
    limit ${maxResults}`;
}

function selectWithEither(shop: ShopView, kind: SearchedKind, words: readonly PlannedWord[]): SQL {
  const hits = words.map(({ wide }, index) => {
    const better = words.slice(0, index).map((other) => sql` and not (${holds('words', other.wide)})`);
    return sql`${selectWith(shop, kind, wide)}${sql.join(better)}`;
  });
  return sql`
    select ${kind}::text as kind, owner_id, position, 6 as tier
    from (${sql.join(hits, sql` union all `)}) as words limit ${maxResults}`;
}

function selectWith(shop: ShopView, kind: SearchedKind, ids: readonly number[]): SQL {
  return sql`
      select owner_id, position from search_entries
      where ${ofKind[kind]} and ${holds('words', ids)} and shop_id = ${shop.shopId} and ${shop.locale} = any(locales)`;
}
