-- The tables by drizzle-kit, with one collation added; what fills them follows by hand.
CREATE TABLE "facet_bits" (
	"shop_id" text NOT NULL,
	"facet_id" text NOT NULL,
	"value_id" text NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(8192) NOT NULL,
	CONSTRAINT "facet_bits_shop_id_facet_id_value_id_chunk_pk" PRIMARY KEY("shop_id","facet_id","value_id","chunk")
);
--> statement-breakpoint
CREATE TABLE "facet_values" (
	"shop_id" text NOT NULL,
	"facet_id" text NOT NULL,
	"value_id" text NOT NULL,
	"label" jsonb NOT NULL,
	"position" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "facet_values_shop_id_facet_id_value_id_pk" PRIMARY KEY("shop_id","facet_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "listed_names" (
	"shop_id" text NOT NULL,
	"locale" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"ordinal" integer NOT NULL,
	CONSTRAINT "listed_names_shop_id_product_id_locale_pk" PRIMARY KEY("shop_id","product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "listed_prices" (
	"shop_id" text NOT NULL,
	"currency" text NOT NULL,
	"product_id" text NOT NULL,
	"price" integer NOT NULL,
	"position" integer NOT NULL,
	"ordinal" integer NOT NULL,
	CONSTRAINT "listed_prices_shop_id_product_id_currency_pk" PRIMARY KEY("shop_id","product_id","currency")
);
--> statement-breakpoint
CREATE TABLE "listed_products" (
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"position" integer NOT NULL,
	"nrc" real,
	CONSTRAINT "listed_products_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"locale" text NOT NULL,
	"locales" text[] NOT NULL,
	"position" integer NOT NULL,
	"title_words" integer[] NOT NULL,
	"words" integer[] NOT NULL,
	CONSTRAINT "search_entries_shop_id_kind_owner_id_locale_pk" PRIMARY KEY("shop_id","kind","owner_id","locale")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" text NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	"spelling" text NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "facet_bits" ADD CONSTRAINT "facet_bits_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_values" ADD CONSTRAINT "facet_values_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_names_order" ON "listed_names" USING btree ("shop_id","locale","name","product_id","ordinal");--> statement-breakpoint
CREATE INDEX "listed_prices_order" ON "listed_prices" USING btree ("shop_id","currency","price","position","product_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "listed_products_shop_id_ordinal_index" ON "listed_products" USING btree ("shop_id","ordinal");--> statement-breakpoint
CREATE INDEX "listed_products_recommended" ON "listed_products" USING btree ("shop_id","position","product_id","ordinal");--> statement-breakpoint
CREATE INDEX "listed_products_nrc" ON "listed_products" USING btree ("shop_id","nrc" DESC NULLS LAST,"position","product_id","ordinal");--> statement-breakpoint
CREATE INDEX "search_entries_product_titles" ON "search_entries" USING gin ("title_words") WHERE kind = 'Product';--> statement-breakpoint
CREATE INDEX "search_entries_product_words" ON "search_entries" USING gin ("words") WHERE kind = 'Product';--> statement-breakpoint
CREATE INDEX "search_entries_other_titles" ON "search_entries" USING gin ("title_words") WHERE kind <> 'Product';--> statement-breakpoint
CREATE INDEX "search_entries_other_words" ON "search_entries" USING gin ("words") WHERE kind <> 'Product';--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_shop_id_language_word_index" ON "search_words" USING btree ("shop_id","language","word");--> statement-breakpoint
CREATE INDEX "search_words_shop_id_language_stem_index" ON "search_words" USING btree ("shop_id","language","stem");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("shop_id","language","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint

-- What follows is by hand: drizzle-kit knows no functions and triggers.
--
-- Everything above is derived. refresh_search and refresh_listing derive it anew for given things of a shop, and triggers
-- call them after each statement that changes what they derive from. Whoever fills a shop in bulk sets shopgen.filling to
-- 'on' for the transaction, so that the triggers are quiet, and calls fill_shop at its end.

-- The words of a text in their order: lower case, without accents, and as they were written. Letters are named, because
-- what a class such as [:alpha:] holds depends on the database's locale.
CREATE FUNCTION search_tokens(value text) RETURNS TABLE (place bigint, word text, spelling text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT place, lower(f_unaccent(token)), token
    FROM regexp_split_to_table(
      regexp_replace(normalize(value, NFKC), '<[^>]*>|&[A-Za-z]+;', ' ', 'g'),
      '[^A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E9E]+') WITH ORDINALITY AS tokens (token, place)
    WHERE token <> '' AND length(token) <= 60
  $$;
--> statement-breakpoint
-- What a word has in common with its other forms; null for words that say nothing, such as articles. Older stemmers of
-- German leave the n of Segeln and Filtern, newer ones take it off: here it always goes.
CREATE FUNCTION search_stem(language text, word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT CASE WHEN stems IS NULL THEN word WHEN cardinality(stems) = 0 THEN NULL
      WHEN language = 'de' THEN regexp_replace(stems[1], '(e[lr])n$', '\1') ELSE stems[1] END
    FROM (SELECT CASE language
      WHEN 'nl' THEN ts_lexize('pg_catalog.dutch_stem', word)
      WHEN 'fr' THEN ts_lexize('pg_catalog.french_stem', word)
      WHEN 'de' THEN ts_lexize('pg_catalog.german_stem', word)
      WHEN 'en' THEN ts_lexize('pg_catalog.english_stem', word)
      ELSE ARRAY[word] END AS stems) AS lexized
  $$;
--> statement-breakpoint
-- What is searched, by locale.
CREATE VIEW search_sources AS
  SELECT p.shop_id, 'Product' AS kind, p.id AS owner_id, t.locale, p.position, t.name AS title,
    concat_ws(' ', p.brand,
      (SELECT string_agg(c.name, ' ' ORDER BY pc.position)
        FROM product_categories pc
        JOIN category_texts c ON c.shop_id = pc.shop_id AND c.category_id = pc.category_id AND c.locale = t.locale
        WHERE pc.shop_id = p.shop_id AND pc.product_id = p.id),
      (SELECT string_agg(a.value ->> t.locale, ' ' ORDER BY a.position)
        FROM product_attributes a WHERE a.shop_id = p.shop_id AND a.product_id = p.id),
      (SELECT string_agg(v.color_name ->> t.locale, ' ' ORDER BY v.position)
        FROM variants v WHERE v.shop_id = p.shop_id AND v.product_id = p.id)) AS facts,
    concat_ws(' ', t.intro, t.description) AS body
  FROM products p
  JOIN product_texts t ON t.shop_id = p.shop_id AND t.product_id = p.id
  UNION ALL
  SELECT j.shop_id, 'Project', j.id, t.locale, '2200-01-01'::date - j.completed_on, t.title,
    concat_ws(' ', t.place, t.sector), concat_ws(' ', t.intro, t.body)
  FROM projects j
  JOIN project_texts t ON t.shop_id = j.shop_id AND t.project_id = j.id
  UNION ALL
  SELECT b.shop_id, 'Blog', b.id, t.locale, '2200-01-01'::date - (b.published_at AT TIME ZONE 'UTC')::date, t.title,
    b.author, concat_ws(' ', t.intro, t.body)
  FROM blogs b
  JOIN blog_texts t ON t.shop_id = b.shop_id AND t.blog_id = b.id;
--> statement-breakpoint
-- Planned anew for each call: a plan made for a few things in a shop that is being filled goes through all of it for each
-- portion of thousands.
CREATE FUNCTION refresh_search(of_shop text, of_kind text, owners text[]) RETURNS void
  LANGUAGE plpgsql
  SET plan_cache_mode = 'force_custom_plan'
  AS $$
  BEGIN
    -- Writers of one shop wait for each other: they share its words.
    PERFORM pg_advisory_xact_lock(hashtextextended('search of ' || of_shop, 0));
    DROP TABLE IF EXISTS pg_temp.search_pieces, pg_temp.search_piece_words, pg_temp.search_piece_ids;

    CREATE TEMPORARY TABLE search_pieces ON COMMIT DROP AS
      SELECT s.owner_id, split_part(s.locale, '-', 1) AS language, array_agg(s.locale ORDER BY s.locale) AS locales,
        min(s.position) AS position, s.title, s.facts, s.body
      FROM search_sources s
      WHERE s.shop_id = of_shop AND s.kind = of_kind AND s.owner_id = ANY (owners)
      GROUP BY s.owner_id, language, s.title, s.facts, s.body;

    -- Many things share a text, so each is taken apart once.
    CREATE TEMPORARY TABLE search_piece_words ON COMMIT DROP AS
      SELECT texts.language, md5(texts.piece) AS piece, t.word, min(t.spelling) AS spelling
      FROM (
        SELECT DISTINCT p.language, v.piece
        FROM search_pieces p CROSS JOIN LATERAL (VALUES (p.title), (p.facts), (p.body)) AS v (piece)) AS texts
      CROSS JOIN LATERAL search_tokens(texts.piece) AS t
      GROUP BY texts.language, texts.piece, t.word;
    -- Without knowing how much there is, the planner goes through it again for each row.
    ANALYZE search_pieces, search_piece_words;

    INSERT INTO search_words (shop_id, language, word, stem, spelling, uses)
      SELECT of_shop, stemmed.language, stemmed.word, stemmed.stem, stemmed.spelling, 0
      FROM (
        SELECT n.language, n.word, n.spelling, search_stem(n.language, n.word) AS stem
        FROM (
          SELECT t.language, t.word, min(t.spelling) AS spelling FROM search_piece_words t
          WHERE NOT EXISTS (
            SELECT FROM search_words w WHERE w.shop_id = of_shop AND w.language = t.language AND w.word = t.word)
          GROUP BY t.language, t.word) n
        OFFSET 0) stemmed
      WHERE stemmed.stem IS NOT NULL;

    UPDATE search_words w SET uses = w.uses - gone.uses
      FROM (
        SELECT e.word, count(*) AS uses
        FROM (SELECT unnest(words) AS word FROM search_entries
          WHERE shop_id = of_shop AND kind = of_kind AND owner_id = ANY (owners)) e
        GROUP BY e.word) gone
      WHERE w.id = gone.word;
    DELETE FROM search_entries WHERE shop_id = of_shop AND kind = of_kind AND owner_id = ANY (owners);

    CREATE TEMPORARY TABLE search_piece_ids ON COMMIT DROP AS
      SELECT t.language, t.piece, array_agg(w.id) AS words
      FROM search_piece_words t
      JOIN search_words w ON w.shop_id = of_shop AND w.language = t.language AND w.word = t.word
      GROUP BY t.language, t.piece;
    ANALYZE search_piece_ids;

    WITH written AS (
      INSERT INTO search_entries (shop_id, kind, owner_id, locale, locales, position, title_words, words)
        SELECT of_shop, of_kind, p.owner_id, p.locales[1], p.locales, p.position, coalesce(title.words, '{}'),
          coalesce(title.words || facts.words || body.words, '{}')
        FROM search_pieces p
        LEFT JOIN search_piece_ids title ON title.language = p.language AND title.piece = md5(p.title)
        LEFT JOIN search_piece_ids facts ON facts.language = p.language AND facts.piece = md5(p.facts)
        LEFT JOIN search_piece_ids body ON body.language = p.language AND body.piece = md5(p.body)
        ORDER BY p.position, p.owner_id, p.locales
        RETURNING words)
    UPDATE search_words w SET uses = w.uses + come.uses
      FROM (SELECT e.word, count(*) AS uses FROM (SELECT unnest(words) AS word FROM written) e GROUP BY e.word) come
      WHERE w.id = come.word;
  END
  $$;
--> statement-breakpoint
-- One bit of a chunk.
CREATE FUNCTION facet_bit(ordinal integer) RETURNS bit
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT set_bit(B'0'::bit(8192), ordinal % 8192, 1) $$;
--> statement-breakpoint
-- The places of the bits that are set. Written out, a chunk is a text of zeros and ones: between two ones stand as many
-- zeros as there are places to skip.
CREATE FUNCTION facet_ordinals(chunk integer, bits bit) RETURNS SETOF integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT (chunk * 8192 - 1 + sum(length(zeros) + 1) OVER (ORDER BY place))::integer
    FROM unnest(string_to_array(rtrim(bits::text, '0'), '1')) WITH ORDINALITY AS runs (zeros, place)
    LIMIT bit_count(bits)
  $$;
--> statement-breakpoint
CREATE FUNCTION refresh_listing(of_shop text, changed text[]) RETURNS void
  LANGUAGE plpgsql
  SET plan_cache_mode = 'force_custom_plan'
  AS $$
  DECLARE
    numbered integer;
  BEGIN
    -- Writers of one shop wait for each other: they share its ordinals and bits.
    PERFORM pg_advisory_xact_lock(hashtextextended('listing of ' || of_shop, 0));

    UPDATE facet_bits f SET bits = f.bits & ~mask.bits
      FROM (
        SELECT l.ordinal / 8192 AS chunk, bit_or(facet_bit(l.ordinal)) AS bits
        FROM listed_products l WHERE l.shop_id = of_shop AND l.product_id = ANY (changed)
        GROUP BY 1) mask
      WHERE f.shop_id = of_shop AND f.chunk = mask.chunk AND bit_count(f.bits & mask.bits) > 0;
    DELETE FROM listed_prices WHERE shop_id = of_shop AND product_id = ANY (changed);
    DELETE FROM listed_names WHERE shop_id = of_shop AND product_id = ANY (changed);
    DELETE FROM listed_products l WHERE l.shop_id = of_shop AND l.product_id = ANY (changed)
      AND NOT EXISTS (SELECT FROM products p WHERE p.shop_id = of_shop AND p.id = l.product_id);

    SELECT coalesce(max(l.ordinal) + 1, 0) INTO numbered FROM listed_products l WHERE l.shop_id = of_shop;
    INSERT INTO listed_products (shop_id, product_id, ordinal, position, nrc)
      SELECT of_shop, p.id, coalesce(l.ordinal,
          numbered - 1 + (row_number() OVER (PARTITION BY l.ordinal IS NULL ORDER BY p.position, p.id))::integer),
        p.position, p.nrc
      FROM products p
      LEFT JOIN listed_products l ON l.shop_id = p.shop_id AND l.product_id = p.id
      WHERE p.shop_id = of_shop AND p.id = ANY (changed)
      ON CONFLICT (shop_id, product_id) DO UPDATE SET position = excluded.position, nrc = excluded.nrc;
    INSERT INTO listed_prices (shop_id, currency, product_id, price, position, ordinal)
      SELECT of_shop, vp.currency, l.product_id, min(vp.price_exc_vat), l.position, l.ordinal
      FROM listed_products l
      JOIN variants v ON v.shop_id = of_shop AND v.product_id = l.product_id
      JOIN variant_prices vp ON vp.shop_id = of_shop AND vp.variant_id = v.id
      WHERE l.shop_id = of_shop AND l.product_id = ANY (changed)
      GROUP BY vp.currency, l.product_id, l.position, l.ordinal;
    INSERT INTO listed_names (shop_id, locale, product_id, name, ordinal)
      SELECT of_shop, t.locale, l.product_id, lower(f_unaccent(t.name)), l.ordinal
      FROM listed_products l
      JOIN product_texts t ON t.shop_id = of_shop AND t.product_id = l.product_id
      WHERE l.shop_id = of_shop AND l.product_id = ANY (changed);

    INSERT INTO facet_bits (shop_id, facet_id, value_id, chunk, bits)
      SELECT of_shop, f.facet_id, f.value_id, l.ordinal / 8192, bit_or(facet_bit(l.ordinal))
      FROM listed_products l
      JOIN (
        SELECT product_id, facet_id, value_id FROM product_facets WHERE shop_id = of_shop AND product_id = ANY (changed)
        UNION ALL SELECT unnest(changed), '', '') f ON f.product_id = l.product_id
      WHERE l.shop_id = of_shop
      GROUP BY f.facet_id, f.value_id, l.ordinal / 8192
      ON CONFLICT (shop_id, facet_id, value_id, chunk) DO UPDATE SET bits = facet_bits.bits | excluded.bits;
    DELETE FROM facet_bits WHERE shop_id = of_shop AND bit_count(bits) = 0;

    INSERT INTO facet_values (shop_id, facet_id, value_id, label, position, products)
      SELECT DISTINCT ON (f.facet_id, f.value_id) of_shop, f.facet_id, f.value_id, f.label, f.position, 0
      FROM product_facets f WHERE f.shop_id = of_shop AND f.product_id = ANY (changed)
      ORDER BY f.facet_id, f.value_id, f.position
      ON CONFLICT (shop_id, facet_id, value_id) DO UPDATE SET label = excluded.label, position = excluded.position;
    UPDATE facet_values v SET products = counted.products
      FROM (
        SELECT n.facet_id, n.value_id, (
          SELECT coalesce(sum(bit_count(f.bits)), 0)::integer FROM facet_bits f
          WHERE f.shop_id = of_shop AND f.facet_id = n.facet_id AND f.value_id = n.value_id) AS products
        FROM facet_values n WHERE n.shop_id = of_shop) counted
      WHERE v.shop_id = of_shop AND v.facet_id = counted.facet_id AND v.value_id = counted.value_id
        AND v.products <> counted.products;
    DELETE FROM facet_values WHERE shop_id = of_shop AND products = 0;
  END
  $$;
--> statement-breakpoint
-- Derives everything of a shop, in portions that fit into memory.
CREATE FUNCTION fill_shop(of_shop text) RETURNS void
  LANGUAGE plpgsql
  SET work_mem = '64MB'
  SET gin_pending_list_limit = '64MB'
  AS $$
  DECLARE
    portion text[];
  BEGIN
    FOR portion IN
      SELECT array_agg(n.id ORDER BY n.place) FROM (
        SELECT p.id, row_number() OVER (ORDER BY p.position, p.id) - 1 AS place FROM products p WHERE p.shop_id = of_shop) n
      GROUP BY n.place / 4096 ORDER BY n.place / 4096
    LOOP
      PERFORM refresh_listing(of_shop, portion);
      PERFORM refresh_search(of_shop, 'Product', portion);
    END LOOP;
    PERFORM refresh_search(of_shop, 'Project', ARRAY(SELECT id FROM projects WHERE shop_id = of_shop));
    PERFORM refresh_search(of_shop, 'Blog', ARRAY(SELECT id FROM blogs WHERE shop_id = of_shop));
    -- What has been put aside for these indexes while filling would have to be gone through by every search.
    PERFORM gin_clean_pending_list(c.oid)
      FROM pg_class c JOIN pg_am a ON a.oid = c.relam
      WHERE a.amname = 'gin' AND c.relname LIKE 'search\_%';
  END
  $$;
--> statement-breakpoint
-- Arguments: which things ('Product', 'Project', 'Blog', or 'Listing' for what listings derive), and the column that names
-- them. The column `variant_id` leads to products by their variants, `category_id` by their categories.
CREATE FUNCTION refresh_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  DECLARE
    shop text;
    owners text[];
    named text := CASE TG_ARGV[1]
      WHEN 'variant_id' THEN
        'SELECT c.shop_id, v.product_id AS owner FROM changed c JOIN variants v ON v.shop_id = c.shop_id AND v.id = c.variant_id'
      WHEN 'category_id' THEN
        'SELECT c.shop_id, p.product_id AS owner FROM changed c
          JOIN product_categories p ON p.shop_id = c.shop_id AND p.category_id = c.category_id'
      ELSE format('SELECT shop_id, %I AS owner FROM changed', TG_ARGV[1]) END;
  BEGIN
    FOR shop, owners IN
      EXECUTE format('SELECT shop_id, array_agg(DISTINCT owner) FROM (%s) named GROUP BY shop_id ORDER BY shop_id', named)
    LOOP
      IF TG_ARGV[0] = 'Listing' THEN PERFORM refresh_listing(shop, owners);
      ELSE PERFORM refresh_search(shop, TG_ARGV[0], owners);
      END IF;
    END LOOP;
    RETURN NULL;
  END
  $$;
--> statement-breakpoint
DO $$
  DECLARE
    watched record;
    event text;
  BEGIN
    FOR watched IN
      SELECT * FROM (VALUES
        ('products', 'Listing', 'id'), ('product_texts', 'Listing', 'product_id'),
        ('product_facets', 'Listing', 'product_id'), ('variants', 'Listing', 'product_id'),
        ('variant_prices', 'Listing', 'variant_id'),
        ('products', 'Product', 'id'), ('product_texts', 'Product', 'product_id'),
        ('product_categories', 'Product', 'product_id'), ('category_texts', 'Product', 'category_id'),
        ('product_attributes', 'Product', 'product_id'), ('variants', 'Product', 'product_id'),
        ('projects', 'Project', 'id'), ('project_texts', 'Project', 'project_id'),
        ('blogs', 'Blog', 'id'), ('blog_texts', 'Blog', 'blog_id')) AS list (changing, what, named_by)
    LOOP
      FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
        EXECUTE format(
          'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT
            WHEN (current_setting(''shopgen.filling'', true) IS DISTINCT FROM ''on'')
            EXECUTE FUNCTION refresh_changed(%L, %L)',
          format('refresh_%s_%s', lower(watched.what), event), event, watched.changing,
          CASE event WHEN 'delete' THEN 'OLD' ELSE 'NEW' END, watched.what, watched.named_by);
      END LOOP;
    END LOOP;
  END
$$;
--> statement-breakpoint
-- An article number finds its variant however it is typed: without case, spaces and hyphens.
CREATE INDEX variants_article_number ON variants (shop_id, (regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g')) text_pattern_ops);
--> statement-breakpoint
-- What an identifier names, beside what a slug names: slugs_current holds only the current ones.
CREATE INDEX slugs_owner ON slugs (shop_id, kind, owner_id);
--> statement-breakpoint
-- Shops that are there already.
SELECT fill_shop(id) FROM shops;
