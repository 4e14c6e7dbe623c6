CREATE TABLE "invoice_numbers" (
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_shop_id_kind_year_pk" PRIMARY KEY("shop_id","kind","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"shop_id" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text,
	"refunded" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"year" integer NOT NULL,
	"country" text NOT NULL,
	"content" jsonb NOT NULL,
	"pdf_hash" text,
	"ubl_hash" text,
	CONSTRAINT "invoices_shop_id_number_pk" PRIMARY KEY("shop_id","number"),
	CONSTRAINT "invoices_refunded_check" CHECK ((kind = 'invoice') = (refunded = 0))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "invoice_numbers" ADD CONSTRAINT "invoice_numbers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_index" ON "invoices" USING btree ("shop_id","order_id","refunded");--> statement-breakpoint
CREATE INDEX "invoices_unmade_index" ON "invoices" USING btree ("issued_at") WHERE pdf_hash is null;--> statement-breakpoint
CREATE INDEX "invoices_country_year_index" ON "invoices" USING btree ("country","year");