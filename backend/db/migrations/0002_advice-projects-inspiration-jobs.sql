CREATE TABLE "advice" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"reading_minutes" integer NOT NULL,
	"picture_key" text NOT NULL,
	CONSTRAINT "advice_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "advice_products" (
	"shop_id" text NOT NULL,
	"advice_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "advice_products_shop_id_advice_id_product_id_pk" PRIMARY KEY("shop_id","advice_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "advice_texts" (
	"shop_id" text NOT NULL,
	"advice_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"body" text NOT NULL,
	"topic" text NOT NULL,
	"questions" jsonb NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"picture_alt" text NOT NULL,
	CONSTRAINT "advice_texts_shop_id_advice_id_locale_pk" PRIMARY KEY("shop_id","advice_id","locale")
);
--> statement-breakpoint
CREATE TABLE "image_rule_pictures" (
	"shop_id" text NOT NULL,
	"rule_position" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_key" text NOT NULL,
	"alt" jsonb NOT NULL,
	CONSTRAINT "image_rule_pictures_shop_id_rule_position_position_pk" PRIMARY KEY("shop_id","rule_position","position")
);
--> statement-breakpoint
CREATE TABLE "image_rules" (
	"shop_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku_pattern" text NOT NULL,
	"sku_prefix" text NOT NULL,
	"exactness" integer NOT NULL,
	CONSTRAINT "image_rules_shop_id_position_pk" PRIMARY KEY("shop_id","position")
);
--> statement-breakpoint
CREATE TABLE "inspiration_hotspots" (
	"shop_id" text NOT NULL,
	"image_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	CONSTRAINT "inspiration_hotspots_shop_id_image_id_position_pk" PRIMARY KEY("shop_id","image_id","position")
);
--> statement-breakpoint
CREATE TABLE "inspiration_images" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"picture_key" text NOT NULL,
	CONSTRAINT "inspiration_images_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "inspiration_texts" (
	"shop_id" text NOT NULL,
	"image_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"picture_alt" text NOT NULL,
	CONSTRAINT "inspiration_texts_shop_id_image_id_locale_pk" PRIMARY KEY("shop_id","image_id","locale")
);
--> statement-breakpoint
CREATE TABLE "job_offer_texts" (
	"shop_id" text NOT NULL,
	"job_offer_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"body" text NOT NULL,
	"place" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	CONSTRAINT "job_offer_texts_shop_id_job_offer_id_locale_pk" PRIMARY KEY("shop_id","job_offer_id","locale")
);
--> statement-breakpoint
CREATE TABLE "job_offers" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"closes_on" date,
	"minimum_hours" integer NOT NULL,
	"maximum_hours" integer NOT NULL,
	"employment" text NOT NULL,
	"salary" jsonb,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	CONSTRAINT "job_offers_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_pictures" (
	"shop_id" text NOT NULL,
	"project_id" text NOT NULL,
	"position" integer NOT NULL,
	"picture_key" text NOT NULL,
	"alt" jsonb NOT NULL,
	CONSTRAINT "project_pictures_shop_id_project_id_position_pk" PRIMARY KEY("shop_id","project_id","position")
);
--> statement-breakpoint
CREATE TABLE "project_products" (
	"shop_id" text NOT NULL,
	"project_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "project_products_shop_id_project_id_product_id_pk" PRIMARY KEY("shop_id","project_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "project_texts" (
	"shop_id" text NOT NULL,
	"project_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"body" text NOT NULL,
	"place" text NOT NULL,
	"sector" text NOT NULL,
	"figures" jsonb NOT NULL,
	"quote_text" text,
	"quote_role" text,
	"meta_title" text,
	"meta_description" text,
	"picture_alt" text NOT NULL,
	CONSTRAINT "project_texts_shop_id_project_id_locale_pk" PRIMARY KEY("shop_id","project_id","locale")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"completed_on" date NOT NULL,
	"picture_key" text NOT NULL,
	"video" jsonb,
	"quote_author" text,
	CONSTRAINT "projects_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "video" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "time_zone" text DEFAULT 'Europe/Amsterdam' NOT NULL;--> statement-breakpoint
ALTER TABLE "advice" ADD CONSTRAINT "advice_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice" ADD CONSTRAINT "advice_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_products" ADD CONSTRAINT "advice_products_shop_id_advice_id_advice_shop_id_id_fk" FOREIGN KEY ("shop_id","advice_id") REFERENCES "public"."advice"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_products" ADD CONSTRAINT "advice_products_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_texts" ADD CONSTRAINT "advice_texts_shop_id_advice_id_advice_shop_id_id_fk" FOREIGN KEY ("shop_id","advice_id") REFERENCES "public"."advice"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_rule_pictures" ADD CONSTRAINT "image_rule_pictures_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_rule_pictures" ADD CONSTRAINT "image_rule_pictures_rule_fk" FOREIGN KEY ("shop_id","rule_position") REFERENCES "public"."image_rules"("shop_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_rules" ADD CONSTRAINT "image_rules_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_hotspots" ADD CONSTRAINT "inspiration_hotspots_image_fk" FOREIGN KEY ("shop_id","image_id") REFERENCES "public"."inspiration_images"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_hotspots" ADD CONSTRAINT "inspiration_hotspots_product_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_images" ADD CONSTRAINT "inspiration_images_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_images" ADD CONSTRAINT "inspiration_images_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_texts" ADD CONSTRAINT "inspiration_texts_image_fk" FOREIGN KEY ("shop_id","image_id") REFERENCES "public"."inspiration_images"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offer_texts" ADD CONSTRAINT "job_offer_texts_shop_id_job_offer_id_job_offers_shop_id_id_fk" FOREIGN KEY ("shop_id","job_offer_id") REFERENCES "public"."job_offers"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pictures" ADD CONSTRAINT "project_pictures_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pictures" ADD CONSTRAINT "project_pictures_shop_id_project_id_projects_shop_id_id_fk" FOREIGN KEY ("shop_id","project_id") REFERENCES "public"."projects"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_products" ADD CONSTRAINT "project_products_shop_id_project_id_projects_shop_id_id_fk" FOREIGN KEY ("shop_id","project_id") REFERENCES "public"."projects"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_products" ADD CONSTRAINT "project_products_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_texts" ADD CONSTRAINT "project_texts_shop_id_project_id_projects_shop_id_id_fk" FOREIGN KEY ("shop_id","project_id") REFERENCES "public"."projects"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advice_shop_id_position_index" ON "advice" USING btree ("shop_id","position");--> statement-breakpoint
CREATE INDEX "advice_products_shop_id_product_id_index" ON "advice_products" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "image_rules_shop_id_sku_prefix_index" ON "image_rules" USING btree ("shop_id","sku_prefix");--> statement-breakpoint
CREATE INDEX "inspiration_images_shop_id_position_index" ON "inspiration_images" USING btree ("shop_id","position");--> statement-breakpoint
CREATE INDEX "job_offers_shop_id_published_at_index" ON "job_offers" USING btree ("shop_id","published_at");--> statement-breakpoint
CREATE INDEX "project_products_shop_id_product_id_index" ON "project_products" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "projects_shop_id_completed_on_index" ON "projects" USING btree ("shop_id","completed_on");--> statement-breakpoint
CREATE INDEX "blog_products_shop_id_product_id_index" ON "blog_products" USING btree ("shop_id","product_id");