CREATE TABLE "categories" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"picture_key" text NOT NULL,
	CONSTRAINT "categories_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"shop_id" text NOT NULL,
	"category_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"description" text,
	"meta_title" text,
	"meta_description" text,
	"picture_alt" text NOT NULL,
	CONSTRAINT "category_texts_shop_id_category_id_locale_pk" PRIMARY KEY("shop_id","category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "blog_products" (
	"shop_id" text NOT NULL,
	"blog_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "blog_products_shop_id_blog_id_product_id_pk" PRIMARY KEY("shop_id","blog_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "blog_texts" (
	"shop_id" text NOT NULL,
	"blog_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"body" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"author_role" text,
	"picture_alt" text NOT NULL,
	CONSTRAINT "blog_texts_shop_id_blog_id_locale_pk" PRIMARY KEY("shop_id","blog_id","locale")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"author" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"reading_minutes" integer NOT NULL,
	"picture_key" text NOT NULL,
	CONSTRAINT "blogs_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"shop_id" text NOT NULL,
	"location" text NOT NULL,
	"locale" text NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "menus_shop_id_location_locale_pk" PRIMARY KEY("shop_id","location","locale")
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"shop_id" text NOT NULL,
	"page_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"intro" text,
	"description" text NOT NULL,
	"meta_title" text,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "page_texts_shop_id_page_id_locale_pk" PRIMARY KEY("shop_id","page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "pages_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "option_values" (
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"option_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"label" jsonb NOT NULL,
	"color" text,
	"picture_key" text,
	"picture_alt" jsonb,
	"surcharge" jsonb NOT NULL,
	CONSTRAINT "option_values_shop_id_product_id_option_id_id_pk" PRIMARY KEY("shop_id","product_id","option_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"label" jsonb NOT NULL,
	"hint" jsonb,
	"required" boolean NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "product_options_shop_id_product_id_id_pk" PRIMARY KEY("shop_id","product_id","id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"folder" text NOT NULL,
	"content_hash" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	CONSTRAINT "pictures_folder_unique" UNIQUE("folder")
);
--> statement-breakpoint
CREATE TABLE "product_attributes" (
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"value" jsonb NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "product_attributes_shop_id_product_id_position_pk" PRIMARY KEY("shop_id","product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_categories_shop_id_product_id_category_id_pk" PRIMARY KEY("shop_id","product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_facets" (
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"facet_id" text NOT NULL,
	"value_id" text NOT NULL,
	"label" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_facets_shop_id_product_id_facet_id_value_id_pk" PRIMARY KEY("shop_id","product_id","facet_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"picture_key" text NOT NULL,
	"alt" jsonb NOT NULL,
	CONSTRAINT "product_pictures_shop_id_product_id_position_pk" PRIMARY KEY("shop_id","product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"description" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	CONSTRAINT "product_texts_shop_id_product_id_locale_pk" PRIMARY KEY("shop_id","product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"brand_id" text NOT NULL,
	"brand" text NOT NULL,
	"unit" text NOT NULL,
	"since" date NOT NULL,
	"absorption" real[],
	"nrc" real,
	"alpha_w" real,
	"sound_class" text,
	"fire_class" text,
	"thickness" real,
	"density" real,
	"delivery_min" integer NOT NULL,
	"delivery_max" integer NOT NULL,
	"delivery_period" text NOT NULL,
	"delivery_methods" text[] NOT NULL,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"maximum_quantity" integer DEFAULT 10000 NOT NULL,
	"quantity_step" integer DEFAULT 1 NOT NULL,
	"photo_print" jsonb,
	CONSTRAINT "products_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"related_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "related_products_shop_id_product_id_related_id_pk" PRIMARY KEY("shop_id","product_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "shop_locales" (
	"shop_id" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "shop_locales_shop_id_locale_pk" PRIMARY KEY("shop_id","locale")
);
--> statement-breakpoint
CREATE TABLE "shop_ratings" (
	"shop_id" text PRIMARY KEY NOT NULL,
	"score" real NOT NULL,
	"best" integer NOT NULL,
	"count" integer NOT NULL,
	"recommended_percentage" integer,
	"source" text NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slugs" (
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"owner_id" text NOT NULL,
	"current" boolean NOT NULL,
	CONSTRAINT "slugs_shop_id_kind_locale_slug_pk" PRIMARY KEY("shop_id","kind","locale","slug")
);
--> statement-breakpoint
CREATE TABLE "variant_prices" (
	"shop_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"currency" text NOT NULL,
	"price_exc_vat" integer NOT NULL,
	CONSTRAINT "variant_prices_shop_id_variant_id_currency_pk" PRIMARY KEY("shop_id","variant_id","currency")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"name" jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"color_hex" text,
	"color_name" jsonb,
	"width" integer,
	"height" integer,
	"depth" integer,
	"weight" integer,
	"picture_key" text,
	"picture_alt" jsonb,
	"in_stock" boolean NOT NULL,
	CONSTRAINT "variants_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "volume_tiers" (
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"min_quantity" integer,
	"max_quantity" integer,
	"discount_percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "volume_tiers_shop_id_product_id_position_pk" PRIMARY KEY("shop_id","product_id","position")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_shop_id_parent_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","parent_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_shop_id_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_products" ADD CONSTRAINT "blog_products_shop_id_blog_id_blogs_shop_id_id_fk" FOREIGN KEY ("shop_id","blog_id") REFERENCES "public"."blogs"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_products" ADD CONSTRAINT "blog_products_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_texts" ADD CONSTRAINT "blog_texts_shop_id_blog_id_blogs_shop_id_id_fk" FOREIGN KEY ("shop_id","blog_id") REFERENCES "public"."blogs"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_shop_id_page_id_pages_shop_id_id_fk" FOREIGN KEY ("shop_id","page_id") REFERENCES "public"."pages"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_values" ADD CONSTRAINT "option_values_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_values" ADD CONSTRAINT "option_values_option_fk" FOREIGN KEY ("shop_id","product_id","option_id") REFERENCES "public"."product_options"("shop_id","product_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_shop_id_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facets" ADD CONSTRAINT "product_facets_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_fk" FOREIGN KEY ("shop_id","related_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_locales" ADD CONSTRAINT "shop_locales_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_ratings" ADD CONSTRAINT "shop_ratings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volume_tiers" ADD CONSTRAINT "volume_tiers_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blogs_shop_id_published_at_index" ON "blogs" USING btree ("shop_id","published_at");--> statement-breakpoint
CREATE INDEX "product_categories_shop_id_category_id_index" ON "product_categories" USING btree ("shop_id","category_id");--> statement-breakpoint
CREATE INDEX "product_facets_shop_id_facet_id_value_id_index" ON "product_facets" USING btree ("shop_id","facet_id","value_id");--> statement-breakpoint
CREATE INDEX "products_shop_id_position_index" ON "products" USING btree ("shop_id","position");--> statement-breakpoint
CREATE INDEX "slugs_shop_id_kind_slug_index" ON "slugs" USING btree ("shop_id","kind","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "slugs_current" ON "slugs" USING btree ("shop_id","kind","owner_id","locale") WHERE current;--> statement-breakpoint
CREATE UNIQUE INDEX "variants_shop_id_sku_index" ON "variants" USING btree ("shop_id","sku");--> statement-breakpoint
CREATE INDEX "variants_shop_id_product_id_position_index" ON "variants" USING btree ("shop_id","product_id","position");