import type pg from 'pg';

/** Copies that a product of the shop `quiet` is given; with the product itself they make 100,000. */
const copies = 99_999;

/** Words that are in a few entries each. */
const madeUpWords = 20_000;

/**
 * Makes the shop `quiet` one of 100,000 products, as copies of its product `panel` in `en-GB`, by statements over sets.
 * What is derived for listings and search is copied too, or made up: deriving it would take minutes. The products share
 * colours, brands and classes at random, the same at each time.
 */
export async function multiplyProducts(client: pg.Client): Promise<void> {
  // No triggers: neither those that derive nor those of foreign keys.
  await client.query(`set session_replication_role = replica`);
  for (const [table, replaced, condition = 'true'] of copied) await copyRows(client, table, replaced, condition);
  await client.query(`
    insert into search_words (shop_id, language, word, stem, spelling, uses)
    select 'quiet', 'en', w.word, w.word, w.word, 5
    from (select distinct translate(substr(md5('word ' || i), 1, 5 + i % 6), '0123456789', 'ghijklmnop') as word
      from generate_series(1, ${madeUpWords}) i) w
    where not exists (select from search_words s where s.shop_id = 'quiet' and s.language = 'en' and s.word = w.word)`);
  await client.query(`
    insert into search_entries (shop_id, kind, owner_id, locale, locales, position, title_words, words)
    select e.shop_id, e.kind, 'panel-' || i, 'en-GB', '{en-GB}', 10 + i, own.words, own.words || w.ids[1 + i * 7 % cardinality(w.ids)]
    from search_entries e
    cross join generate_series(1, ${copies}) i
    cross join (select array_agg(id order by id) as ids from search_words
      where shop_id = 'quiet' and language = 'en' and uses = 5) w
    -- One in twenty is called a panel.
    cross join lateral (select case when i % 20 = 0 then e.title_words else '{}' end || w.ids[1 + i % cardinality(w.ids)] as words) own
    where e.shop_id = 'quiet' and e.kind = 'Product' and e.owner_id = 'panel' and 'en-GB' = any (e.locales)`);
  await client.query(`set session_replication_role = origin`);
  await fillBits(client);
  await client.query('vacuum analyze');
}

/** Table, what copy `i` of its row has instead, and which rows are copied. */
const copied: readonly (readonly [table: string, replaced: Readonly<Record<string, string>>, condition?: string])[] = [
  ['products', { id: `'panel-' || i`, position: '10 + i', nrc: '(i * 37 % 100) / 100.0' }, `id = 'panel'`],
  ...['product_texts', 'listed_names'].map(
    (table) =>
      [
        table,
        {
          product_id: `'panel-' || i`,
          ...(table === 'listed_names'
            ? { name: `md5('name ' || i)`, ordinal: 'i + 3' }
            : { name: `md5('name ' || i)` }),
        },
        `product_id = 'panel' and locale = 'en-GB'`,
      ] as const,
  ),
  ...['product_categories', 'product_pictures', 'product_attributes', 'volume_tiers'].map(
    (table) => [table, { product_id: `'panel-' || i` }, `product_id = 'panel'`] as const,
  ),
  ['product_options', { product_id: `'panel-' || i` }, `product_id = 'panel' and id = 'color'`],
  ['option_values', { product_id: `'panel-' || i` }, `product_id = 'panel' and option_id = 'color'`],
  [
    'variants',
    { id: `t.id || '-' || i`, product_id: `'panel-' || i`, sku: `t.sku || '-' || i` },
    `product_id = 'panel'`,
  ],
  [
    'variant_prices',
    { variant_id: `t.variant_id || '-' || i`, price_exc_vat: '1000 + i * 7919 % 50000' },
    `currency = 'GBP' and variant_id in (select id from variants where shop_id = 'quiet' and product_id = 'panel')`,
  ],
  [
    'slugs',
    { owner_id: `'panel-' || i`, slug: `t.slug || '-' || i` },
    `owner_id = 'panel' and locale = 'en-GB' and current`,
  ],
  [
    'listed_products',
    { product_id: `'panel-' || i`, ordinal: 'i + 3', position: '10 + i', nrc: '(i * 37 % 100) / 100.0' },
    `product_id = 'panel'`,
  ],
  [
    'listed_prices',
    { product_id: `'panel-' || i`, ordinal: 'i + 3', position: '10 + i', price: '1000 + i * 7919 % 50000' },
    `product_id = 'panel' and currency = 'GBP'`,
  ],
];

async function copyRows(
  client: pg.Client,
  table: string,
  replaced: Readonly<Record<string, string>>,
  condition: string,
): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns
      where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  const columns = rows.map(({ column }) => column);
  await client.query(`
    insert into ${table} (${columns.join(', ')})
    select ${columns.map((column) => replaced[column] ?? `t.${column}`).join(', ')}
    from (select * from ${table} where shop_id = 'quiet' and ${condition}) t cross join generate_series(1, ${copies}) i`);
}

/** Gives each value of a facet half of the products, at random, and all of them to the row of all products. */
async function fillBits(client: pg.Client): Promise<void> {
  await client.query(`
    with bits as (
      select v.facet_id, v.value_id, c.chunk, (
        select string_agg(('x' || md5(v.facet_id || v.value_id || c.chunk || i))::bit(128)::text, '' order by i)::bit(8192)
        from generate_series(1, 64) i) as bits
      from facet_values v cross join generate_series(0, ${copies + 3} / 8192) as c (chunk)
      where v.shop_id = 'quiet'
      union all
      select '', '', c.chunk, ~B'0'::bit(8192) from generate_series(0, ${copies + 3} / 8192) as c (chunk))
    insert into facet_bits (shop_id, facet_id, value_id, chunk, bits)
    select 'quiet', b.facet_id, b.value_id, b.chunk,
      -- The last chunk ends with the last product.
      b.bits & ~(~B'0'::bit(8192) >> least(8192, ${copies + 4} - b.chunk * 8192))
    from bits b
    on conflict (shop_id, facet_id, value_id, chunk) do update set bits = excluded.bits`);
  await client.query(`
    update facet_values v set products = (
      select sum(bit_count(b.bits)) from facet_bits b
      where b.shop_id = v.shop_id and b.facet_id = v.facet_id and b.value_id = v.value_id)
    where v.shop_id = 'quiet'`);
}
