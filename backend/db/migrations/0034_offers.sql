CREATE TABLE "offer_lines" (
	"shop_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"sameness" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	CONSTRAINT "offer_lines_shop_id_offer_id_position_pk" PRIMARY KEY("shop_id","offer_id","position"),
	CONSTRAINT "offer_lines_quantity_check" CHECK (quantity > 0 and unit_price >= 0)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"note" text,
	"valid_until" date NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "offer_id" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answer_page" text;--> statement-breakpoint
ALTER TABLE "offer_lines" ADD CONSTRAINT "offer_lines_shop_id_offer_id_offers_shop_id_id_fk" FOREIGN KEY ("shop_id","offer_id") REFERENCES "public"."offers"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_shop_id_reference_requests_shop_id_reference_fk" FOREIGN KEY ("shop_id","reference") REFERENCES "public"."requests"("shop_id","reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_shop_id_reference_index" ON "offers" USING btree ("shop_id","reference");--> statement-breakpoint
CREATE INDEX "order_lines_offer_index" ON "order_lines" USING btree ("shop_id","offer_id") WHERE offer_id is not null;