CREATE TABLE "price_history" (
	"shop_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"currency" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_exc_vat" integer NOT NULL,
	CONSTRAINT "price_history_shop_id_variant_id_currency_since_pk" PRIMARY KEY("shop_id","variant_id","currency","since")
);
--> statement-breakpoint
ALTER TABLE "variant_prices" ADD COLUMN "reduced_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- What follows is by hand: drizzle-kit knows no functions and triggers.
--
-- Whoever changes a price, it is recorded: the time of the clock, not of the transaction, so that prices stand in the order in
-- which they held. A row that says what is recorded already is passed over, so a shop can be filled with its history.
CREATE FUNCTION record_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (shop_id, variant_id, currency, since, price_exc_vat)
    SELECT c.shop_id, c.variant_id, c.currency, clock_timestamp(), c.price_exc_vat
    FROM changed c
    WHERE c.price_exc_vat IS DISTINCT FROM (
      SELECT h.price_exc_vat FROM price_history h
      WHERE h.shop_id = c.shop_id AND h.variant_id = c.variant_id AND h.currency = c.currency
      ORDER BY h.since DESC LIMIT 1)
  ON CONFLICT (shop_id, variant_id, currency, since) DO UPDATE SET price_exc_vat = excluded.price_exc_vat;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_inserted_prices AFTER INSERT ON variant_prices
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_prices();
--> statement-breakpoint
CREATE TRIGGER record_updated_prices AFTER UPDATE ON variant_prices
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_prices();
--> statement-breakpoint
-- A price that rises is reduced no longer, unless the same statement says so: else a later reduction would count as begun
-- when the earlier one was.
CREATE FUNCTION end_reduction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.price_exc_vat > OLD.price_exc_vat AND NEW.reduced_since IS NOT DISTINCT FROM OLD.reduced_since THEN
    NEW.reduced_since := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_reduction BEFORE UPDATE ON variant_prices FOR EACH ROW EXECUTE FUNCTION end_reduction();
--> statement-breakpoint
-- Prices that are there already: what they were before, nobody knows.
INSERT INTO price_history (shop_id, variant_id, currency, since, price_exc_vat)
  SELECT shop_id, variant_id, currency, now(), price_exc_vat FROM variant_prices;
--> statement-breakpoint
SELECT watch_content('price_history', 'product', 'shop_id',
  '(SELECT product_id FROM variants WHERE variants.shop_id = changed.shop_id AND variants.id = changed.variant_id)');
