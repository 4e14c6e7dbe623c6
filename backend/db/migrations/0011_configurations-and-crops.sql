CREATE TABLE "configurations" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"values" jsonb NOT NULL,
	"crop_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "configurations_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "crops" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"product_id" text NOT NULL,
	"file_id" text,
	"license_code" text,
	"picture_key" text,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"rotation" integer NOT NULL,
	"print_width" integer NOT NULL,
	"print_height" integer NOT NULL,
	"dpi" integer NOT NULL,
	"digest" text NOT NULL,
	"folder" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crops_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "storage_items" ADD COLUMN "crop_id" text;--> statement-breakpoint
ALTER TABLE "configurations" ADD CONSTRAINT "configurations_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crops" ADD CONSTRAINT "crops_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crops" ADD CONSTRAINT "crops_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crops" ADD CONSTRAINT "crops_shop_id_file_id_storage_files_shop_id_id_fk" FOREIGN KEY ("shop_id","file_id") REFERENCES "public"."storage_files"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "configurations_used_at_index" ON "configurations" USING btree ("used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "crops_digest_index" ON "crops" USING btree ("digest");--> statement-breakpoint
CREATE UNIQUE INDEX "crops_folder_index" ON "crops" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "crops_used_at_index" ON "crops" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "crops_shop_id_file_id_index" ON "crops" USING btree ("shop_id","file_id");