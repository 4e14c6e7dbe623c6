CREATE TABLE "content_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" text,
	"kind" text NOT NULL,
	"owner_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_changes_at_index" ON "content_changes" USING btree ("at");--> statement-breakpoint

-- What follows is by hand: drizzle-kit knows no functions and triggers.
--
-- Every table that pages are made of notes what of it has changed. A table that comes later calls
-- watch_content(table, kind, shop, owner) in its own migration; a test finds those that do not.

-- Arguments of the trigger: what the change is about, and expressions over a changed row for its shop and for the thing
-- that it belongs to. More than a hundred things at once count as any number of them.
CREATE FUNCTION note_content_changes() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  DECLARE
    noted integer;
  BEGIN
    EXECUTE format(
      'WITH things AS (SELECT DISTINCT %1$s AS shop_id, %2$s AS owner_id FROM changed),
        counted AS (SELECT shop_id, owner_id, count(*) OVER (PARTITION BY shop_id) AS things FROM things)
      INSERT INTO content_changes (shop_id, kind, owner_id)
      SELECT DISTINCT shop_id, %3$L, CASE WHEN things <= 100 THEN owner_id END FROM counted',
      TG_ARGV[1], TG_ARGV[2], TG_ARGV[0]);
    GET DIAGNOSTICS noted = ROW_COUNT;
    IF noted > 0 THEN PERFORM pg_notify('content_changes', ''); END IF;
    RETURN NULL;
  END
  $$;
--> statement-breakpoint
CREATE FUNCTION note_emptied_content() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO content_changes (kind) VALUES ('everything');
    PERFORM pg_notify('content_changes', '');
    RETURN NULL;
  END
  $$;
--> statement-breakpoint
-- What is there or not may show anywhere, so a row that comes to stand in a table of things, or leaves it, is a change of
-- everything. Whoever fills a shop in bulk sets shopgen.filling (see 0003): then only the shop itself is noted.
CREATE FUNCTION watch_content(of_table text, kind text, shop text, owner text) RETURNS void
  LANGUAGE plpgsql
  AS $$
  DECLARE
    event record;
    quiet text := CASE WHEN of_table = 'shops' THEN ''
      ELSE 'WHEN (current_setting(''shopgen.filling'', true) IS DISTINCT FROM ''on'')' END;
  BEGIN
    FOR event IN SELECT * FROM (VALUES ('insert', 'NEW'), ('update', 'NEW'), ('delete', 'OLD')) AS events (name, side) LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT %s
          EXECUTE FUNCTION note_content_changes(%L, %L, %L)',
        'content_' || event.name, event.name, of_table, event.side, quiet,
        CASE WHEN owner = 'id' AND event.name <> 'update' THEN 'everything' ELSE kind END, shop,
        CASE WHEN owner = 'id' AND event.name <> 'update' THEN 'NULL::text' ELSE owner END);
    END LOOP;
    EXECUTE format(
      'CREATE TRIGGER content_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_emptied_content()',
      of_table);
  END
  $$;
--> statement-breakpoint
SELECT
  watch_content('shops', 'everything', 'id', 'NULL::text'),
  watch_content('shop_locales', 'everything', 'shop_id', 'NULL::text'),
  watch_content('shop_ratings', 'rating', 'shop_id', 'NULL::text'),
  -- Addresses stand wherever something is linked to, pictures wherever something is shown.
  watch_content('slugs', 'everything', 'shop_id', 'NULL::text'),
  watch_content('pictures', 'everything', 'NULL::text', 'NULL::text'),
  watch_content('image_rules', 'everything', 'shop_id', 'NULL::text'),
  watch_content('image_rule_pictures', 'everything', 'shop_id', 'NULL::text'),
  watch_content('menus', 'menus', 'shop_id', 'NULL::text'),
  watch_content('categories', 'category', 'shop_id', 'id'),
  watch_content('category_texts', 'category', 'shop_id', 'category_id'),
  watch_content('pages', 'page', 'shop_id', 'id'),
  watch_content('page_texts', 'page', 'shop_id', 'page_id'),
  watch_content('blogs', 'blog', 'shop_id', 'id'),
  watch_content('blog_texts', 'blog', 'shop_id', 'blog_id'),
  watch_content('blog_products', 'blog', 'shop_id', 'blog_id'),
  watch_content('advice', 'advice', 'shop_id', 'id'),
  watch_content('advice_texts', 'advice', 'shop_id', 'advice_id'),
  watch_content('advice_products', 'advice', 'shop_id', 'advice_id'),
  watch_content('projects', 'project', 'shop_id', 'id'),
  watch_content('project_texts', 'project', 'shop_id', 'project_id'),
  watch_content('project_pictures', 'project', 'shop_id', 'project_id'),
  watch_content('project_products', 'project', 'shop_id', 'project_id'),
  watch_content('job_offers', 'jobOffer', 'shop_id', 'id'),
  watch_content('job_offer_texts', 'jobOffer', 'shop_id', 'job_offer_id'),
  watch_content('inspiration_images', 'inspiration', 'shop_id', 'NULL::text'),
  watch_content('inspiration_texts', 'inspiration', 'shop_id', 'NULL::text'),
  watch_content('inspiration_hotspots', 'inspiration', 'shop_id', 'NULL::text'),
  watch_content('products', 'product', 'shop_id', 'id'),
  watch_content('product_texts', 'product', 'shop_id', 'product_id'),
  -- Categories show how many products they have: which one it was does not matter then.
  watch_content('product_categories', 'everything', 'shop_id', 'NULL::text'),
  watch_content('product_pictures', 'product', 'shop_id', 'product_id'),
  watch_content('product_attributes', 'product', 'shop_id', 'product_id'),
  watch_content('related_products', 'product', 'shop_id', 'product_id'),
  watch_content('product_facets', 'product', 'shop_id', 'product_id'),
  watch_content('product_options', 'product', 'shop_id', 'product_id'),
  watch_content('option_values', 'product', 'shop_id', 'product_id'),
  watch_content('variants', 'product', 'shop_id', 'product_id'),
  watch_content('variant_prices', 'product', 'shop_id',
    '(SELECT product_id FROM variants WHERE variants.shop_id = changed.shop_id AND variants.id = changed.variant_id)'),
  watch_content('volume_tiers', 'product', 'shop_id', 'product_id');
