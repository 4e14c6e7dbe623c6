CREATE TABLE "manufacturers" (
	"shop_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"company" jsonb NOT NULL,
	"responsible" jsonb,
	CONSTRAINT "manufacturers_shop_id_brand_id_pk" PRIMARY KEY("shop_id","brand_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "manufacturers" ADD CONSTRAINT "manufacturers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A brand stands on any number of products.
SELECT watch_content('manufacturers', 'everything', 'shop_id', 'NULL::text');
