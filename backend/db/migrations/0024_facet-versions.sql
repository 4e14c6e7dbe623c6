CREATE TABLE "facet_chunks" (
	"shop_id" text NOT NULL,
	"chunk" integer NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "facet_chunks_shop_id_chunk_pk" PRIMARY KEY("shop_id","chunk")
);
--> statement-breakpoint
ALTER TABLE "facet_chunks" ADD CONSTRAINT "facet_chunks_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- What follows is by hand: drizzle-kit knows no functions and triggers.
--
-- Whatever writes bits, their chunk has another version in the same transaction. A version is never given twice, so bits
-- of a transaction that was rolled back, or of a shop that was deleted, are not mistaken for others.
CREATE SEQUENCE facet_versions AS bigint;
--> statement-breakpoint
CREATE FUNCTION renew_facet_chunks() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    -- Bits that are deleted with their shop have no chunk any more.
    IF TG_OP = 'DELETE' THEN
      UPDATE facet_chunks f SET version = nextval('facet_versions')
        WHERE (f.shop_id, f.chunk) IN (SELECT c.shop_id, c.chunk FROM changed c);
    ELSE
      INSERT INTO facet_chunks (shop_id, chunk, version)
        SELECT c.shop_id, c.chunk, nextval('facet_versions') FROM (SELECT DISTINCT shop_id, chunk FROM changed) c
        ON CONFLICT (shop_id, chunk) DO UPDATE SET version = excluded.version;
    END IF;
    RETURN NULL;
  END
  $$;
--> statement-breakpoint
CREATE TRIGGER renew_facet_chunks_insert AFTER INSERT ON facet_bits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_facet_chunks();
--> statement-breakpoint
CREATE TRIGGER renew_facet_chunks_update AFTER UPDATE ON facet_bits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_facet_chunks();
--> statement-breakpoint
CREATE TRIGGER renew_facet_chunks_delete AFTER DELETE ON facet_bits
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_facet_chunks();
--> statement-breakpoint
-- Shops that are there already.
INSERT INTO facet_chunks (shop_id, chunk, version)
  SELECT shop_id, chunk, nextval('facet_versions') FROM (SELECT DISTINCT shop_id, chunk FROM facet_bits) c;
