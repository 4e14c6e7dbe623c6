import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { executePrepared } from '../db/execute-prepared.ts';
import type { ShopView } from '../shops/shop-view.ts';

/** How a word of the shop matches one that was entered. */
export type Fit =
  /** The same word, perhaps in another form. */
  | 'same'
  /** Begins with the entered word. */
  | 'begins'
  /** Contains the entered word, as compounds do. */
  | 'holds'
  /** Spelled similarly, or containing a similar word. */
  | 'resembles'
  /** Short and perhaps similar: to be compared letter by letter. */
  | 'near'
  /** First and second part of a compound that the shop does not know as one word, or a word similar to the part. */
  | 'left'
  | 'right';

export interface FittingWord {
  readonly fit: Fit;
  readonly id: number;
  readonly word: string;
  readonly spelling: string;
  /** Number of entries that contain it. */
  readonly uses: number;
  /** 0 to 1: `word_similarity` of pg_trgm; for parts of a compound, `similarity` to the part, or 1 for the part itself. */
  readonly likeness: number;
  /** The position where a compound was split; 0 for every other match. */
  readonly part: number;
}

/** A word that was entered, with the words of the shop that match it. */
export interface AskedWord {
  /** Lower case, without accents. */
  readonly word: string;
  /** As it was entered. */
  readonly spelling: string;
  /** A stop word of its language, such as an article. */
  readonly empty: boolean;
  readonly fitting: readonly FittingWord[];
}

interface Row extends Record<string, unknown> {
  readonly place: string;
  readonly word: string;
  readonly spelling: string;
  readonly empty: boolean;
  readonly fitting: readonly FittingWord[];
}

/** Longer words are not split. */
const maxCompoundLength = 40;

/** Max. words of a search; further ones are ignored. */
const maxWords = 8;

/**
 * Loads the words of a search, in their order, each with the words of the shop and language that match it. One query.
 */
export async function loadAskedWords(db: Db, { shopId, locale }: ShopView, typed: string): Promise<AskedWord[]> {
  const language = locale.split('-')[0] ?? locale;
  const columns = sql`w.id, w.word, w.spelling, w.uses`;
  const ofShop = sql`w.shop_id = ${shopId} and w.language = ${language} and w.uses > 0`;
  // `like` uses an index only if the pattern is known when the statement is planned; a range always does.
  const begins = sql`w.word ~>=~ a.word and w.word ~<~ (a.word || chr(1114111))`;
  return await executePrepared<Row>(
    db,
    sql`
    with asked as materialized (
      select place, word, spelling, search_stem(${language}, word) as stem
      from search_tokens(${typed}) order by place limit ${maxWords}),
    known as materialized (
      select a.*, exists (select from search_words w where ${ofShop} and w.stem = a.stem) as known from asked a),
    judged as materialized (
      -- Counted, because the planner takes it for cheaper to look for one similar word through all words.
      select k.*, k.known or (length(k.word) >= 4 and (
        select count(*) from search_words w where ${ofShop} and k.word <% w.word) > 0) as resembled
      from known k)
    select a.place, a.word, a.spelling, a.stem is null as empty, coalesce((
      select json_agg(f) from (
        select 'same' as fit, ${columns}, 1::real as likeness, 0 as part from search_words w
        where ${ofShop} and w.stem = a.stem
        union all
        (select 'begins', ${columns}, 1, 0 from search_words w
        where ${ofShop} and ${begins} order by w.uses desc, w.word limit 40)
        union all
        (select 'holds', ${columns}, 1, 0 from search_words w
        where length(a.word) >= 4 and ${ofShop} and w.word like '%' || a.word || '%' order by w.uses desc, w.word limit 40)
        union all
        (select 'resembles', ${columns}, word_similarity(a.word, w.word), 0 from search_words w
        where not a.known and length(a.word) >= 4 and ${ofShop} and (a.word <% w.word or a.word % w.word)
        order by word_similarity(a.word, w.word) desc, similarity(a.word, w.word) desc, w.uses desc, w.word limit 40)
        union all
        (select 'near', ${columns}, word_similarity(a.word, w.word), 0 from search_words w
        where not a.known and length(a.word) between 3 and 7 and ${ofShop}
          and w.word ~>=~ left(a.word, 1) and w.word ~<~ (left(a.word, 1) || chr(1114111))
          and length(w.word) between length(a.word) - 1 and length(a.word) + 1 order by w.uses desc, w.word limit 400)
        union all
        select side.fit, ${columns}, case when w.stem = side.stem then 1 else similarity(side.word, w.word) end, side.at
        from (
          select 'left' as fit, at, left(a.word, at) as word, search_stem(${language}, left(a.word, at)) as stem
          from generate_series(3, least(length(a.word), ${maxCompoundLength}) - 3) as split(at)
          union all
          select 'right', at, substr(a.word, at + 1), search_stem(${language}, substr(a.word, at + 1))
          from generate_series(3, least(length(a.word), ${maxCompoundLength}) - 3) as split(at)) as side
        join search_words w on ${ofShop} and (w.stem = side.stem or (length(side.word) >= 4 and side.word % w.word))
        where not a.resembled) f), '[]') as fitting
    from judged a order by a.place`,
  );
}
